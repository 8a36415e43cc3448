import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { townContent } from './town_content.server.ts'
import { townMeta } from './town_meta.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('RO-04 MD-01 a town has its own state in the structured data, even if the company is in another', () => {
	const snapshot = builtInSnapshot()
	const [town] = rowsIn(snapshot.rolloffTowns)
	if (!town) throw new Error('no town')
	const servedIn = (name: string, state: string) => {
		const row = { ...town, name, state }
		const page = townContent(row, snapshot, today)
		return townMeta(row, page, { publicUrl: 'https://h.example', facts: snapshot.facts }).structuredData
	}
	expect(servedIn('Cheyenne', 'WY')).toContainEqual(
		expect.objectContaining({ '@type': 'Service', areaServed: { '@type': 'Place', name: 'Cheyenne, WY' } }),
	)
	expect(servedIn('Greeley', 'CO')).toContainEqual(
		expect.objectContaining({ '@type': 'Service', areaServed: { '@type': 'City', name: 'Greeley, CO' } }),
	)
})
