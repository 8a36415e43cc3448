import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { residentialTownOf, townIn, townOf } from './town_of.server.ts'

const towns = ['Windsor', 'Fort Collins', 'Greeley', 'Laporte']

test.each([
	['12 Elm St, Windsor, CO 80550', 'Windsor'],
	['12 Windsor Ave, Greeley', 'Greeley'],
	['80 Maple, Ft. Collins', 'Fort Collins'],
	['FORT COLLINS', 'Fort Collins'],
	['12 Windsorlane', ''],
	['', ''],
])('SD-128 the address %s is in %s', (address, town) => {
	expect(townIn(address, towns)).toBe(town)
})

test.each([
	['7 Bear Lane, Laporte', 'Laporte', 'north-county'],
	['7 Bear Lane, Bellvue, CO', 'Bellvue', 'north-county'],
	['7 Elm St, Windsor', 'Windsor', 'windsor'],
	['7 Laporte Ave, Fort Collins', 'Fort Collins', 'fort-collins'],
	['7 Elm St, Denver', null, undefined],
	['', null, undefined],
])('SD-128 %s is in %s, whose prices are those of %s', (address, place, slug) => {
	const content = builtInSnapshot()
	expect(townOf(address, content)).toBe(place)
	expect(residentialTownOf(address, content)?.slug).toBe(slug)
})
