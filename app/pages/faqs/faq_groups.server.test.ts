import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { faqGroups } from './faq_groups.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('D20 every question is on the page once, in its group', () => {
	const content = builtInSnapshot()
	const groups = faqGroups(content, today)
	expect(groups.map(({ id }) => id)).toEqual(['general', 'residential', 'commercial', 'hoa', 'roll-off'])
	const ids = groups.flatMap(({ faqs }) => faqs ?? []).map(({ id }) => id)
	const { faqs, rolloffFaqs } = content
	if (!faqs.ok || !rolloffFaqs.ok) throw new Error('the built-in content is always there')
	expect(ids.toSorted()).toEqual([...faqs.rows, ...rolloffFaqs.rows].map(({ id }) => id).toSorted())
	expect(JSON.stringify(groups)).not.toContain('{{')
})

test('FQ-02 a list that failed to load is reported once, an empty one is left out', () => {
	const groups = faqGroups(
		{ ...builtInSnapshot(), faqs: { ok: false }, rolloffFaqs: { ok: true, rows: [] } },
		today,
	)
	expect(groups).toMatchObject([{ faqs: null }])
})
