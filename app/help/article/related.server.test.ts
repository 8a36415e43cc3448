import { expect, test } from 'vitest'
import { helpArticles } from '#db/seed/help.ts'
import { articleRow } from '#test/rows.ts'
import { relatedArticles } from './related.server.ts'

test('HE-03 articles linked from the text come first, then its category; never itself', () => {
	for (const article of helpArticles) {
		const related = relatedArticles(article, helpArticles)
		expect(related.length, article.slug).toBeGreaterThanOrEqual(2)
		expect(related.length).toBeLessThanOrEqual(4)
		expect(related).not.toContain(article)
		expect(new Set(related).size).toBe(related.length)
	}
	const bears = helpArticles.find(({ slug }) => slug === 'bears-and-raccoons')
	if (!bears) throw new Error('this article is seeded')
	const [first, ...others] = relatedArticles(bears, helpArticles)
	expect(first?.slug).toBe('cart-repair')
	expect(others.every(({ category_id }) => category_id === bears.category_id)).toBe(true)
})

test('for an article alone in its category, those with the most similar words are next', () => {
	const lone = articleRow({
		category_id: 'alone',
		title: 'Winter storms',
		content: '<p>Storms and branches</p>',
	})
	const near = articleRow({ category_id: 'b', title: 'Branches after winter storms' })
	const far = articleRow({ category_id: 'c', title: 'Paying online' })
	expect(relatedArticles(lone, [far, lone, near])).toEqual([near, far])
})
