import { describe, expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from '#app/content/placeholders.ts'
import { requestNames } from '#app/content/request_placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { contentTables } from '#db/schema.ts'
import { seedContent } from './content.ts'

const content = seedContent as Required<typeof seedContent>
const seededTables = contentTables.filter((table) => seedContent[table] !== undefined)

const today = new Date('2026-11-21T12:00:00Z')

/** Every string in a row, at any depth. */
function texts(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
	return []
}

describe.each(seededTables)('%s', (table) => {
	const rows: readonly { id: string }[] = content[table]
	const copy = rows.flatMap((row) =>
		texts({ ...row, id: null, created_at: null, updated_at: null }).map((text) => `${row.id}: ${text}`),
	)

	test('ids are unique', () => {
		expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
	})
	test('slugs are unique and valid in a URL', () => {
		const slugs = rows.flatMap((row) => ('slug' in row ? [row.slug] : []))
		expect(new Set(slugs).size).toBe(slugs.length)
		for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	})
	test('every placeholder is known', () => {
		const also = table.endsWith('_templates') ? requestNames : []
		expect(copy.flatMap((text) => unknownPlaceholders(text, also))).toEqual([])
	})
	test('no copy types a fact instead of its placeholder', () => {
		expect(copy.flatMap((text) => typedFacts(text, facts).map((fact) => `${fact} in ${text}`))).toEqual([])
	})
	test('filled copy has no double spaces or stray punctuation', () => {
		for (const text of copy) {
			const onUnknown = (name: string) => (requestNames.includes(name) ? 'what they asked' : '')
			// Holiday names are quoted literally, including a straight apostrophe.
			const filled = fillPlaceholders(text, facts, today, { onUnknown }).replaceAll(
				"New Year's Day",
				'New Year’s Day',
			)
			expect(filled).not.toMatch(/undefined|NaN|\{\{|\}\}|\[object| {2}| [.,;]|['"`]s\b/)
		}
	})
	test('copy uses typographic apostrophes', () => {
		expect(copy.filter((text) => /\w'\w/.test(text))).toEqual([])
	})
})

test('references lead to existing rows', () => {
	const palettes = new Set(content.color_palettes.map((palette) => palette.id))
	const categories = new Set(content.kb_categories.map((category) => category.id))
	expect(content.color_variables.filter((variable) => !palettes.has(variable.palette_id))).toEqual([])
	expect(content.kb_articles.filter((article) => !categories.has(article.category_id))).toEqual([])
})

describe('faqs', () => {
	const of = (audience: string) => content.faqs.filter((faq) => faq.audience === audience)

	test('RS-02 fourteen residential questions in four categories, some for one town', () => {
		const residential = of('residential')
		expect(residential).toHaveLength(14)
		expect(new Set(residential.map((faq) => faq.category))).toEqual(
			new Set(['service', 'equipment', 'recycling', 'billing']),
		)
		expect(new Set(residential.flatMap((faq) => faq.town_slug ?? []))).toEqual(
			new Set(['windsor', 'fort-collins', 'wellington', 'greeley', 'severance']),
		)
	})
	test('FQ-03 the home page asks how to pay the bill', () => {
		expect(
			of('general').filter((faq) => faq.question.toLowerCase().includes('how do i pay my bill')),
		).toHaveLength(1)
	})
	test('HO-01 the HOA rule picks out the HOA rows and no general one', () => {
		const isHoa = (faq: (typeof content.faqs)[number]) =>
			faq.category.includes('hoa') || /hoa|community|neighborhood/i.test(faq.question)
		expect(content.faqs.filter(isHoa)).toEqual(of('hoa'))
		expect(of('hoa').length).toBeGreaterThanOrEqual(5)
		expect(of('commercial').length).toBeGreaterThanOrEqual(5)
	})
	test('CF-02 a missed pickup is returned the next business day; leaving takes thirty days', () => {
		const answer = (id: string) =>
			fillPlaceholders(content.faqs.find((faq) => faq.id === id)?.answer ?? '', facts, today)
		expect(answer('faq-missed-pickup')).toContain('returned the next business day')
		expect(answer('faq-cancel')).toMatch(/30 days .*month to month/)
		expect(answer('faq-skip-pickup')).toContain('at least 24 hours before')
	})
})

test('HM-07 six testimonials or more are featured, one without stars, others are not, and one is not approved', () => {
	const featured = content.testimonials.filter((one) => one.is_approved && one.is_featured)
	expect(featured.length).toBeGreaterThanOrEqual(6)
	expect(featured.some((one) => one.rating === null)).toBe(true)
	expect(content.testimonials.filter((one) => !one.is_approved)).toHaveLength(1)
	expect(content.testimonials.some((one) => one.is_approved && !one.is_featured)).toBe(true)
})

test('RO-06 D4 the roll-off sizes are the rented ones', () => {
	expect(content.rolloff_sizes.map((size) => size.cubic_yards)).toEqual(
		facts.rolloffs.map((size) => size.yards),
	)
	expect(content.rolloff_sizes.map((size) => size.slug)).toEqual(['12-yard', '15-yard', '20-yard', '30-yard'])
})

test('CM-07 D10 the commercial sizes are the rented ones', () => {
	expect(content.commercial_sizes.map((size) => size.size_value)).toEqual(
		facts.commercial.map((size) => size.yards),
	)
	for (const size of content.commercial_sizes) {
		expect(size.pickup_options).toEqual(['Weekly', 'Bi-weekly', 'Monthly', 'On-demand'])
		expect(size.features.map((feature) => feature.icon)).toEqual([
			'Building',
			'Truck',
			'Clock',
			'Shield',
			'MapPin',
		])
	}
})
