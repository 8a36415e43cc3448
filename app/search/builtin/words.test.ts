import { expect, test } from 'vitest'
import { stemOf } from './stems.ts'
import { wordWeight } from './stop_words.ts'
import { wordsOf } from './words.ts'

const texts = (text: string) => wordsOf(text).map((word) => word.text)

test('forms of a word share a stem, and words that only look alike do not', () => {
	for (const [one, other] of [
		['carts', 'cart'],
		['cracked', 'cracks'],
		['recycling', 'recycle'],
		['cancellation', 'cancel'],
		['batteries', 'battery'],
	] as const)
		expect(stemOf(one), one).toBe(stemOf(other))
	for (const [one, other] of [
		['missing', 'missed'],
		['business', 'busy'],
		['apartment', 'apart'],
		['skipped', 'skip'],
		['leaves', 'leave'],
		['severance', 'several'],
		['assistant', 'assistance'],
	] as const)
		expect(stemOf(one), one).not.toBe(stemOf(other))
	expect(stemOf('businesses')).toBe(stemOf('business'))
	expect(stemOf('apartments')).toBe(stemOf('apartment'))
})

test('“can” is kept where it is used as a noun, and left out where it is a verb', () => {
	expect(texts('trash can')).toEqual(['trash', 'can'])
	expect(texts('I need a bigger can')).toContain('can')
	expect(texts('can I recycle glass')).toEqual(['recycle', 'glass'])
	expect(texts('how can I pay')).not.toContain('can')
	expect(texts('put the can in the alley')).toContain('can')
	expect(texts('they left my can full')).toContain('can')
})

test('contractions are expanded, and pronouns left out', () => {
	expect(texts('you didn’t take my trash')).toEqual(['did', 'not', 'take', 'trash'])
	expect(texts("can't put")).toEqual(['not', 'put'])
	expect(texts('wasnt emptied')).toEqual(['was', 'not', 'emptied'])
	expect(texts('20yd roll-off, ft. collins')).toEqual(['20', 'yard', 'roll', 'off', 'fort', 'collins'])
	expect(texts('what’s the price')).toEqual(['what', 'price'])
})

test('numbers in words are numbers', () => {
	expect(texts('twelve yard dumpster')).toEqual(['12', 'yard', 'dumpster'])
	expect(texts('ninety six gallon or sixty-five')).toEqual(['96', 'gallon', 'or', '65'])
	expect(texts('one thing')).toEqual(['one', 'thing'])
})

test('words that occur in every question have no weight, and common ones little', () => {
	const content = (text: string) => wordsOf(text).map(wordWeight)
	expect(content('what is')).toEqual([0, 0])
	expect(content('need')[0]).toBeLessThan(0.3)
	expect(content('mattress')).toEqual([1])
})

test('shorthand, accents and days of a month are read as people mean them', () => {
	expect(texts('new acct thx')).toEqual(['new', 'account', 'thanks'])
	expect(texts('¿Cuánto cuesta?')).toEqual(['cuanto', 'cuesta'])
	expect(texts('July 4th')).toEqual(['july', '4th'])
})
