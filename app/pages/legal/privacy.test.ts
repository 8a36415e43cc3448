import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { factsWithout } from '#test/service_words.ts'
import type { Service } from '#db/service_names.ts'
import { legalContent } from './legal_content.server.ts'
import { legalTexts } from '#app/content/legal_texts.server.ts'
import { fillPlaceholders, unknownPlaceholders } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'

const { privacy } = legalTexts
const words = (id: string) => {
	const paragraphs = privacy.sections.find((section) => section.id === id)?.paragraphs ?? []
	const text = paragraphs.flatMap((part) => (typeof part === 'string' ? part : part.list)).join('\n')
	return fillPlaceholders(text, facts, new Date(0))
}

test('LG-01 the policy is effective June 25, 2025 and has 21 sections', () => {
	expect(privacy.effective).toBe('2025-06-25')
	expect(privacy.sections).toHaveLength(21)
})

test('every section has a unique anchor and title, and content', () => {
	expect(new Set(privacy.sections.map(({ id }) => id)).size).toBe(21)
	expect(new Set(privacy.sections.map(({ title }) => title)).size).toBe(21)
	for (const { id } of privacy.sections) {
		expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
		expect(words(id).length).toBeGreaterThan(100)
	}
})

test('facts are in it as placeholders only, and each placeholder is known', () => {
	const text = JSON.stringify(privacy.sections)
	expect(typedFacts(text, facts)).toEqual([])
	expect(unknownPlaceholders(text)).toEqual([])
})

test('FI-112 without carts, the policy does not mention service requests, reminders, pickup areas or photos', () => {
	const text = (off: readonly Service[]) =>
		JSON.stringify(legalContent(privacy, factsWithout(off), new Date(0)))
	const ofHomes = /service request|reminders|pickup areas?|photo|\bcarts?\b(?! Lane)/gi
	expect(text([]).match(ofHomes)?.length).toBeGreaterThan(7)
	expect(text(['residential', 'lawn', 'hoa'])).not.toMatch(ofHomes)
	expect(text(['residential', 'lawn', 'hoa'])).toContain('The quote forms ask')
})

test.each([
	['text-messages', /not a condition of purchase/],
	['text-messages', /frequency varies/],
	['text-messages', /Message and data rates may apply/],
	['text-messages', /Reply STOP .* unsubscribe/],
	['text-messages', /Reply HELP for help/],
	['text-messages', /do not sell, rent or share your mobile number/],
	['consent-records', /exact wording .*version/],
	['consent-records', /date and time/],
	['consent-records', /page the form stood on/],
	['consent-records', /\(IP\) address as a keyed hash/],
	['consent-records', /your browser/],
	['cookies', /no cookies to follow you/],
	['analytics', /Global Privacy Control signal, we do not load the tag/],
	['your-rights', /Colorado Privacy Act/],
	['your-rights', /corrected[^]*deleted[^]*copy[^]*opt out/],
	['requests-and-appeals', /appeal[^]*Colorado Attorney General/],
	['children', /under 13/],
	['governing-law', /State of Colorado[^]*courts in Larimer County/],
	['contact', /\(970\) 555-0142/],
])('LG-01 the section %s contains %s', (id, pattern) => {
	expect(words(id)).toMatch(pattern)
})

test('FI-112 if no form asks about text messages, the policy mentions no consent box to check', () => {
	const text = (textNotifications: boolean) =>
		JSON.stringify(legalContent(privacy, { ...facts, textNotifications }, new Date(0)))
	expect(text(true)).toContain('If you check the consent box on one of our forms')
	expect(text(true)).not.toContain('None of our forms')
	expect(text(false)).toContain('None of our forms has a box for text messages at present.')
	expect(text(false)).not.toMatch(/check the consent box|box starts empty/)
})
