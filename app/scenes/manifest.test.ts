import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { servedPlaces } from '#app/company/routes.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'
import { pictures } from './manifest.ts'

test('FI-87 the alt text of a scene names no town, since the office may rename it or show the scene elsewhere', () => {
	const towns = [...residentialTowns, ...rolloffTowns].map(({ name }) => name)
	const names = new Set([...towns, ...servedPlaces(sampleFacts.routes)])
	const naming = Object.entries(pictures).filter(([, alt]) => [...names].some((name) => alt.includes(name)))
	expect(naming).toEqual([])
})
