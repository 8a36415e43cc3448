import { describe, expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { townPricing } from '#app/content/town_pricing.server.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { pageSections } from './page_sections.ts'
import { residentialTowns } from './residential_towns.ts'
import { rolloffTowns } from './rolloff_towns.ts'

const filled = (text: string | null) => fillPlaceholders(text ?? '', facts, new Date('2026-11-21T12:00:00Z'))

test('RT-01 the six residential towns', () => {
	expect(residentialTowns.map((town) => town.slug)).toEqual([
		'windsor',
		'fort-collins',
		'wellington',
		'greeley',
		'north-county',
		'severance',
	])
})

test('RO-03 RO-05 the nine roll-off towns, in the order in which they are offered', () => {
	const order = rolloffTowns.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
	expect(order.map((town) => town.slug)).toEqual([
		'fort-collins',
		'loveland',
		'windsor',
		'greeley',
		'longmont',
		'wellington',
		'berthoud',
		'severance',
		'northern-communities',
	])
})

const all = [...residentialTowns, ...rolloffTowns]

describe.each(all)('$id', (town) => {
	test('has a title and description that fit a search result', () => {
		expect(filled(town.meta_title).length).toBeLessThanOrEqual(60)
		expect(filled(town.meta_description).length).toBeLessThanOrEqual(155)
		expect(filled(town.meta_description).length).toBeGreaterThan(90)
	})
	test('has a blurb that names it and has substance', () => {
		expect(town.local_blurb.length).toBeGreaterThan(220)
		const region = town.slug === 'northern-communities' ? 'Up here' : town.name
		expect(town.local_blurb).toContain(region)
	})
	test('has a drawn picture with a view of its own', () => {
		expect(town).toMatchObject({ hero_image_url: null, hero_alt_text: null, view: expect.any(String) })
		const others = all.filter(
			({ id, view }) => id.split('-')[0] === town.id.split('-')[0] && view === town.view,
		)
		expect(others).toEqual([town])
	})
})

test('no two towns share a sentence', () => {
	const copy = [
		...all.flatMap((town) => [town.local_blurb, town.meta_title, town.meta_description]),
		...rolloffTowns.map((town) => town.hero_subheading),
		...pageSections
			.filter((section) => section.page_slug.startsWith('residential-'))
			.map((section) => section.description),
	]
	const sentences = copy
		.flatMap((text) => (text ?? '').split(/(?<=[.!?])\s+/))
		.filter((one) => one.length > 18)
	expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
})

test('RT-05 the copy of a town names weekdays only if its pickup days are fixed', () => {
	const day = /\b(Monday|Tuesday|Wednesday|Thursday|Friday)s?\b/g
	const named = residentialTowns.map((town) => {
		const copy = pageSections.filter((section) => section.page_slug === `residential-${town.slug}`)
		const text = [town.local_blurb, town.meta_description, ...copy.map((section) => section.description)]
			.map(filled)
			.join(' ')
		return [town.slug, [...new Set(text.match(day)?.map((one) => one.replace(/s$/, '')))].toSorted()]
	})
	expect(Object.fromEntries(named)).toEqual({
		windsor: [],
		'fort-collins': ['Monday', 'Tuesday'],
		wellington: ['Monday'],
		greeley: ['Monday', 'Tuesday'],
		'north-county': [],
		severance: [],
	})
})

test('RT-06 D1 D2 D3 every pricing table parses and has the three prices', () => {
	for (const town of residentialTowns) {
		const table = townPricing(town.pricing_info, facts, new Date('2026-11-21T12:00:00Z'))
		expect(table).toMatchObject({ columns: [expect.any(String), expect.any(String)] })
		const text = JSON.stringify(table)
		for (const part of ['65-gallon', '$29/month', '96-gallon', '$33/month', '+$10/month']) {
			expect(text).toContain(part)
		}
	}
})

test('towns are in Northern Colorado', () => {
	const places = [
		...residentialTowns.map((town) => [town.latitude, town.longitude]),
		...rolloffTowns.map((town) => [town.map_center_lat, town.map_center_lng]),
	]
	for (const [latitude = 0, longitude = 0] of places) {
		expect(latitude).toBeGreaterThan(40.1)
		expect(latitude).toBeLessThan(40.9)
		expect(longitude).toBeGreaterThan(-105.3)
		expect(longitude).toBeLessThan(-104.6)
	}
})
