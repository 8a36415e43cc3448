import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { firstText, helpText } from './compose_text.ts'
import { countSegments } from './text_length.ts'

test('SD-104 a first text says who writes and how to opt out, once', () => {
	const whole = 'Horsetooth Hauling: See you Tuesday. Reply STOP to opt out.'
	expect(firstText('See you Tuesday.', sampleFacts)).toBe(whole)
	expect(firstText(whole, sampleFacts)).toBe(whole)
})

test('SD-104 the name at the end of a first text is not read as part of how to opt out', () => {
	expect(firstText('See you Tuesday. Kit', sampleFacts)).toBe(
		'Horsetooth Hauling: See you Tuesday. Kit\nReply STOP to opt out.',
	)
})

test('SD-106 the answer to HELP says who we are, how to reach us and how to opt out, in one or two messages', () => {
	const text = helpText(sampleFacts)
	for (const part of [sampleFacts.name, sampleFacts.phone, sampleFacts.email, 'Reply STOP'])
		expect(text).toContain(part)
	expect(countSegments(text).segments).toBeLessThanOrEqual(2)
})

test.each([
	['x'.repeat(160), 1, true],
	['x'.repeat(161), 2, true],
	['€'.repeat(80), 1, true],
	['€'.repeat(81), 2, true],
	['“Tuesday”', 1, false],
	['👍'.repeat(35), 1, false],
	['👍'.repeat(36), 2, false],
])('SD-104 a text is counted in the segments that are paid for: %#', (text, segments, isPlain) => {
	expect(countSegments(text)).toEqual({ segments, isPlain })
})
