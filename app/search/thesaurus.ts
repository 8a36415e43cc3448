import { z } from 'zod'
import { readData, readWords } from '#db/seed/content_files.ts'
import { wordsOf } from './builtin/words.ts'

const files = [
	'carts',
	'pickup',
	'weather_and_animals',
	'messages',
	'things',
	'recycling',
	'hazards',
	'containers',
	'projects',
	'customers',
	'bills',
	'kinds_of_customer',
	'company',
	'not_ours',
]

const schema = z.record(
	z.string(),
	z.strictObject({ broader: z.array(z.string()).default([]), words: z.array(z.string()) }),
)

const shared = files.map((file) => readWords(`thesaurus/${file}.json`, schema))

/**
 * The shared vocabulary of waste hauling, formal and colloquial, and the company's own for its towns, which may
 * add words to a shared concept.
 */
export const thesaurus: readonly Concept[] = joined(
	[...shared, readData('search_towns.json', schema)]
		.flatMap((concepts) => Object.entries(concepts))
		.map(([id, { broader, words }]) => concept(id, words.join(','), ...broader)),
)

function joined(concepts: readonly Concept[]): Concept[] {
	const byId = new Map<string, Concept>()
	for (const one of concepts) {
		const known = byId.get(one.id)
		const words = [...(known?.words ?? []), ...one.words]
		byId.set(one.id, { id: one.id, words, broader: [...(known?.broader ?? []), ...one.broader] })
	}
	return [...byId.values()]
}

/**
 * The thesaurus with groups that staff added: the words of one group mean the same. A group joins every concept that
 * it shares a word with; one that shares none becomes a concept of its own.
 */
export function extendThesaurus(
	concepts: readonly Concept[],
	extraGroups: readonly (readonly string[])[],
): readonly Concept[] {
	if (extraGroups.length === 0) return concepts
	// Computes the keys only once per phrase, because there are more than 20,000.
	const extended = concepts.map((one) => ({ ...one, words: [...one.words], keys: keysOf(one.words) }))
	for (const [index, group] of extraGroups.entries()) {
		const keys = keysOf(group)
		if (keys.size < 2) continue
		const sharing = extended.filter((one) => [...keys].some((key) => one.keys.has(key)))
		for (const one of sharing) {
			one.words.push(...group)
			for (const key of keys) one.keys.add(key)
		}
		if (sharing.length === 0) extended.push({ id: `extra-${index}`, words: [...group], broader: [], keys })
	}
	return extended
}

function keysOf(phrases: readonly string[]): Set<string> {
	return new Set(phrases.map(keyOf).filter(Boolean))
}

/** A key shared by all forms of a word or phrase. */
function keyOf(phrase: string): string {
	return wordsOf(phrase)
		.map(({ stem }) => stem)
		.join(' ')
}

/** A concept and its synonyms. */
export interface Concept {
	id: string
	/** Words and phrases, colloquial and formal. Other forms of a word (carts, cracked) need not be listed. */
	words: readonly string[]
	/** Broader concepts, which match partly. */
	broader: readonly string[]
}

/**
 * Creates a concept from phrases separated by commas. `(a|b) (c|d)` stands for the four combinations, and
 * `anynumber` for any number.
 */
export function concept(id: string, words: string, ...broader: readonly string[]): Concept {
	return { id, words: words.split(',').flatMap((phrase) => phrasesOf(phrase.trim())), broader }
}

/** Expands a pattern to its phrases. */
function phrasesOf(pattern: string): string[] {
	const from = pattern.indexOf('(')
	if (from === -1) return pattern === '' ? [] : [pattern]
	const to = pattern.indexOf(')', from)
	const rest = phrasesOf(pattern.slice(to + 1).trim())
	return pattern
		.slice(from + 1, to)
		.split('|')
		.flatMap((one) => (rest.length === 0 ? [one] : rest.map((end) => `${one} ${end}`)))
		.map((end) => `${pattern.slice(0, from)}${end}`)
}
