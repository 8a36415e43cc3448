import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
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
