import type { HelpArticleRow } from '#db/content_rows.ts'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import { faqs } from '../seed/faqs.ts'
import { helpArticles, helpCategories } from '../seed/help.ts'
import { anyWay, articles, online } from './0045_pay_without_portal.ts'

/** An article as it was before. */
function former(article: HelpArticleRow): HelpArticleRow {
	const own = articles.filter(([slug]) => slug === article.slug)
	return own.reduce(
		(row, [, column, before, after]) => ({ ...row, [column]: row[column].replace(after, before) }),
		article,
	)
}

describeEachStore('what a store in use says of paying', (fresh) => {
	test('FI-57 holds without a portal after the upgrade, except where the office wrote its own', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0044_testimonial_sources' })
		const slugs = new Set(['customer-id', 'paying-your-bill', 'start-service'])
		const shipped = helpArticles.filter(({ slug }) => slugs.has(slug))
		const own = { id: 'own', slug: 'own', content: 'Sign in to the payment portal at our desk.' }
		const bill = faqs.filter(({ id }) => id === 'faq-bill')
		const inUse = [...shipped.map(former), ...shipped.slice(0, 1).map((row) => ({ ...row, ...own }))]
		expect(inUse.map(({ content }) => content).join()).toContain('Sign in to the payment portal there')
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
		const expected = [...shipped, { ...shipped[0], ...own }]
			.map(({ slug, excerpt, content }) => ({ slug, excerpt, content }))
			.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
		expect(read).toEqual(expected)
		const answers = await store.db.selectFrom('faqs').select('answer').execute()
		expect(answers).toEqual(bill.map(({ answer }) => ({ answer })))
	})
})
