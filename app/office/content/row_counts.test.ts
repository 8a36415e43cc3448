import { expect, test } from 'vitest'
import { countView } from '#app/help/view.server.ts'
import { voteOnArticle } from '#app/help/vote.server.ts'
import { openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { listContent } from './list_content.server.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { helpArticles } from '#app/content/types/help_articles.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const slug = 'cart-repair'

describeStore('sqlite', 'the office', (fresh) => {
	test("HE-04 shows an article's current votes and views, though no content changed", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { services } = desk
		const counted = async () => {
			const groups = await listContent(services, helpArticles, '')
			const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === `help-${slug}`)
			const options = { draftId: null, now }
			const form = await formContent(services, helpArticles, row?.id, options)
			expect(form?.counts, 'list and form say the same').toEqual(row?.counts)
			return row?.counts.map(({ label, count }) => `${label} ${count}`)
		}
		expect(await counted()).toEqual(['Helpful 0', 'Not helpful 0', 'Views 0'])
		const visitor = { address: '10.0.0.1', requestId: 'r' }
		for (const [browserId, isHelpful] of [
			['one', true],
			['two', true],
			['three', false],
		] as const) {
			await voteOnArticle(services, { slug, isHelpful }, { ...visitor, browserId }, now)
		}
		await countView(services, slug, { ...visitor, browserId: null }, now)
		expect(await counted()).toEqual(['Helpful 2', 'Not helpful 1', 'Views 4'])
	})

	test('shows no counters for a table without any, or for a new row', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [group] = await listContent(desk.services, faqs, '')
		expect(group?.rows[0]?.counts).toEqual([])
		const blank = await formContent(desk.services, helpArticles, undefined, { draftId: null, now })
		expect(blank?.counts).toEqual([])
	})
})
