import { describe, expect, it } from 'vitest'
import { findTowns, townsNear } from './towns.server.ts'

const found = (text: string, home = 'OH') =>
	findTowns(text, home).map(({ name, county, state }) => `${name}, ${county}, ${state}`)

describe('finding a town by its name', () => {
	it('knows where it is, its county, its ZIP codes and how many live there', () => {
		expect(findTowns('Delaware, OH', 'CO')).toEqual([
			{
				name: 'Delaware',
				state: 'OH',
				county: 'Delaware',
				latitude: 40.2987,
				longitude: -83.068,
				inhabitants: 37_995,
				zips: ['43015'],
			},
		])
	})

	it.each(['Delaware, Ohio', 'delaware OH', 'DELAWARE', 'Delaware ,oh'])('takes %s', (text) => {
		expect(found(text)).toEqual(['Delaware, Delaware, OH'])
	})

	it('takes states of two words, and a town that has the name of a state', () => {
		expect(found('Windsor North Carolina (Pitt County)')).toEqual(['Windsor, Pitt, NC'])
		expect(found('New York, NY')).toEqual(['New York, New York, NY'])
		expect(found('Delaware', 'OK')).toEqual(['Delaware, Nowata, OK'])
	})

	it.each([
		['Saint Paul, MN', 'St. Paul, MN'],
		['Fort Collins, CO', 'Ft Collins, CO'],
		['Coeur d’Alene, ID', "Coeur d'Alene, ID"],
		['Cañon City, CO', 'Canon City, CO'],
	])('finds %s also as %s', (one, other) => {
		expect(found(one)).toHaveLength(1)
		expect(found(other)).toEqual(found(one))
	})

	it('distinguishes two towns of the same name in a state by their counties, the largest first', () => {
		expect(found('Windsor, NC')).toEqual(['Windsor, Bertie, NC', 'Windsor, Pitt, NC'])
	})

	it('looks in the company’s own state first, and in all states if it has no town of the name', () => {
		expect(found('Windsor', 'CO')).toEqual(['Windsor, Weld, CO'])
		expect(found('Windsor', 'NM').length).toBeGreaterThan(12)
	})

	it('finds places too small for the list of places by their ZIP codes', () => {
		expect(findTowns('Bellvue, CO', 'CO')).toMatchObject([
			{ county: 'Larimer', inhabitants: null, zips: ['80512'] },
		])
	})

	it('finds nothing for what is no town', () => {
		expect(found('')).toEqual([])
		expect(found('Nowhereville, OH')).toEqual([])
		expect(found('OH')).toEqual([])
	})
})

describe('towns near others', () => {
	const windsor = { latitude: 40.4775, longitude: -104.9014 }
	const greeley = { latitude: 40.4233, longitude: -104.7091 }

	it('are those with a post office within the miles of any of them, nearest first', () => {
		const near = townsNear([windsor, greeley], 10).map(({ name }) => name)
		expect(near.slice(0, 2).toSorted()).toEqual(['Greeley', 'Windsor'])
		expect(near).toEqual(expect.arrayContaining(['Severance', 'Eaton', 'Evans', 'Timnath']))
		expect(near).not.toContain('Denver')
	})

	it('do not end at a state line', () => {
		const names = townsNear([windsor], 60).map(({ name, state }) => `${name}, ${state}`)
		expect(names).toEqual(expect.arrayContaining(['Cheyenne, WY', 'Denver, CO', 'Red Feather Lakes, CO']))
	})

	it('are none if no town is given', () => {
		expect(townsNear([], 60)).toEqual([])
	})
})
