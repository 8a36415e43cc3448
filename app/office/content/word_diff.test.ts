import { expect, test } from 'vitest'
import { wordDiff } from './word_diff.ts'

test('unchanged, removed and added words, each run together', () => {
	expect(wordDiff('We come on Monday morning.', 'We come on Tuesday morning.')).toEqual([
		{ kind: 'same', text: 'We come on ' },
		{ kind: 'gone', text: 'Monday ' },
		{ kind: 'new', text: 'Tuesday ' },
		{ kind: 'same', text: 'morning.' },
	])
})

test.each([
	['', 'New.', [{ kind: 'new', text: 'New.' }]],
	['Old.', '', [{ kind: 'gone', text: 'Old.' }]],
	['Same.', 'Same.', [{ kind: 'same', text: 'Same.' }]],
	['', '', []],
] as const)('%j to %j', (before, after, parts) => {
	expect(wordDiff(before, after)).toEqual(parts)
})

test('the new text can be read from the parts, however long both are', () => {
	const [before, after] = ['a '.repeat(900), 'a b '.repeat(900)]
	const parts = wordDiff(before, after)
	expect(
		parts
			.filter(({ kind }) => kind !== 'gone')
			.map(({ text }) => text)
			.join(''),
	).toBe(after)
	expect(
		parts
			.filter(({ kind }) => kind !== 'new')
			.map(({ text }) => text)
			.join(''),
	).toBe(before)
})
