import { z } from 'zod'
import { htmlOf, markdownBlocks } from '#platform/data_files/markdown.ts'
import { services } from '#db/service_names.ts'
import { readData, readPages } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const categories = readData(
	'help_categories.json',
	z.array(z.strictObject({ slug: z.string(), name: z.string() })),
)

export const helpCategories = categories.map((category, index) => ({
	id: `help-category-${category.slug}`,
	...category,
	is_active: true,
	sort_order: (index + 1) * 10,
}))

const front = z.strictObject({
	title: z.string(),
	excerpt: z.string(),
	category: z.enum(categories.map(({ slug }) => slug)),
	service: z.enum(services).nullable().default(null),
	sort_order: z.int(),
})

const articles = readPages('help', front)

/** By category, in each by `sort_order`; an article's file has the name of its address. */
export const helpArticles = categories.flatMap(({ slug }) =>
	articles
		.filter((article) => article.front.category === slug)
		.toSorted((one, other) => one.front.sort_order - other.front.sort_order)
		.map((article) => ({
			id: `help-${article.name}`,
			slug: article.name,
			title: article.front.title,
			excerpt: article.front.excerpt,
			content: htmlOf(markdownBlocks(article)),
			service: article.front.service,
			category_id: `help-category-${slug}`,
			is_published: true,
			sort_order: article.front.sort_order,
			view_count: 0,
			helpful_count: 0,
			not_helpful_count: 0,
			created_at: seededAt,
			updated_at: seededAt,
		})),
)
