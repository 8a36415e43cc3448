import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { containerMap, serviceAreaContent } from './service_area.server.ts'

const linksOf = (svg: string) =>
	[...svg.matchAll(/<a href='([^']+)'.*?<text[^>]*>([^<]+)/g)].map(([, to, name]) => `${name}: ${to}`)
const content = (changed: Partial<Snapshot> = {}) => serviceAreaContent({ ...builtInSnapshot(), ...changed })

test('HM-08 FI-24 a place on the map links to its page about carts, or else containers, and one in the list of containers to the latter', () => {
	const { carts, containers, map } = content()
	expect(linksOf(map).toSorted()).toEqual([
		'Bellvue: /residential/north-county',
		'Berthoud: /roll-off-dumpsters/berthoud',
		'Fort Collins: /residential/fort-collins',
		'Greeley: /residential/greeley',
		'Laporte: /residential/north-county',
		'Longmont: /roll-off-dumpsters/longmont',
		'Loveland: /roll-off-dumpsters/loveland',
		'Northern Communities: /roll-off-dumpsters/northern-communities',
		'Severance: /residential/severance',
		'Timnath: /roll-off-dumpsters/windsor',
		'Wellington: /residential/wellington',
		'Windsor: /residential/windsor',
	])
	expect(carts.map(({ name }) => name)).toEqual(builtInSnapshot().facts.routes.carts)
	expect(containers).toContainEqual({ name: 'Windsor', to: '/roll-off-dumpsters/windsor' })
	expect(containers).toContainEqual({ name: 'Timnath', to: '/roll-off-dumpsters/windsor' })
})

test('FI-24 a town that the office dropped is neither listed nor drawn', () => {
	const { residentialTowns, rolloffTowns } = builtInSnapshot()
	if (!residentialTowns.ok || !rolloffTowns.ok) throw new Error('no towns')
	const without = <Row extends { slug: string }>(rows: readonly Row[]) => ({
		ok: true as const,
		rows: rows.filter(({ slug }) => slug !== 'greeley'),
	})
	const dropped = {
		residentialTowns: without(residentialTowns.rows),
		rolloffTowns: without(rolloffTowns.rows),
	}
	expect(JSON.stringify(content(dropped))).not.toContain('Greeley')
	expect(containerMap({ ...builtInSnapshot(), ...dropped }, (slug) => `/${slug}`)).not.toContain('Greeley')
	expect(linksOf(content({ residentialTowns: dropped.residentialTowns }).map)).toContain(
		'Greeley: /roll-off-dumpsters/greeley',
	)
})

test('FI-107 a town that the office added is listed and drawn at once, with its state if that is another one', () => {
	const { residentialTowns } = builtInSnapshot()
	if (!residentialTowns.ok) throw new Error('no towns')
	const [windsor] = residentialTowns.rows
	if (!windsor) throw new Error('no town')
	const cheyenne = {
		...windsor,
		slug: 'cheyenne',
		places: [],
		name: 'Cheyenne',
		state: 'WY',
		latitude: 41.14,
		longitude: -104.82,
	}
	const other = {
		...windsor,
		slug: 'windsor-ne',
		name: 'Windsor',
		state: 'NE',
		latitude: 41.2,
		longitude: -103.9,
	}
	const added = content({ residentialTowns: { ok: true, rows: [...residentialTowns.rows, cheyenne, other] } })
	expect(added.carts).toEqual(
		expect.arrayContaining([
			{ name: 'Cheyenne, WY', to: '/residential/cheyenne' },
			{ name: 'Windsor', to: '/residential/windsor' },
			{ name: 'Windsor, NE', to: '/residential/windsor-ne' },
		]),
	)
	expect(linksOf(added.map)).toEqual(
		expect.arrayContaining([
			'Cheyenne, WY: /residential/cheyenne',
			'Windsor: /residential/windsor',
			'Windsor, NE: /residential/windsor-ne',
		]),
	)
})

test('FI-24 if the towns cannot be read, all places link to the overviews', () => {
	const { carts, containers } = content({ residentialTowns: { ok: false }, rolloffTowns: { ok: false } })
	expect(carts).toContainEqual({ name: 'Windsor', to: '/residential' })
	expect(containers).toContainEqual({ name: 'Loveland', to: '/roll-off-dumpsters' })
})
