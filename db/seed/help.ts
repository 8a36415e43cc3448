import { z } from 'zod'
import { htmlOfPage } from '#platform/data_files/write_markdown.ts'
import { flag, number, onlyWith, placeOf, text, time } from './column_rules.ts'
import { readData, readPages } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'

export const helpCategoryEntries = defineEntries('kb_categories', {
	columns: { slug: text, name: text },
	optionalColumns: { id: text, service: onlyWith, is_active: flag, sort_order: number },
	defaultsOf: ({ slug }, index) => ({
		id: `help-category-${slug}`,
		service: null,
		is_active: true,
		sort_order: placeOf(index),
	}),
})

export const helpCategories = helpCategoryEntries.rowsOf(
	readData('help_categories.json', helpCategoryEntries.list),
)

/** The file name is the slug, the text below the front matter the article. Votes and views belong to the store. */
export const helpArticleEntries = defineEntries('kb_articles', {
	columns: {
		slug: text,
		title: text,
		excerpt: text,
		category_id: text,
		service: onlyWith,
		sort_order: number,
		content: text,
	},
	optionalColumns: {
		id: text,
		is_published: flag,
		view_count: z.literal(0),
		helpful_count: z.literal(0),
		not_helpful_count: z.literal(0),
		created_at: time,
		updated_at: time,
	},
	defaultsOf: ({ slug }) => ({
		id: `help-${slug}`,
		is_published: true,
		view_count: 0,
		helpful_count: 0,
		not_helpful_count: 0,
		created_at: seededAt,
		updated_at: seededAt,
	}),
	storeColumns: ['view_count', 'helpful_count', 'not_helpful_count'],
})

const front = helpArticleEntries.schema
	.omit({ slug: true, category_id: true, content: true })
	.extend({ category: z.enum(helpCategories.map(({ slug }) => slug)) })

const articles = readPages('help', front).map(({ name, front: { category, ...said }, ...page }) => ({
	...said,
	slug: name,
	category_id: helpCategories.find(({ slug }) => slug === category)?.id,
	content: htmlOfPage(page),
}))

/** The articles by category, in each by `sort_order`. */
export const helpArticles = helpCategories.flatMap(({ id }) =>
	helpArticleEntries
		.rowsOf(articles)
		.filter(({ category_id }) => category_id === id)
		.toSorted((one, other) => one.sort_order - other.sort_order),
)
