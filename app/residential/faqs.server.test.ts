import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { faqRow } from '#test/rows.ts'
import { allResidentialFaqs, townFaqs } from './faqs.server.ts'

const content = builtInSnapshot()
const today = new Date('2026-11-21T12:00:00Z')

test('RS-02 the built-in list has fourteen entries', () => {
	expect(allResidentialFaqs(content, today)).toHaveLength(14)
})

test("RT-07 a town has the questions for every town and its own, and no other town's", () => {
	for (const { slug } of residentialTowns) {
		const ids = townFaqs(content, slug, today)?.map(({ id }) => id) ?? []
		expect(ids).toContain('faq-pickup-day')
		const own = ids.filter((id) => residentialTowns.some((town) => id.startsWith(`faq-${town.slug}`)))
		expect(own.every((id) => id.startsWith(`faq-${slug}`))).toBe(true)
		expect(own).toHaveLength(slug === 'north-county' ? 0 : 1)
	}
})

test('RT-07 the questions keep their order, and other lists are left out', () => {
	const rows = [
		faqRow({ id: 'for-windsor', audience: 'residential', town_slug: 'windsor' }),
		faqRow({ id: 'for-all', audience: 'residential' }),
		faqRow({ id: 'home', audience: 'general' }),
		faqRow({ id: 'for-greeley', audience: 'residential', town_slug: 'greeley' }),
	]
	const found = townFaqs({ ...content, faqs: { ok: true, rows } }, 'windsor', today)
	expect(found?.map(({ id }) => id)).toEqual(['for-windsor', 'for-all'])
})

test('RS-03 questions that failed to load are null, unlike an empty list', () => {
	expect(allResidentialFaqs({ ...content, faqs: { ok: false } }, today)).toBeNull()
	expect(townFaqs({ ...content, faqs: { ok: false } }, 'windsor', today)).toBeNull()
	expect(townFaqs({ ...content, faqs: { ok: true, rows: [] } }, 'windsor', today)).toEqual([])
})
