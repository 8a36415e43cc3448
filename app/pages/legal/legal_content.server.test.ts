import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { combinationsOff, factsWithout, wordsOff } from '#test/service_words.ts'
import { legalTexts } from '#app/content/legal_texts.server.ts'
import { legalContent } from './legal_content.server.ts'

test.each([
	['LG-01', legalTexts.privacy, 21],
	['LG-02', legalTexts.terms, 8],
] as const)('%s is filled with the facts and has its effective date', (_id, text, count) => {
	const { effectiveText, sections } = legalContent(text, facts, new Date('2026-11-21T12:00:00Z'))
	expect(effectiveText).toBe('June 25, 2025')
	expect(sections).toHaveLength(count)
	expect(JSON.stringify(sections)).not.toContain('{{')
	expect(JSON.stringify(sections)).toContain(facts.phone)
})

test.each(
	(['privacy', 'terms'] as const).flatMap((name) => combinationsOff.map((off) => [name, off] as const)),
)('FI-112 %s does not mention services that are off, and has no empty list: without %j', (name, off) => {
	const { sections } = legalContent(legalTexts[name], factsWithout(off), new Date('2026-11-21T12:00:00Z'))
	for (const { paragraphs } of sections) {
		const said = paragraphs.flatMap((part) => (typeof part === 'string' ? part : part.list))
		expect(wordsOff(off, said)).toEqual([])
		expect(paragraphs).not.toContain('')
		expect(paragraphs).not.toContainEqual({ list: [] })
		expect(said.filter((words) => words.startsWith('Service carries on'))).toEqual([])
	}
})
