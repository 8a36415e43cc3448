import { expect, test } from 'vitest'
import { mergeOverBase } from './merge_over_base.ts'

const none = new Set<string>()

test('an entry of a company replaces the base entry with the same key, and its other entries follow', () => {
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

test('an entry that a company leaves out is removed, at any depth', () => {
	const base = { home: [{ name: 'hero' }, { name: 'lawn' }], lawn: [{ name: 'hero' }] }
	expect(mergeOverBase(base, undefined, new Set(['lawn']))).toEqual({ home: [{ name: 'hero' }] })
	const own = { home: [{ name: 'lawn', title: 'own' }] }
	expect(mergeOverBase(base, own, new Set(['lawn']))).toEqual({ home: [{ name: 'hero' }, ...own.home] })
})

test('lists without keys are replaced as a whole, and other keys of an object are kept', () => {
	const base = {
		town: { broader: ['area'], words: ['town', 'city'] },
		prices: [{ price: '$1' }, { price: '$2' }],
	}
	const own = { town: { broader: [], words: ['village'] }, prices: [{ price: '$3' }] }
	expect(mergeOverBase(base, own, none)).toEqual(own)
	expect(mergeOverBase(base, { prices: [] }, none)).toEqual({ ...base, prices: [] })
})
