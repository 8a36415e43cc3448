import { expect, test } from 'vitest'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { territoryOf } from './territory.server.ts'

const around = (...towns: { slug: string; name: string; latitude: number; longitude: number }[]) => {
	const none = { ok: true, rows: [] }
	const rows = towns.map((town) => ({ ...town, places: [], contracted_to: null }))
	const content = {
		facts: sampleFacts,
		residentialTowns: { ok: true, rows },
		pickupAreas: none,
		rolloffTowns: none,
	} as unknown as Snapshot
	return [...territoryOf(content).elsewhere.values()].map(({ name }) => name)
}
const delaware = { slug: 'delaware', name: 'Delaware', latitude: 40.2987, longitude: -83.068 }
const sedona = { slug: 'sedona', name: 'Sedona', latitude: 34.8697, longitude: -111.761 }

test('an address is recognized in the towns around our own, wherever those are', () => {
	const ohio = around(delaware)
	expect(ohio).toEqual(expect.arrayContaining(['Sunbury', 'Marysville', 'Columbus']))
	expect(ohio).not.toContain('Delaware')
	expect(ohio).not.toContain('Loveland')

	const both = around(delaware, sedona)
	expect(both).toEqual(expect.arrayContaining(['Sunbury', 'Cottonwood', 'Flagstaff']))
	expect(around()).toEqual([])
})
