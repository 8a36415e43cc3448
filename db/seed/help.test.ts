import { describe, expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { pages } from '#app/content/pages/all.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { faqs } from './faqs.ts'
import { helpArticles, helpCategories } from './help.ts'
import { rolloffSizes } from './rolloff_sizes.ts'

const allowed = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a'])
const articlePages = helpArticles.map((article) => `/help/${article.slug}`)
const sizePages = rolloffSizes.map(({ slug }) => `/rolloff-${slug}`)
const destinations = new Set([...pages.map(({ path }) => path), ...articlePages, ...sizePages])

test('HE-01 there are at least six categories, each with articles', () => {
	expect(helpCategories.length).toBeGreaterThanOrEqual(6)
	expect(helpArticles.length).toBeGreaterThanOrEqual(20)
	for (const { id } of helpCategories) {
		expect(helpArticles.some((article) => article.category_id === id)).toBe(true)
	}
})

describe.each(helpArticles)('$slug', ({ content, excerpt, title }) => {
	test('contains nothing that its Markdown cannot express', () => {
		const tags = [...content.matchAll(/<(\w+)/g)].map(([, tag = '']) => tag)
		expect(tags.filter((tag) => !allowed.has(tag))).toEqual([])
		expect(content.replaceAll(/<[^>]+>|\{\{.+?\}\}/g, '')).not.toMatch(/[*_`#>|[\]]|&lt;|^(?:-|\d+\.) /m)
	})
	test('is long enough to be useful and short enough to finish', () => {
		const text = fillPlaceholders(content, facts, new Date('2026-11-21T12:00:00Z')).replaceAll(
			/<[^>]+>/g,
			' ',
		)
		const words = text.split(/\s+/).filter(Boolean).length
		expect(words).toBeGreaterThanOrEqual(150)
		expect(words).toBeLessThanOrEqual(400)
		expect(content).toContain('<h2>')
	})
	test('has a title and an excerpt that fit a card', () => {
		expect(title.length).toBeLessThanOrEqual(60)
		expect(excerpt.length).toBeLessThanOrEqual(160)
	})
	test('links to existing pages and articles', () => {
		const linked = [...content.matchAll(/href="([^"#?]*)/g)].map((match) => match[1] ?? '')
		expect(linked.filter((page) => !destinations.has(page))).toEqual([])
	})
})

test('FI-57 texts about paying through a portal do not assume that there is one', () => {
	const texts = [
		...helpArticles.flatMap(({ excerpt, content }) => [excerpt, content]),
		...faqs.map((faq) => faq.answer),
	]
	const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:]|<\/\w+>)\s*/))
	const ofPortals = sentences.filter((sentence) => /portal|pay\w* online/i.test(sentence))
	expect(ofPortals.length).toBeGreaterThan(3)
	for (const sentence of ofPortals)
		expect(sentence).toMatch(/\ba (payment )?portal\b|\bif (there is|the page has) one\b/i)
})
