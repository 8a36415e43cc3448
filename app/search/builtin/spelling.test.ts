import { expect, test } from 'vitest'
import { Speller, distanceBetween } from './spelling.ts'
import { stemOf } from './stems.ts'

const known = [
	'mattress',
	'recycling',
	'customer',
	'missed',
	'trash',
	'can',
	'cart',
	'raccoon',
	'move',
	'holiday',
]
const speller = new Speller(new Map(known.map((word) => [word, 1])), new Set([stemOf('movie')]))
const nearest = (word: string, unfinished = false) => speller.corrections(word, unfinished)[0]?.word

test.each([
	['matress', 'mattress'],
	['recyling', 'recycling'],
	['cusotmer', 'customer'],
	['mised', 'missed'],
	['racoon', 'raccoon'],
	['holliday', 'holiday'],
])('%s is corrected to %s', (typed, meant) => {
	expect(nearest(typed)).toBe(meant)
})

test('a word that is correct, short, a number or far from all others is left alone', () => {
	for (const word of ['movie', 'crt', '2026', 'xylophone']) expect(nearest(word), word).toBeUndefined()
})

test('transposed letters are likelier than changed ones', () => {
	const [doubled] = speller.corrections('racoon', false)
	const [changed] = speller.corrections('rabcoon', false)
	expect(doubled?.confidence).toBeGreaterThan(changed?.confidence ?? 1)
})

test('a vowel left out is likelier than another consonant', () => {
	const all = new Speller(
		new Map([
			['garage', 9],
			['garbage', 1],
		]),
	)
	expect(all.corrections('garbge', false)[0]?.word).toBe('garbage')
})

test('an unfinished word is recognized by its beginning', () => {
	expect(nearest('recy', true)).toBe('recycling')
	expect(nearest('recy')).toBeUndefined()
})

test('words written as one are split', () => {
	expect(speller.split('trashcan')).toEqual(['trash', 'can'])
	expect(speller.split('trashbin')).toBeNull()
})

test('the distance counts insertions, deletions, substitutions and transpositions', () => {
	expect(distanceBetween('cart', 'cart', 2)).toBe(0)
	expect(distanceBetween('cart', 'carts', 2)).toBe(1)
	expect(distanceBetween('cart', 'cat', 2)).toBe(1)
	expect(distanceBetween('cart', 'part', 2)).toBe(1)
	expect(distanceBetween('cart', 'crat', 2)).toBe(1)
	expect(distanceBetween('cart', 'lawnmower', 2)).toBe(3)
})
