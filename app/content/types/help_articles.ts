import type { HelpArticleRow } from '#db/content_rows.ts'
import { cleanArticle } from '../clean_article.server.ts'
import { defineContentType } from '../content_type.ts'
import { plainText } from '../plain_text.ts'
import { address, onlyWithService, shown } from './shared_fields.ts'

/** Words that the articles of a category imply but do not contain. */
const contexts: ReadonlyMap<string, string> = new Map([
	['help-category-roll-off', 'roll-off dumpster rental container'],
	['help-category-business', 'business commercial dumpster'],
])

const page = ({ slug }: { slug: string }) => `/help/${slug}`

/** Caches sanitized articles by their stored text, because most saves change few of them. */
let cleanTexts: ReadonlyMap<string, string> = new Map()

/** Sanitized again on load, so that nothing in an article runs in a browser, whoever wrote to the table. */
function cleaned(rows: readonly HelpArticleRow[]): readonly HelpArticleRow[] {
	const texts = new Map(
		rows.map(({ content }) => [content, cleanTexts.get(content) ?? cleanArticle(content)]),
	)
	cleanTexts = texts
	return rows.map((row) => ({ ...row, content: texts.get(row.content) ?? '' }))
}

/** The articles of the help center (HE-03). */
export const helpArticles = defineContentType('kb_articles', 'helpArticles', {
	label: 'Help articles',
	singular: 'help article',
	group: 'Help',
	help: 'The answers in the help center.',
	fields: {
		title: { control: 'text', label: 'Title', max: 160 },
		slug: address,
		category_id: {
			control: 'reference',
			label: 'Category',
			table: 'kb_categories',
			by: 'id',
			plain: true,
		},
		excerpt: { control: 'textarea', label: 'In short', hint: 'Shown on the card in the list.', max: 500 },
		content: { control: 'html', label: 'Article', max: 60_000 },
		service: onlyWithService,
		is_published: { ...shown, label: 'Published' },
	},
	servicesOf: ({ service }) => [service],
	automatic: ['created_at', 'updated_at', 'view_count', 'helpful_count', 'not_helpful_count'],
	columns: ['excerpt', 'is_published'],
	counters: [
		{ column: 'helpful_count', label: 'Helpful' },
		{ column: 'not_helpful_count', label: 'Not helpful' },
		{ column: 'view_count', label: 'Views' },
	],
	title: (row) => row.title,
	order: { column: 'sort_order', within: 'category_id' },
	shownBy: 'is_published',
	clean: cleaned,
	page,
	ownPage: {
		path: page,
		begin: '/help/',
		sitemap: { below: '/help', priority: 0.5, changefreq: 'monthly' },
		preview: ({ slug, title }) => ({ name: `help-${slug}`, scene: 'help', title }),
	},
	search: {
		group: 'help',
		text({ title, excerpt, content, category_id }, rowsOf) {
			const { keys, body } = plainText(content)
			const category = rowsOf('kb_categories').find(({ id }) => id === category_id)
			return {
				title,
				summary: excerpt,
				keys,
				body: `${category?.name ?? ''}. ${body}`,
				context: contexts.get(category_id) ?? '',
			}
		},
	},
})
