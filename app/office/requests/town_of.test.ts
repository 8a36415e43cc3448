import { expect, test } from 'vitest'
import { townIn } from './town_of.server.ts'

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
