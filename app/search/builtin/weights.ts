import type { SearchGroup } from '#app/content/search_groups.ts'
import type { FieldName } from './document_terms.ts'

/**
 * What a match in a field is worth: to the library's ranking (`boost`), and as an answer to a concept or to a plain
 * word of the question (0 to 1).
 */
export const fieldWeights: Readonly<Record<FieldName, { boost: number; concept: number; word: number }>> = {
	title: { boost: 3, concept: 1, word: 0.95 },
	keys: { boost: 2, concept: 0.9, word: 0.85 },
	summary: { boost: 1.5, concept: 0.8, word: 0.6 },
	context: { boost: 1.5, concept: 0.86, word: 0.8 },
	body: { boost: 0.7, concept: 0.75, word: 0.5 },
}

/** The library's BM25+ parameters. */
export const bm25 = { k: 1.2, b: 0.3, d: 0.5 } as const

/** The weights of an idea's terms, relative to a word that is not in the thesaurus, which has 1. */
export const termWeights = {
	concept: 2,
	/** Factors for a concept's broader concepts, and for concepts mentioned in part of the phrase. */
	broader: 0.5,
	part: 0.2,
	/** A single word of a phrase. */
	wordOfPhrase: 0.3,
	/** A number with its counted noun. */
	count: 4,
} as const

/**
 * How a word that is no thesaurus phrase by itself counts for the concepts with at least `least` of its
 * phrases, and for concepts of other providers (`foreign`), each times its share.
 */
export const hints = { least: 0.25, concept: 1.4, foreign: 1.5 } as const

/** Ideas mentioned on nearly every page, and audiences that have their own pages: they hardly affect the ranking. */
export const generic: ReadonlySet<string> = new Set([
	'trash',
	'cart',
	'pickup',
	'dispose',
	'dumpster',
	'hauler',
	'crew',
	'service',
])
export const backgroundWeight = 0.3
/** The increase in boost for each further word of a phrase, up to three: long phrases are rarely ambiguous. */
export const phraseBoost = 0.15
/** The share of a generic idea that any document answers. */
export const genericAnswered = 0.55

/** Things to be disposed of: next to one of these, location and state hardly matter. */
export const things: ReadonlySet<string> = new Set([
	'bulky',
	'hazardous',
	'recyclables',
	'not-recyclable',
	'yard-waste',
])
export const states: ReadonlySet<string> = new Set(['broken', 'placement', 'lost', 'size'])
export const stateWeight = 0.3

/** The weight of an idea in the question: a concept or a plain word, by rarity, or a word that no page has. */
export const ideaWeights = {
	concept: { least: 0.35, rarest: 1 },
	word: { least: 0.1, rarest: 0.5 },
	unknown: 0.45,
} as const
/** The weight of an idea showing that the question is for another provider. */
export const notOursWeight = 2
export const notOurs = 'not-ours'
/** Like `notOurs`, unless the question also names one of `ours`: painters' leftovers in the trash are our business. */
export const bystander = 'bystander'
export const ours: ReadonlySet<string> = new Set(['trash', 'cart', 'dumpster', 'recycling'])

/** The factor for documents about another audience or town than the question. */
export const otherPlaceFactor = 0.6
/** The factor for documents about another audience if the question names one. */
export const otherAudienceFactor = 0.3
/** The factor for documents for homes or for everyone if the question names a dumpster. */
export const homesFactor = 0.6

/** Articles answer more fully than entries of a list. */
export const groupWeights: Readonly<Record<SearchGroup, number>> = {
	help: 1,
	faq: 0.97,
	page: 0.98,
	size: 0.98,
	residential: 0.98,
	rolloff: 0.97,
	commercial: 0.96,
	service: 0.93,
}

/**
 * The answered shares at which an answer is likely (similarity 0.6) and sure (0.7). It is also sure if several
 * documents together answer three quarters: for questions with many parts, such as size, time, town and price.
 */
export const answered = { likely: 0.53, surely: 0.56, together: 0.75 } as const
/** The share of the best score at which a document gets a similarity of 0.6, if the best one has more. */
export const alsoLikely = 0.15
