import type { SearchDocument } from '../document.ts'
import type { EmbeddedDocuments, Embedder, Match } from '../embedder.ts'
import type { Concept } from '../thesaurus/concept.ts'
import { conceptFinder } from './concepts.ts'
import { englishStems } from './english.ts'
import { matchUnits } from './match_units.ts'
import { queryUnits } from './query_units.ts'
import { Speller } from './spelling.ts'
import { type DocumentTerms, documentTerms, indexTerms } from './term_index.ts'

/**
 * Compares by words, stems and the concepts of a thesaurus, with spelling correction. Needs no network and no model.
 * Caches documents by object identity.
 */
export function builtinEmbedder(thesaurus: readonly Concept[]): Embedder {
	const finder = conceptFinder(thesaurus)
	const read = new WeakMap<SearchDocument, DocumentTerms>()
	const termsOf = (document: SearchDocument) => {
		const terms = read.get(document) ?? documentTerms(document, finder)
		read.set(document, terms)
		return terms
	}
	return {
		name: 'built-in',
		async embed(documents: readonly SearchDocument[]): Promise<EmbeddedDocuments> {
			const index = await indexTerms(documents, termsOf)
			const known = new Map([...finder.vocabulary].map((word) => [word, 1]))
			for (const [word, uses] of index.vocabulary) known.set(word, (known.get(word) ?? 0) + uses)
			const speller = new Speller(known, englishStems)
			return {
				async match(query, threshold): Promise<readonly Match[]> {
					return matchUnits(queryUnits(query, index, finder, speller), index, threshold)
				},
			}
		},
	}
}
