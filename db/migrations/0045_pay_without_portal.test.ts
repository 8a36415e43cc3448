import type { HelpArticleRow } from '#db/content_rows.ts'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import { faqs } from '../seed/faqs.ts'
import { helpArticles, helpCategories } from '../seed/help.ts'
import { anyWay, articles, online } from './0045_pay_without_portal.ts'

/** The articles with only the sentences that change, as they were before or are after. */
function saying(which: 2 | 3): HelpArticleRow[] {
	return helpArticles.flatMap((article) => {
		const own = articles.filter(([slug]) => slug === article.slug)
		const text = (column: 'excerpt' | 'content') =>
			own
				.filter(([, of]) => of === column)
				.map((sentence) => sentence[which])
				.join('\n')
		return own.length === 0 ? [] : [{ ...article, excerpt: text('excerpt'), content: text('content') }]
	})
}

describeEachStore('what a store in use says of paying', (fresh) => {
	test('FI-57 holds without a portal after the upgrade, except where the office wrote its own', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0044_testimonial_sources' })
		const [before, shipped] = [saying(2), saying(3)]
		expect(before).toHaveLength(3)
		const own = { id: 'own', slug: 'own', content: 'Sign in to the payment portal at our desk.' }
		const bill = faqs.filter(({ id }) => id === 'faq-bill')
		const inUse = [...before, ...before.slice(0, 1).map((row) => ({ ...row, ...own }))]
		await store.db
			.insertInto('kb_categories')
			.values([...helpCategories])
			.execute()
		await store.db.insertInto('kb_articles').values(inUse).execute()
		await store.db
			.insertInto('faqs')
			.values(bill.map((faq) => ({ ...faq, answer: faq.answer.replace(anyWay, online) })))
			.execute()
		await migrate(store)

		const columns = ['slug', 'excerpt', 'content'] as const
		const read = await store.db.selectFrom('kb_articles').select(columns).orderBy('slug').execute()
		const expected = [...shipped, { ...before[0], ...own }]
			.map(({ slug, excerpt, content }) => ({ slug, excerpt, content }))
			.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
		expect(read).toEqual(expected)
		const answers = await store.db.selectFrom('faqs').select('answer').execute()
		expect(answers).toEqual(bill.map(({ answer }) => ({ answer })))
	})
})
