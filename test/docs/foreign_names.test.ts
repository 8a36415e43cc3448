import { expect, test } from 'vitest'
import { namesInAnyCase } from './foreign_names.ts'
import { namesIn, namesOf, searchPhrasesOf } from '../company_names.ts'

const names = namesOf('companies/horsetooth')

test('a company’s names are read from its folder: its own, its towns’, and those that its texts capitalize', () => {
	for (const name of [
		'Horsetooth',
		'Fort Collins',
		'Northern Colorado',
		'(970) 555-0142',
		'Bellvue',
		'Wyoming',
		'Larimer',
	])
		expect(names).toContain(name)
	for (const word of ['January', 'Monday', 'Main', 'Recycling', 'The']) expect(names).not.toContain(word)
	expect(searchPhrasesOf('companies/horsetooth')).toContain('poudre canyon')
})

test('a name is found as a whole word', () => {
	expect(namesIn('Pickup in Windsor, and Fort Collins.', names)).toEqual([
		'Windsor',
		'Collins',
		'Fort Collins',
	])
	expect(namesIn('The windsor knot and the Windsors', names)).toEqual([])
})

test('in code a name is found in any letter case, except for words that end street names', () => {
	const found = namesInAnyCase("new Map([['FOCO', 'FORT COLLINS'], ['/windsor', 'valley']])", names)
	expect(found.toSorted()).toEqual(['Collins', 'Fort Collins', 'Windsor'])
})
