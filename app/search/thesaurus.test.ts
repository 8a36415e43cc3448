import { expect, test } from 'vitest'
import { wordWeight } from './builtin/stop_words.ts'
import { bystander, notOurs } from './builtin/weights.ts'
import { wordsOf } from './builtin/words.ts'
import { bareWords } from './builtin/question.ts'
import { extendThesaurus, thesaurus } from './thesaurus.ts'

const keyOf = (phrase: string) =>
	wordsOf(phrase)
		.map(({ stem }) => stem)
		.join(' ')

test('every concept has a unique name, and its parents exist', () => {
	const ids = thesaurus.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	const unknown = thesaurus.flatMap(({ broader }) => broader.filter((id) => !ids.includes(id)))
	expect(unknown).toEqual([])
})

test('no phrase is reduced to a word that occurs in every question', () => {
	const empty = thesaurus.flatMap(({ id, words }) =>
		words
			.map((phrase) => ({ phrase, words: wordsOf(phrase) }))
			.filter(
				({ words: left }) =>
					left.length === 0 || (left.length === 1 && left.every((word) => wordWeight(word) === 0)),
			)
			.map(({ phrase }) => `${id}: ${phrase}`),
	)
	expect(empty).toEqual([])
})

test('FI-64 no phrase becomes a broader one because some of its words are dropped', () => {
	const determiners = new Set('a an the my our your his her their'.split(' '))
	const shrunk = thesaurus.flatMap(({ id, words }) =>
		words
			.filter((phrase) => {
				const typed = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
				return typed.length > 1 && (wordsOf(phrase).length < 2 || determiners.has(typed.at(-1) ?? ''))
			})
			.map((phrase) => `${id}: ${phrase}`),
	)
	expect(shrunk).toEqual([])
})

test('FI-64 the question that a bare word stands for has more words than that', () => {
	const bare = [...bareWords].filter(([word, question]) => wordsOf(question).length <= wordsOf(word).length)
	expect(bare).toEqual([])
	expect(new Set([...bareWords.keys()].map(keyOf)).size).toBe(bareWords.size)
})

test('FI-66 what we do not offer shares no phrase with what we do, as either would hide the other', () => {
	const isForOthers = (id: string) => id === notOurs || id === bystander
	const ours = thesaurus
		.filter(({ id }) => !isForOthers(id))
		.flatMap(({ id, words }) => words.map((phrase) => [keyOf(phrase), id]))
	const conceptOf = new Map(ours.map(([key = '', id]) => [key, id]))
	const others = thesaurus.filter(({ id }) => isForOthers(id)).flatMap(({ words }) => words)
	expect(others.length).toBeGreaterThan(500)
	const shared = others.filter((phrase) => conceptOf.has(keyOf(phrase)))
	expect(shared).toEqual([])
})

test('a group added by staff joins the concepts it shares a word with, or is new', () => {
	const concepts = [{ id: 'furniture', words: ['sofa', 'couch'], broader: [] }]
	const [joined, alone] = extendThesaurus(concepts, [
		['Couches', 'davenport'],
		['slash', 'brush'],
		['only one'],
	])
	expect(joined?.words).toEqual(['sofa', 'couch', 'Couches', 'davenport'])
	expect(alone?.words).toEqual(['slash', 'brush'])
	expect(concepts[0]?.words).toEqual(['sofa', 'couch'])
})
