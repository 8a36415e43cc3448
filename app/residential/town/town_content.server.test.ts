import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { headTags } from '#app/seo/head_tags.ts'
import { pageMeta, structuredData } from '#app/seo/page_meta.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rowAt } from '#app/content/listing.ts'
import { townContent, townText } from './town_content.server.ts'
import { townMeta } from './town_meta.server.ts'

const snapshot = builtInSnapshot()
const today = new Date('2026-11-21T12:00:00Z')

function town(slug: string): ResidentialTownRow {
	const row = rowAt(snapshot.residentialTowns, slug)
	if (!row) throw new Error(`No town ${slug}`)
	return row
}
const contentOf = (slug: string) => townContent(town(slug), snapshot, today)
const timnath = {
	...town('windsor'),
	slug: 'timnath',
	name: 'Timnath',
	meta_title: '',
	meta_description: null,
}

test('RT-01 there are the six towns, and no other', () => {
	for (const slug of ['windsor', 'fort-collins', 'wellington', 'greeley', 'north-county', 'severance']) {
		expect(rowAt(snapshot.residentialTowns, slug)?.slug).toBe(slug)
	}
	expect(residentialTowns).toHaveLength(6)
	for (const slug of ['loveland', 'Windsor', '', '__proto__', 'windsor/']) {
		expect(rowAt(snapshot.residentialTowns, slug)).toBeUndefined()
	}
	expect(rowAt({ ok: false }, 'windsor')).toBeUndefined()
})

test('RT-03 three neighbors with their distance, nearest first', () => {
	expect(contentOf('windsor').nearby).toEqual([
		{ slug: 'severance', name: 'Severance', miles: 4 },
		{ slug: 'greeley', name: 'Greeley', miles: 11 },
		{ slug: 'fort-collins', name: 'Fort Collins', miles: 12 },
	])
})

test('RT-03 PD-17 CM-06 a town page offers dumpsters and containers where they are delivered, and only those that the company has', () => {
	const at = (containers: string[], services = {}) => ({
		...snapshot,
		facts: {
			...facts,
			routes: { ...facts.routes, containers },
			services: { ...facts.services, ...services },
		},
	})
	const windsor = at(['Windsor'])
	expect(townContent(town('windsor'), windsor, today).hasDumpsters).toBe(true)
	expect(townContent(town('greeley'), windsor, today).hasDumpsters).toBe(false)
	expect(townContent(town('greeley'), at([]), today).hasDumpsters).toBe(true)
	expect(contentOf('north-county').hasDumpsters).toBe(true)

	const contracted = { ...town('windsor'), contracted_to: 'City Haul' }
	const said = ({ facts: told, ...rest }: typeof snapshot, row = contracted) => {
		const routes = { ...told.routes, withoutCarts: [row.slug] }
		return townContent(row, { ...rest, facts: { ...told, routes } }, today).introduction.description
	}
	expect(said(windsor)).toBe(
		'All but the carts at home: lawn pickup, dumpsters for shops or sites and roll-off containers for a cleanout or a new roof.',
	)
	expect(said(at(['Windsor'], { rolloff: false }))).toBe(
		'All but the carts at home: lawn pickup and dumpsters for shops or sites.',
	)
	expect(said(windsor, { ...town('greeley'), contracted_to: 'City Haul' })).not.toMatch(/dumpster|container/)
})

test('RT-04 RT-05 each town has its own blurb, sections and metadata', () => {
	const texts = residentialTowns.map((row) => {
		const { blurb, introduction, pickup, closing } = contentOf(row.slug)
		return [blurb, introduction.title, introduction.description, pickup.description, closing.title]
	})
	for (const index of [0, 1, 2, 3, 4]) {
		expect(new Set(texts.map((one) => one[index])).size).toBe(residentialTowns.length)
	}
	const words = residentialTowns.map((row) => townText(row, snapshot.facts, today))
	expect(new Set(words.map(({ title }) => title)).size).toBe(residentialTowns.length)
	expect(new Set(words.map(({ description }) => description)).size).toBe(residentialTowns.length)
	for (const { title, description } of words) {
		expect(`${title} ${description}`).not.toContain('{{')
		expect(description.length).toBeLessThanOrEqual(160)
	}
})

test('RT-04 RT-05 a town without its own texts has the common ones', () => {
	const page = townContent(timnath, snapshot, today)
	expect(page.pickup).toMatchObject({ title: 'How Our Weekly Pickup Works', days: [] })
	expect(page.pickup.description).toContain(facts.phone)
	expect(page.introduction.title).not.toBe('')
	expect(page.closing.title).not.toBe('')
	expect(JSON.stringify(page)).not.toContain('{{')
	expect(townText(timnath, snapshot.facts, today).title).toBe('Timnath Trash & Recycling Pickup')
})

test('RT-04 texts by staff replace the built-in ones, which show if the table cannot be read', () => {
	const at = '2026-11-21T14:00:00.000Z'
	const row = {
		id: 'one',
		page_slug: 'residential-timnath',
		section_name: 'bottom-cta',
		title: 'Come on over, Timnath',
		description: null,
		image_path: null,
		button_text: null,
		button_url: null,
		display_order: 10,
		created_at: at,
		updated_at: at,
	}
	const written = townContent(timnath, { ...snapshot, sections: { ok: true, rows: [row] } }, today)
	expect(written.closing.title).toBe('Come on over, Timnath')
	expect(written.closing.description).not.toBe('')
	const unread = townContent(town('windsor'), { ...snapshot, sections: { ok: false } }, today)
	expect(unread.closing).toEqual(contentOf('windsor').closing)
})

test('MD-01 MD-04 a town has its own canonical address, preview, service area, breadcrumb and questions', () => {
	const site = { publicUrl: 'https://h.example', facts: snapshot.facts }
	const page = townMeta(town('greeley'), contentOf('greeley'), site, today)
	const text = JSON.stringify(headTags(pageMeta(page, site)))
	expect(text).toContain('"href":"https://h.example/residential/greeley"')
	expect(text).toContain('https://h.example/pictures/residential-greeley-1200x630.jpg')
	expect(structuredData(page, site)).toMatchObject([
		{ '@type': 'LocalBusiness', '@id': 'https://h.example/#business' },
		{ '@type': 'Service', areaServed: { '@type': 'City', name: 'Greeley, CO' } },
		{
			'@type': 'BreadcrumbList',
			itemListElement: [{ name: 'Home' }, { name: 'Residential Service' }, { name: 'Greeley Residential' }],
		},
		{ '@type': 'FAQPage' },
	])
})
