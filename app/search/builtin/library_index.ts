import MiniSearch from 'minisearch'
import type { SearchDocument } from '../document.ts'
import { timeSlices } from '#platform/process/time_slices.ts'
import { type DocumentTerms, type FieldName, fieldNames } from './document_terms.ts'
import { fieldWeights } from './weights.ts'

/** A document as passed to the library: its position and its terms. */
interface Entry {
	id: number
	terms: DocumentTerms
}

export interface LibraryIndex {
	library: MiniSearch<Entry>
	documents: readonly SearchDocument[]
	terms: readonly DocumentTerms[]
	/** How rare a term is, 0 to 1, 1 for one of a single document; null where no document has it. */
	rarityOf(term: string): number | null
	/** Every word of the documents as written, with the number of documents that have it. */
	vocabulary: ReadonlyMap<string, number>
}

/** Between the terms of a field; no term contains it. */
const between = '\n'
/** Terms are already extracted; the library only has to split and count them. */
const splitTerms = (text: string) => (text === '' ? [] : text.split(between))

/** Indexes the documents by the terms that `termsOf` extracts, in slices of a few milliseconds. */
export async function indexDocuments(
	documents: readonly SearchDocument[],
	termsOf: (document: SearchDocument) => DocumentTerms,
): Promise<LibraryIndex> {
	const library = new MiniSearch<Entry>({
		fields: [...fieldNames],
		extractField: (entry, name) =>
			name === 'id' ? String(entry.id) : entry.terms.fields[name as FieldName].join(between),
		tokenize: splitTerms,
		processTerm: (term) => term,
	})
	const terms: DocumentTerms[] = []
	const uses = new Map<string, number>()
	const vocabulary = new Map<string, number>()
	const nextSlice = timeSlices()
	for (const [id, document] of documents.entries()) {
		const read = termsOf(document)
		terms.push(read)
		library.add({ id, terms: read })
		for (const [term, strength] of strengthsOf(read)) uses.set(term, (uses.get(term) ?? 0) + strength ** 2)
		for (const word of read.words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
		await nextSlice()
	}
	const rarest = Math.log(1 + documents.length)
	return {
		library,
		documents,
		terms,
		vocabulary,
		rarityOf(term) {
			const found = uses.get(term)
			if (found === undefined) return null
			return Math.min(1, Math.log(1 + documents.length / Math.max(1, found)) / rarest)
		},
	}
}

/** Each term with the weight of the best field that has it, so that passing mentions hardly lower its rarity. */
function strengthsOf({ fields }: DocumentTerms): Map<string, number> {
	const strengths = new Map<string, number>()
	for (const name of fieldNames) {
		for (const term of fields[name])
			strengths.set(term, Math.max(strengths.get(term) ?? 0, fieldWeights[name].concept))
	}
	return strengths
}
