import { expect, test } from 'vitest'
import { excerpt, wordDiff } from './word_diff.ts'

test('runs of unchanged, removed and added words are each one part', () => {
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
] as const)('the difference from %j to %j has the expected parts', (before, after, parts) => {
	expect(wordDiff(before, after)).toEqual(parts)
})

test('both texts can be put together from the parts, however long they are', () => {
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

test('SD-62 one word changed in a long text is found, and shown with the words around it', () => {
	const long = (word: string) => `${'before '.repeat(3000)}${word} ${'after '.repeat(3000)}`
	const parts = wordDiff(long('Monday'), long('Tuesday'))
	expect(parts.slice(1, 3)).toEqual([
		{ kind: 'gone', text: 'Monday ' },
		{ kind: 'new', text: 'Tuesday ' },
	])
	const shown = excerpt(parts)
	expect(shown.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
	expect(shown[0]?.text).toMatch(/^… (before ){15}$/)
	expect(shown[3]?.text).toMatch(/^(after ){15}… $/)
})

test('a short difference is shown whole, and so is a text without one', () => {
	const parts = wordDiff('We come on Monday morning.', 'We come on Tuesday morning.')
	expect(excerpt(parts)).toEqual(parts)
	const same = wordDiff('word '.repeat(100), 'word '.repeat(100))
	expect(excerpt(same)).toEqual(same)
})
