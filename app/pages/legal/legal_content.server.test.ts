import { expect, test } from 'vitest'
import { builtInFacts as facts } from '#app/company/built_in_facts.ts'
import { legalContent } from './legal_content.server.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

test.each([
	['LG-01', privacy, 21],
	['LG-02', terms, 8],
] as const)('%s is filled with the facts and has its effective date', (_id, text, count) => {
	const { effectiveText, sections } = legalContent(text, facts, new Date('2026-11-21T12:00:00Z'))
	expect(effectiveText).toBe('June 25, 2025')
	expect(sections).toHaveLength(count)
	expect(JSON.stringify(sections)).not.toContain('{{')
	expect(JSON.stringify(sections)).toContain(facts.phone)
})
