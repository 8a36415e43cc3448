import { expect, test } from 'vitest'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { rowsIn } from './listing.ts'
import { builtInSnapshot } from './built_in_content.server.ts'
import { withOurRules } from './our_rules.ts'
import { snapshotOn } from './compose_snapshot.ts'
import { routesOf, townFacts, withOwnPrices } from './routes.server.ts'

const snapshot = builtInSnapshot()
const areas = rowsIn(snapshot.pickupAreas)
const withAreas = (change: (area: PickupAreaRow) => Partial<PickupAreaRow>) => ({
	...snapshot,
	pickupAreas: {
		ok: true as const,
		rows: areas.map((area) => withOurRules({ ...area, ...change(area) }, snapshot)),
	},
})

test('RT-05 D30 a new pickup day or recycling rhythm applies from the day on which it begins', () => {
	const changed = withAreas((area) =>
		area.town_slug === 'wellington'
			? {
					weekday: 'Thursday',
					recycling: 'every_other_week',
					recycling_anchor: '2027-01-04',
					valid_from: '2027-01-04',
					earlier_rules: [
						{
							valid_from: null,
							weekday: area.weekday,
							has_trash: true,
							recycling: 'weekly',
							recycling_anchor: null,
							has_lawn: true,
						},
					],
				}
			: {},
	)
	const [before, after] = ['2027-01-03', '2027-01-04'].map((day) => routesOf(changed, day))
	expect([before?.days['wellington'], before?.recycling]).toEqual([['Monday'], 'weekly'])
	expect([after?.days['wellington'], after?.recycling]).toEqual([['Thursday'], 'both'])
	const towns = rowsIn(snapshot.residentialTowns)
	const local = (slug: string) => {
		const town = towns.find((one) => one.slug === slug)
		return town && townFacts(town, changed, '2027-01-04').routes.recycling
	}
	expect([local('wellington'), local('windsor')]).toEqual(['alternating', 'weekly'])
})

test('PD-17 D32 the pickup day of an area contracted to another hauler is not listed as ours', () => {
	const contracted = (slug: string) =>
		withAreas((area) => (area.slug === slug ? { contracted_to: 'Republic' } : {}))
	expect(routesOf(contracted('windsor-lake'), '2026-11-23')).toMatchObject({
		carts: expect.arrayContaining(['Windsor']),
		days: { windsor: ['Thursday'] },
	})
})

test('RT-05 D32 a town is listed until the day on which its trash pickup ends, and other towns and areas are unaffected', () => {
	const ends = { has_trash: false, valid_from: '2027-01-04' }
	const changed = withAreas((area) =>
		area.town_slug === 'wellington' || area.slug === 'windsor-lake'
			? { ...ends, earlier_rules: [{ ...area, valid_from: null }] }
			: {},
	)
	const [before, after] = ['2027-01-03', '2027-01-04'].map((day) => snapshotOn(changed, day).facts.routes)
	expect(before?.withoutCarts).toEqual([])
	expect(before?.carts).toContain('Wellington')
	expect(after?.withoutCarts).toEqual(['wellington'])
	expect(after?.carts).not.toContain('Wellington')
	expect(after?.carts).toContain('Windsor')
	expect([before?.days['windsor'], after?.days['windsor']]).toEqual([['Wednesday', 'Thursday'], ['Thursday']])
})

test('RT-06 the towns with their own prices are those whose table states them and whose carts we empty, each by name', () => {
	const rows = rowsIn(snapshot.residentialTowns)
	const pricing_info = JSON.stringify({
		columns: ['Service', 'Price'],
		items: [{ service: 'A cart', price: '$41' }],
	})
	const own = new Set(['severance', 'wellington', 'windsor'])
	const changed = {
		...withAreas((area) => (area.town_slug === 'wellington' ? { contracted_to: 'Republic' } : {})),
		residentialTowns: {
			ok: true,
			rows: rows.map((town) => (own.has(town.slug) ? { ...town, pricing_info } : town)),
		},
	} as const
	const { facts } = snapshotOn(changed, '2026-11-23')
	expect(facts.ownPrices).toEqual([
		{ name: 'Severance', to: '/residential/severance#pricing' },
		{ name: 'Windsor', to: '/residential/windsor#pricing' },
	])
	expect(snapshot.facts.ownPrices).toEqual([])
	const unread = { ...changed, facts, residentialTowns: { ok: false } } as const
	expect(withOwnPrices(facts, unread, '2026-11-23').ownPrices).toHaveLength(2)
	expect(townFacts(rows[0] as ResidentialTownRow, { ...changed, facts }, '2026-11-23').ownPrices).toEqual([])
})

test('D32 towns that cannot be read give no routes, so that the last known ones stay', () => {
	expect(routesOf({ ...snapshot, rolloffTowns: { ok: false } }, '2026-11-23')).toBeNull()
})

test('FI-112 towns are listed as commercial only while commercial service is offered, also on a future day', () => {
	const without = (off: readonly string[]) => ({
		...snapshot,
		facts: {
			...snapshot.facts,
			services: { ...snapshot.facts.services, ...Object.fromEntries(off.map((name) => [name, false])) },
		},
	})
	const commercialOn = (off: readonly string[]) =>
		snapshotOn(without(off), '2027-01-04').facts.routes.commercial
	expect(commercialOn([])).toContain('Windsor')
	expect(commercialOn(['commercial'])).toEqual([])
	expect(commercialOn(['rolloff'])).toContain('Windsor')
})

test('FI-107 a commercial town in another state is named with its state, the same in both lists', () => {
	const rows = rowsIn(snapshot.rolloffTowns)
	const [town] = rows
	if (!town) throw new Error('no town')
	const away = (name: string, state: string) => ({
		...town,
		id: name,
		slug: name.toLowerCase(),
		name,
		state,
		places: [],
		is_commercial: true,
	})
	const added = [away('Cheyenne', 'WY'), away('Kimball', 'NE'), away('Timnath', 'CO')]
	const { commercial, containers } = snapshotOn(
		{ ...snapshot, rolloffTowns: { ok: true, rows: [...rows, ...added] } },
		'2027-01-04',
	).facts.routes
	for (const name of ['Cheyenne, WY', 'Kimball, NE', 'Timnath']) {
		expect(commercial).toContain(name)
		expect(containers, 'the same name').toContain(name)
	}
})

test('FI-24 places are in alphabetical order, whatever diacritics their letters have', () => {
	const names = ['Hāwī', 'Hilo', 'Honokaʻa']
	const [town] = rowsIn(snapshot.residentialTowns)
	const rows = names
		.toReversed()
		.map((name) => ({ ...town, slug: name, name, places: [] }) as ResidentialTownRow)
	const told = routesOf({ ...snapshot, residentialTowns: { ok: true, rows } }, '2026-11-23')
	expect(told?.carts).toEqual(names)
})
