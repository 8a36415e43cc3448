import { expect, test } from 'vitest'
import { mergeOverBase } from './merge_over_base.ts'

const none = new Set<string>()

test('an entry of a company takes the place of the base’s, and its others follow', () => {
	const base = [
		{ id: 'price', text: 'base' },
		{ id: 'areas', text: 'base' },
	]
	const own = [
		{ id: 'wind', text: 'own' },
		{ id: 'price', text: 'own' },
	]
	expect(mergeOverBase(base, own, none)).toEqual([
		{ id: 'price', text: 'own' },
		{ id: 'areas', text: 'base' },
		{ id: 'wind', text: 'own' },
	])
})

test('what a company leaves out is gone, at any depth', () => {
	const base = { home: [{ name: 'hero' }, { name: 'lawn' }], lawn: [{ name: 'hero' }] }
	expect(mergeOverBase(base, undefined, new Set(['lawn']))).toEqual({ home: [{ name: 'hero' }] })
	const own = { home: [{ name: 'lawn', title: 'own' }] }
	expect(mergeOverBase(base, own, new Set(['lawn']))).toEqual({ home: [{ name: 'hero' }, ...own.home] })
})

test('lists without keys are taken whole, other names of an object stay', () => {
	const base = {
		town: { broader: ['area'], words: ['town', 'city'] },
		prices: [{ price: '$1' }, { price: '$2' }],
	}
	const own = { town: { broader: [], words: ['village'] }, prices: [{ price: '$3' }] }
	expect(mergeOverBase(base, own, none)).toEqual(own)
	expect(mergeOverBase(base, { prices: [] }, none)).toEqual({ ...base, prices: [] })
})
