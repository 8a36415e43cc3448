import type { Concept } from '../thesaurus.ts'
import { type Word, wordsOf } from './words.ts'

/** A mention of a concept: where a word or phrase of the thesaurus occurs in a text. */
export interface Mention {
	from: number
	/** The number of words. */
	length: number
	concepts: readonly string[]
}

/** Finds a thesaurus's words and phrases in texts. */
export interface ConceptFinder {
	/** Every mention, also those inside longer ones. */
	all(words: readonly Word[]): Mention[]
	/** Mentions that do not overlap, the longest first. */
	longest(words: readonly Word[]): Mention[]
	broaderOf(concept: string): readonly string[]
	/** The likely meanings of a single word: each concept's share (0 to 1) of the phrases that contain it. */
	hintsOf(stem: string): readonly (readonly [concept: string, share: number])[]
	/** The words of the thesaurus as written. */
	readonly vocabulary: ReadonlySet<string>
}

/** A trie of phrases by stems. */
interface Branch {
	next: Map<string, Branch>
	concepts: string[]
}

/** The stem of the placeholder for any number in thesaurus phrases. */
const anyNumber = 'anynumb'
const isNumber = (stem: string) => !Number.isNaN(Number(stem))

export function conceptFinder(thesaurus: readonly Concept[]): ConceptFinder {
	const root: Branch = { next: new Map(), concepts: [] }
	const broader = new Map<string, readonly string[]>()
	const vocabulary = new Set<string>()
	const uses = new Map<string, Map<string, number>>()
	for (const concept of thesaurus) {
		broader.set(concept.id, concept.broader)
		for (const phrase of concept.words) {
			const words = wordsOf(phrase)
			if (words.length === 0) continue
			for (const { text } of words) vocabulary.add(text)
			for (const stem of new Set(words.map((word) => word.stem))) count(stem, concept.id)
			let branch = root
			for (const { stem } of words) {
				const next = branch.next.get(stem) ?? { next: new Map(), concepts: [] }
				branch.next.set(stem, next)
				branch = next
			}
			if (!branch.concepts.includes(concept.id)) branch.concepts.push(concept.id)
		}
	}

	/** Counts a phrase of a concept that has a word. */
	function count(stem: string, concept: string): void {
		const counts = uses.get(stem) ?? new Map<string, number>()
		uses.set(stem, counts)
		counts.set(concept, (counts.get(concept) ?? 0) + 1)
	}

	/** The mentions that begin at a word, the longest first. */
	function mentionsAt(words: readonly Word[], from: number): Mention[] {
		const found: Mention[] = []
		let branches: Branch[] = [root]
		for (let length = 1; from + length <= words.length; length += 1) {
			const stem = words[from + length - 1]?.stem ?? ''
			const names = isNumber(stem) ? [stem, anyNumber] : [stem]
			branches = branches.flatMap(({ next }) => names.flatMap((name) => next.get(name) ?? []))
			if (branches.length === 0) break
			const concepts = [...new Set(branches.flatMap((branch) => branch.concepts))]
			if (concepts.length > 0) found.unshift({ from, length, concepts })
		}
		return found
	}

	return {
		vocabulary,
		broaderOf: (concept) => broader.get(concept) ?? [],
		hintsOf(stem) {
			const counts = [...(uses.get(stem) ?? [])]
			// Plus one, so that a single phrase is weak evidence.
			const total = counts.reduce((sum, [, phrases]) => sum + phrases, 1)
			return counts.map(([concept, phrases]) => [concept, phrases / total])
		},
		all: (words) => words.flatMap((_, from) => mentionsAt(words, from)),
		longest(words) {
			const isTaken: boolean[] = []
			return words
				.flatMap((_, from) => mentionsAt(words, from))
				.toSorted((a, b) => b.length - a.length || a.from - b.from)
				.filter(({ from, length }) => {
					if (isTaken.slice(from, from + length).includes(true)) return false
					for (let at = from; at < from + length; at += 1) isTaken[at] = true
					return true
				})
		},
	}
}
