import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localBusiness, service } from './structured_data.server.ts'

/** Saturday evening in Denver, Sunday in UTC. */
const now = new Date('2026-11-22T03:00:00.000Z')

function closedDays(hours: Partial<Facts['hours']>): unknown[] {
	const facts = { ...sampleFacts, hours: { ...sampleFacts.hours, ...hours } }
	const business = localBusiness('https://hauler.example', facts, now)
	return 'specialOpeningHoursSpecification' in business
		? [business.specialOpeningHoursSpecification].flat()
		: []
}

const closed = (date: string) => ({
	'@type': 'OpeningHoursSpecification',
	validFrom: date,
	validThrough: date,
	opens: '00:00',
	closes: '00:00',
})

// Independence Day of 2027 is a Sunday, and Thanksgiving Day more than a year away.
const observed = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-09-06']

test('SD-142 the holidays of the coming year on which the office would be open are listed as closed days', () => {
	expect(closedDays({})).toEqual(observed.map(closed))
	expect(closedDays({ days: [1, 2, 3, 4] })).toEqual(['2026-11-26', '2027-05-31', '2027-09-06'].map(closed))
})

test('SD-142 the closed days of the office are listed, each date once, for a year from today', () => {
	const day = (date: string, pickups: 'moved' | 'usual' = 'usual') => ({ date, name: 'Family day', pickups })
	const days = [1, 2, 3, 4, 5, 6] as const
	const own = ['2026-11-20', '2026-11-21', '2026-12-25', '2027-03-19', '2027-11-20', '2027-11-22']
	const others = ['newYear', 'memorial', 'independence', 'labor', 'thanksgiving'] as const
	const holidays = Object.fromEntries(others.map((key) => [key, 'open' as const]))
	expect(closedDays({ days, closedDays: own.map((date) => day(date)), holidays })).toEqual(
		['2026-11-21', '2026-12-25', '2027-03-19', '2027-11-20'].map(closed),
	)
	expect(closedDays({ closedDays: [day('2027-03-19', 'moved')] })).toContainEqual(closed('2027-03-19'))
})

test('FI-107 of two places of the same name, each has its own state', () => {
	const routes = { ...sampleFacts.routes, carts: ['Windsor', 'Windsor, VA'], containers: [] }
	expect(localBusiness('https://hauler.example', { ...sampleFacts, routes }, now)).toMatchObject({
		areaServed: expect.arrayContaining([
			{ '@type': 'City', name: 'Windsor, CO' },
			{ '@type': 'City', name: 'Windsor, VA' },
		]),
	})
})

test('a service names the places where it is offered, and none if no place is listed', () => {
	const offered = { name: 'Dumpsters', description: 'For shops.', of: 'containers' } as const
	const inPlaces = (containers: readonly string[]) =>
		service('https://h.example', { ...sampleFacts, routes: { ...sampleFacts.routes, containers } }, offered)
	expect(inPlaces(['Windsor', 'Ault'])).toMatchObject({
		areaServed: [{ name: 'Windsor, CO' }, { name: 'Ault, CO' }],
	})
	expect(inPlaces([])).not.toHaveProperty('areaServed')
})
