import { expect, test } from 'vitest'
import { conceptFinder } from './builtin/concepts.ts'
import { wordsOf } from './builtin/words.ts'
import { concept } from './thesaurus.ts'

test('alternatives in parentheses stand for every combination of one from each', () => {
	expect(concept('missed', 'skipped us, (nobody|never) (came|showed up) today').words).toEqual([
		'skipped us',
		'nobody came today',
		'nobody showed up today',
		'never came today',
		'never showed up today',
	])
})

test('“anynumber” in a phrase matches any number in a text', () => {
	const finder = conceptFinder([concept('community', 'anynumber homes')])
	const concepts = (text: string) => finder.longest(wordsOf(text)).flatMap((mention) => mention.concepts)
	expect(concepts('a subdivision of 140 homes')).toEqual(['community'])
	expect(concepts('many homes')).toEqual([])
})

test('a number that another phrase names still matches “anynumber”', () => {
	const finder = conceptFinder([
		concept('customer-id', '12 digit number'),
		concept('rolloff', 'anynumber yarder'),
	])
	expect(finder.longest(wordsOf('a 12 yarder')).flatMap((mention) => mention.concepts)).toEqual(['rolloff'])
})
