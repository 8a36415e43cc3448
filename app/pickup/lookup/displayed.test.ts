import { expect, test } from 'vitest'
import { wordsOf } from '#platform/addresses/words.ts'
import { displayed } from './displayed.ts'

test('a street is repeated in capitals and small letters, its abbreviations in capitals', () => {
	const streets = [
		'N Maple St',
		'10th St SW',
		'WCR 13',
		'N CR 54G',
		'County Road 17',
		'US Highway 287',
		'SH 14',
		'RR 2 Box 45',
	]
	expect(streets.map((street) => displayed(wordsOf(street)))).toEqual(streets)
})
