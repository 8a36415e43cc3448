import { expect, test } from 'vitest'
import { namesIn, namesOf, searchPhrasesOf } from '../company_names.ts'

const names = namesOf('companies/horsetooth')

test('the names of a company are read out of its folder: its own, its towns’, and what its texts capitalize', () => {
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
