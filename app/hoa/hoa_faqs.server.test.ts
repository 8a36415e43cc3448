import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { hoaFaqs, isForHoas } from './hoa_content.server.ts'

test.each([
	['hoa', 'Anything?', true],
	['billing, HOA', 'Anything?', true],
	['service', 'Does our HOA pay together?', true],
	['service', 'Do you serve my Community?', true],
	['service', 'Is my neighborhood on the route?', true],
	['service', 'Is my neighbor on the route?', false],
	['billing', 'When is my bill due?', false],
])('HO-01 category "%s", question "%s": %s', (category, question, isShown) => {
	expect(isForHoas({ category, question })).toBe(isShown)
})

test('HO-01 the seed has HOA questions with their placeholders filled, and a list that could not be read is null', () => {
	const today = new Date('2026-11-21T12:00:00Z')
	const faqs = hoaFaqs(builtInSnapshot(), today)
	expect(faqs?.length).toBeGreaterThanOrEqual(6)
	expect(JSON.stringify(faqs)).not.toContain('{{')
	expect(hoaFaqs({ ...builtInSnapshot(), faqs: { ok: false } }, today)).toBeNull()
})
