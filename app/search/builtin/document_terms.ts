import type { SearchDocument } from '../document.ts'
import type { ConceptFinder } from './concepts.ts'
import { wordWeight } from './stop_words.ts'
import { type Word, wordsOf } from './words.ts'

/** The fields of a document. */
export const fieldNames = ['title', 'keys', 'summary', 'context', 'body'] as const
export type FieldName = (typeof fieldNames)[number]

/** A document's contribution to an index. Terms are stems (`cart`), concepts (`c:broken`) and counts (`20 yard`). */
export interface DocumentTerms {
	fields: Readonly<Record<FieldName, readonly string[]>>
	/** The terms of each sentence of the body. */
	sentences: readonly (readonly string[])[]
	/** The audiences and places that the document is about; empty if it is for everyone. */
	audiences: readonly string[]
	places: readonly string[]
	/** Its words as they are written. */
	words: ReadonlySet<string>
}

/** Audiences of pages; a question that names one is not about the others. */
export const audiences: ReadonlySet<string> = new Set(['rolloff', 'business', 'hoa'])

const conceptTerms = new Map<string, string>()

/** The term of a concept; interned, because an index contains each one very often. */
export function conceptTerm(concept: string): string {
	const term = conceptTerms.get(concept) ?? `c:${concept}`
	conceptTerms.set(concept, term)
	return term
}

/** Numbers with the counted noun, which mean little separately: `20 yard`. */
export function countsIn(words: readonly Word[]): string[] {
	return words.flatMap(({ text }, at) => {
		const counted = words[at + 1]
		return counted && isNumber(text) ? [`${text} ${counted.stem}`] : []
	})
}

/** Extracts a document's terms, which depend only on the document and the finder. */
export function documentTerms(source: SearchDocument, finder: ConceptFinder): DocumentTerms {
	const seen = new Set<string>()
	const read = (text: string) => {
		const words = wordsOf(text)
		for (const word of words) seen.add(word.text)
		return termsOf(words, finder)
	}
	const sentences = sentencesOf(source.body).map(read)
	const [title, keys, summary, context] = [source.title, source.keys, source.summary, source.context].map(
		read,
	)
	const assumed = conceptsIn(source.context, finder)
	const isPlace = (concept: string) => finder.broaderOf(concept).includes('town')
	return {
		fields: {
			title: title ?? [],
			keys: keys ?? [],
			summary: summary ?? [],
			context: context ?? [],
			body: sentences.flat(),
		},
		sentences,
		audiences: [...assumed, ...conceptsIn(source.title, finder)].filter((one) => audiences.has(one)),
		places: assumed.filter(isPlace),
		words: seen,
	}
}

function termsOf(words: readonly Word[], finder: ConceptFinder): string[] {
	const concepts = finder.all(words).flatMap((mention) => mention.concepts)
	return [
		...words.filter((word) => wordWeight(word) > 0).map(({ stem }) => stem),
		...countsIn(words),
		...concepts.flatMap((id) => [id, ...finder.broaderOf(id)]).map(conceptTerm),
	]
}

function conceptsIn(text: string, finder: ConceptFinder): string[] {
	return finder.all(wordsOf(text)).flatMap(({ concepts }) => concepts)
}

const ends = new Set(['.', '!', '?', ':'])

function sentencesOf(text: string): string[] {
	const sentences: string[] = []
	let from = 0
	for (let at = 0; at < text.length; at += 1) {
		if (!ends.has(text[at] ?? '') || text[at + 1] !== ' ') continue
		sentences.push(text.slice(from, at))
		from = at + 2
	}
	return [...sentences, text.slice(from)].filter((sentence) => sentence !== '')
}

function isNumber(text: string): boolean {
	return text !== '' && !Number.isNaN(Number(text))
}
