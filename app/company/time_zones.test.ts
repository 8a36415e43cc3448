import { expect, test } from 'vitest'
import { stateNames } from '#platform/addresses/states.ts'
import { isTimeZone, timeZoneOfState, usualTimeZones } from './time_zones.ts'

test('FI-119 every state has a zone that clocks know and that people are offered', () => {
	const states = [...stateNames.keys()]
	expect(states.length).toBeGreaterThanOrEqual(51)
	for (const state of states) {
		const zone = timeZoneOfState(state) ?? ''
		expect([state, isTimeZone(zone), zone in usualTimeZones]).toEqual([state, true, true])
	}
	expect([timeZoneOfState('AZ'), timeZoneOfState('OH'), timeZoneOfState('ZZ')]).toEqual([
		'America/Phoenix',
		'America/New_York',
		undefined,
	])
})

test.each(['Mars/Olympus', 'Mountain Time', '', 'america/denver'])('%j is no time zone', (name) => {
	expect(isTimeZone(name)).toBe(false)
})
