import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInFacts } from './built_in_facts.server.ts'
import { CurrentFacts } from './current_facts.ts'
import { Prose } from './prose.tsx'

const rendered = (text: string) =>
	renderToStaticMarkup(
		<CurrentFacts value={builtInFacts}>
			<Prose text={text} />
		</CurrentFacts>,
	)

/** The parts of the text that do not wrap. */
const whole = (text: string) =>
	[...rendered(text).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, kept]) => kept)

test('FI-47 no line breaks within a range, a time or a short word with a hyphen', () => {
	expect(whole('Weekly, bi-weekly or monthly, with your 12-digit customer ID.')).toEqual([
		'bi-weekly',
		'12-digit',
	])
	expect(whole('Roll-Offs and an up-to-date list.')).toEqual(['Roll-Offs', 'up-to-date'])
	expect(whole('Set it out by 7:00 AM, not at 10 PM.')).toEqual(['7:00 AM', '10 PM'])
	expect(whole('It holds 4-6 loads for $110-150/month.')).toEqual(['4-6', '$110-150/month'])
	expect(whole(`Call ${builtInFacts.phone}.`)).toEqual([`${builtInFacts.phone}.`])
})

test('FI-47 long words may break on a phone, and no letter is lost', () => {
	const text = 'A family-owned, non-refundable two-week job; 7:00 AM to 4:00 PM.'
	expect(whole(text)).toEqual(['two-week', '7:00 AM', '4:00 PM'])
	expect(rendered(text).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
