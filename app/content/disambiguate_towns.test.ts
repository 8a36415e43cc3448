import { expect, test } from 'vitest'
import { bareTownName } from '#app/places/town_key.ts'
import { disambiguatedAreaNames, disambiguatedNames } from './disambiguate_towns.server.ts'

const row = (id: string, name: string, state: string, latitude: number, longitude: number) => ({
	id,
	name,
	state,
	latitude,
	longitude,
})

test('FI-130 towns are named as written, and towns of the same name are distinguished by state or county', () => {
	const towns = [
		row('here', 'Windsor', 'CO', 40.48, -104.9),
		row('there', 'Windsor', 'VA', 36.81, -76.74),
		row('one', 'Mantua', 'OH', 40.08, -81.68),
		row('other', 'Mantua', 'OH', 41.28, -81.22),
		row('alone', 'Greeley', 'CO', 40.42, -104.7),
		row('far', 'Cheyenne', 'WY', 41.14, -104.8),
	]
	const containers = {
		id: 'again',
		name: 'Windsor',
		state: 'CO',
		map_center_lat: 40.47,
		map_center_lng: -104.91,
	}
	const names = disambiguatedNames([...towns, containers], 'CO')
	const told = Object.fromEntries(
		[...towns, containers].map((town) => [town.id, names.get(town) ?? town.name]),
	)
	expect(told).toMatchObject({
		here: 'Windsor',
		again: 'Windsor',
		there: 'Windsor, VA',
		alone: 'Greeley',
		far: 'Cheyenne',
	})
	expect(told).toMatchObject({ one: 'Mantua (Guernsey), OH', other: 'Mantua (Portage), OH' })
	expect([...names.values()].map(bareTownName)).toEqual(['Windsor', 'Windsor', 'Windsor', 'Mantua', 'Mantua'])
	expect(names.size).toBe(5)
})

test('FI-130 a place is given a county only if it is near the town of that name there, so that two of a name never share one', () => {
	const town = row('known', 'Greeley', 'CO', 40.42, -104.7)
	const hamlet = row('unknown', 'Greeley', 'CO', 37.3, -103.2)
	const names = disambiguatedNames([town, hamlet], 'CO')
	expect([names.get(town), names.get(hamlet)]).toEqual(['Greeley (Weld)', 'Greeley'])
})

test('FI-130 areas are named as written, and areas of the same name in different towns are distinguished by town', () => {
	const town = (slug: string, name: string, state: string, latitude: number, longitude: number) => ({
		...row(slug, name, state, latitude, longitude),
		slug,
	})
	const towns = [
		town('windsor', 'Windsor', 'CO', 40.48, -104.9),
		town('windsor-va', 'Windsor', 'VA', 36.81, -76.74),
		town('greeley', 'Greeley', 'CO', 40.42, -104.7),
		town('old', 'Severance', 'CO', 40.52, -104.85),
	]
	const areas = [
		['windsor', 'East side'],
		['greeley', 'East Side'],
		['greeley', 'West side'],
		['windsor-va', 'Lake'],
		['windsor', 'All of Windsor'],
		['windsor-va', 'All of Windsor'],
		['greeley', 'Old Severance'],
		['old', 'Old Severance'],
		['hidden', 'West side'],
	].map(([town_slug = '', name = ''], index) => ({ id: String(index), town_slug, name }))
	const names = disambiguatedAreaNames(areas, towns, disambiguatedNames(towns, 'CO'))
	expect(areas.map((area) => names.get(area) ?? area.name)).toEqual([
		'East side (Windsor)',
		'East Side (Greeley)',
		'West side',
		'Lake',
		'All of Windsor',
		'All of Windsor, VA',
		'Old Severance (Greeley)',
		'Old Severance (Severance)',
		'West side',
	])
})
