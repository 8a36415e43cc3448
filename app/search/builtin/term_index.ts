import type { SearchDocument } from '../document.ts'
import type { SearchGroup } from '#app/content/search_groups.ts'
import { timeSlices } from '../time_slices.ts'
import type { ConceptFinder } from './concepts.ts'
import { type Word, contentOf, wordsOf } from './words.ts'

/** The documents that contain a term, each with its strength (0 to 1) and the term's share of its title. */
export interface Postings {
	documents: number[]
	strengths: number[]
	titleShares: number[]
	/** Inverse document frequency, 0 to 1; 1 for a term of a single document. */
	rarity: number
}

/** The audience or town of a document: unless a query mentions one of the concepts, its similarity is reduced. */
export interface Context {
	concepts: readonly string[]
	/** The factor otherwise, 0 to 1. */
	remains: number
}

/** Articles answer more fully than entries of a list. */
const priorOf: Readonly<Record<SearchGroup, number>> = {
	help: 1,
	faq: 0.98,
	page: 0.985,
	size: 0.985,
	residential: 0.99,
	rolloff: 0.985,
	commercial: 0.98,
	service: 0.95,
}

/** Terms are stems (`w:cart`) and concepts (`c:broken`). */
export interface TermIndex {
	size: number
	terms: ReadonlyMap<string, Postings>
	/** Each document's contexts. */
	contexts: readonly (readonly Context[])[]
	/** A factor of 0 to 1 each, which orders documents that match equally. */
	priors: readonly number[]
	/** Every word of the documents as it is written, and how many documents have it. */
	vocabulary: ReadonlyMap<string, number>
}

export const stemTerm = (stem: string) => `w:${stem}`
export const conceptTerm = (concept: string) => `c:${concept}`

/** The weight of a term by field; in the body it grows with repetitions. */
const fields = [
	{ name: 'title', strength: 1, conceptStrength: 1, growth: 0 },
	{ name: 'keys', strength: 0.88, conceptStrength: 0.86, growth: 0 },
	{ name: 'summary', strength: 0.78, conceptStrength: 0.76, growth: 0 },
	{ name: 'context', strength: 0.86, conceptStrength: 0.86, growth: 0 },
	{ name: 'body', strength: 0.46, conceptStrength: 0.58, growth: 0.07 },
] as const
const maxRepetitions = 4
/** The strength of a broader concept relative to a mentioned narrower one. */
export const broaderShare = 0.72

const offAudience = 0.9
const offPlace = 0.78
/** An audience; a title that names one excludes others. */
const isAudience = (concept: string) => concept === 'hoa' || concept === 'business' || concept === 'rolloff'

interface Entry {
	strength: number
	titleShare: number
}

/** What one document adds to an index. */
export interface DocumentTerms {
	entries: ReadonlyMap<string, Entry>
	contexts: readonly Context[]
	/** Its words as they are written. */
	words: ReadonlySet<string>
}

/** Reads a document; its terms are the same for as long as the finder is. */
export function documentTerms(source: SearchDocument, finder: ConceptFinder): DocumentTerms {
	const words = new Set<string>()
	return { entries: entriesOf(source, finder, words), contexts: contextsOf(source, finder), words }
}

/** Indexes the documents by what `termsOf` reads in each, a few milliseconds at a time. */
export async function indexTerms(
	documents: readonly SearchDocument[],
	termsOf: (document: SearchDocument) => DocumentTerms,
): Promise<TermIndex> {
	const terms = new Map<string, Postings>()
	const contexts: (readonly Context[])[] = []
	const priors = documents.map(({ contentType }) => priorOf[contentType])
	const vocabulary = new Map<string, number>()
	const nextSlice = timeSlices()
	for (const [document, source] of documents.entries()) {
		const read = termsOf(source)
		for (const [term, { strength, titleShare }] of read.entries) {
			const postings = terms.get(term) ?? { documents: [], strengths: [], titleShares: [], rarity: 0 }
			postings.documents.push(document)
			postings.strengths.push(strength)
			postings.titleShares.push(titleShare)
			terms.set(term, postings)
		}
		contexts.push(read.contexts)
		for (const word of read.words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
		await nextSlice()
	}
	const rarest = Math.log(1 + documents.length)
	for (const postings of terms.values()) {
		// Weighted, so that passing mentions hardly lower a term's rarity.
		const uses = postings.strengths.reduce((sum, strength) => sum + strength ** 2, 0)
		postings.rarity = Math.min(1, Math.log(1 + documents.length / Math.max(1, uses)) / rarest)
		await nextSlice()
	}
	return { size: documents.length, terms, contexts, priors, vocabulary }
}

function contextsOf({ title, context }: SearchDocument, finder: ConceptFinder): Context[] {
	const mentioned = (text: string) => finder.all(wordsOf(text)).flatMap(({ concepts }) => concepts)
	const isPlace = (concept: string) => finder.broaderOf(concept).includes('town')
	const assumed = mentioned(context)
	const places = assumed.filter(isPlace)
	const audiences = [...assumed.filter((one) => !isPlace(one)), ...mentioned(title).filter(isAudience)]
	return [
		...(audiences.length > 0 ? [{ concepts: audiences, remains: offAudience }] : []),
		...(places.length > 0 ? [{ concepts: places, remains: offPlace }] : []),
	]
}

/** The terms of one document; every word of it is added to `seen`. */
function entriesOf(source: SearchDocument, finder: ConceptFinder, seen: Set<string>): Map<string, Entry> {
	const entries = new Map<string, Entry>()
	for (const { name, strength, conceptStrength, growth } of fields) {
		const words = wordsOf(source[name])
		const shares = name === 'title' ? titleSharesOf(words, finder) : []
		const add = (term: string, base: number, titleShare: number) => {
			const entry = entries.get(term)
			if (!entry) entries.set(term, { strength: base, titleShare })
			else {
				const grown = entry.strength < base + growth * (maxRepetitions - 1) ? entry.strength + growth : 0
				entry.strength = Math.max(entry.strength, base, grown)
				entry.titleShare = Math.min(1, entry.titleShare + titleShare)
			}
		}
		for (const [at, word] of words.entries()) {
			seen.add(word.text)
			if (contentOf(word) > 0) add(stemTerm(word.stem), strength, shares[at] ?? 0)
		}
		for (const { from, length, concepts } of finder.all(words)) {
			const share = shares.slice(from, from + length).reduce((sum, one) => sum + one, 0)
			for (const concept of concepts) {
				add(conceptTerm(concept), conceptStrength, share)
				for (const broader of finder.broaderOf(concept))
					add(conceptTerm(broader), conceptStrength * broaderShare, share * broaderShare)
			}
		}
	}
	return entries
}

/** How much of a title each of its words is: the shares sum to 1, and a phrase has as much as a word. */
function titleSharesOf(words: readonly Word[], finder: ConceptFinder): number[] {
	const contents = words.map(contentOf)
	for (const { from, length } of finder.longest(words)) contents.fill(1 / length, from, from + length)
	const total = contents.reduce((sum, content) => sum + content, 0)
	return contents.map((content) => (total === 0 ? 0 : content / total))
}
