import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { articleRow, categoryRow } from '#test/rows.ts'
import { browse, helpFilters } from './center_content.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const builtIn = builtInSnapshot()

const shelvesOf = (...asked: Parameters<typeof browse>) => {
	const list = browse(...asked)
	if (list.kind !== 'shelves') throw new Error(list.kind)
	return list.shelves
}

test('HE-01 every article is listed once, under its category in order, with the facts filled in', () => {
	const shelves = shelvesOf(builtIn, null, today)
	const { filters, total } = helpFilters(builtIn)
	expect(shelves.map(({ slug }) => slug)).toEqual(filters.map(({ slug }) => slug))
	expect(shelves.flatMap(({ articles }) => articles)).toHaveLength(total)
	expect(JSON.stringify(shelves)).not.toContain('{{')
})

test('HE-01 a category shows its own articles; an empty or unknown one shows none', () => {
	const category = categoryRow({ name: 'Empty' })
	const content = { ...builtIn, helpCategories: { ok: true, rows: [category] } } as const
	expect(shelvesOf(builtIn, 'carts', today).map(({ articles }) => articles.length)).toEqual([2])
	expect(shelvesOf(content, category.slug, today)).toEqual([])
	expect(shelvesOf(builtIn, 'nowhere', today)).toEqual([])
	expect(helpFilters(content).filters).toEqual([{ slug: category.slug, name: 'Empty', count: 0 }])
})

test('an article of an inactive category is still listed, at the end', () => {
	const row = articleRow({ category_id: 'off', title: 'Where to put the cart' })
	const content = { ...builtIn, helpArticles: { ok: true, rows: [row] } } as const
	expect(shelvesOf(content, null, today)).toEqual([
		{ slug: 'more', name: 'More', articles: [expect.objectContaining({ title: 'Where to put the cart' })] },
	])
})

test('articles that could not be read are reported as a failure, not as an empty list', () => {
	expect(browse({ ...builtIn, helpArticles: { ok: false } }, null, today)).toEqual({
		kind: 'failed',
		status: 503,
	})
})
