import { expect, test } from 'vitest'
import { structuredData } from '#app/seo/page_meta.server.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { commercialSizeRow } from '#test/rows.ts'
import { findSize, sizeContent } from './size_content.server.ts'
import { sizeMeta } from './size_meta.server.ts'

const { commercialSizes, livery, pictures } = builtInSnapshot()
const today = new Date('2026-11-21T12:00:00Z')
const site = { publicUrl: 'https://h.example', facts }

test.each(['', '1-yard', '2', '2-yards', '02-yard', '2.0-yard', '-2-yard', 'two-yard'])(
	'CM-08 "%s" is no size',
	(address) => {
		expect(findSize(commercialSizes, address)).toBeUndefined()
	},
)

test.each(facts.commercial.map((size) => [size.yards, size] as const))(
	'CM-07 the %i yard page has its figures from the company facts',
	(yards, { bags, pounds, feet }) => {
		const row = findSize(commercialSizes, `${yards}-yard`)
		if (!row) throw new Error('No such size')
		const page = sizeContent(row, { livery, pictures, facts }, today)
		expect(page.name).toBe(`${yards} Yard Dumpster`)
		const figures = page.specifications.map(({ value }) => value).join(', ')
		for (const figure of [`About ${bags} bags`, `${pounds} lbs`, `${feet.join('x')} ft`, page.price]) {
			expect(figures).toContain(figure)
		}
		expect(page.picture.drawing).toBe(`scale-commercial.svg#yard-${yards}`)
		expect(JSON.stringify(page)).not.toContain('{{')
		const tags = JSON.stringify(structuredData(sizeMeta(row, page, site), site))
		for (const type of ['Service', 'BreadcrumbList', 'FAQPage']) expect(tags).toContain(`"@type":"${type}"`)
	},
)

test('CM-06 a size added by staff has a page too: a placeholder picture, no questions, no structured data for them', () => {
	const row = commercialSizeRow({ size_value: 8, title: 'Eight yards' })
	const page = sizeContent(row, { livery, pictures, facts }, today)
	expect(page.picture).toMatchObject({ drawing: null, picture: { name: 'placeholder-commercial' } })
	const tags = JSON.stringify(structuredData(sizeMeta(row, page, site), site))
	expect(tags).toContain('"@type":"Service"')
	expect(tags).not.toContain('FAQPage')
})

test('a picture set by staff replaces the drawing', () => {
	const row = commercialSizeRow({ hero_image_url: '/uploads/bin.webp', hero_alt_text: 'Our bin.' })
	expect(sizeContent(row, { livery, pictures, facts }, today).picture).toMatchObject({
		alt: 'Our bin.',
		drawing: null,
		picture: { stored: { img: { src: '/uploads/bin.webp', alt: 'Our bin.' } } },
	})
})
