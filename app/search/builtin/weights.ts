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

/** The library's own settings of BM25+. */
export const bm25 = { k: 1.2, b: 0.3, d: 0.5 } as const

/** How much the terms of one idea of a question count, where 1 is a word that the thesaurus does not have. */
export const termWeights = {
	concept: 2,
	/** Of a concept: its broader one, and another one in part of the phrase. */
	broader: 0.5,
	part: 0.2,
	/** A word of a phrase by itself. */
	wordOfPhrase: 0.3,
	/** A number with what it counts. */
	count: 4,
} as const

/**
 * A word that is no phrase of the thesaurus counts as the concepts that have at least `least` of the phrases with it, or
 * as somebody else's (`foreign`), each times its share.
 */
export const hints = { least: 0.25, concept: 1.4, foreign: 1.5 } as const

/** Ideas that nearly every page mentions, and audiences, for which whole pages are: they hardly order results. */
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
/** What each further word of a phrase, up to three, adds to its boost: a long phrase is seldom meant otherwise. */
export const phraseBoost = 0.15
/** How far any document answers a generic idea. */
export const genericAnswered = 0.55

/** What is to be thrown away: beside one of these, where it stands and in what state hardly matters. */
export const things: ReadonlySet<string> = new Set([
	'bulky',
	'hazardous',
	'recyclables',
	'not-recyclable',
	'yard-waste',
])
export const states: ReadonlySet<string> = new Set(['broken', 'placement', 'lost', 'size'])
export const stateWeight = 0.3

/** How much of a question an idea is: of the thesaurus or a plain word, by how rare it is; or a word that no page has. */
export const ideaWeights = {
	concept: { least: 0.35, rarest: 1 },
	word: { least: 0.1, rarest: 0.5 },
	unknown: 0.45,
} as const
/** The same for an idea that says that the question is for somebody else. */
export const notOursWeight = 2
export const notOurs = 'not-ours'
/** Says the same, unless the question also names one of `ours`: what is left by painters in the trash is for us. */
export const bystander = 'bystander'
export const ours: ReadonlySet<string> = new Set(['trash', 'cart', 'dumpster', 'recycling'])

/** What remains of a document's score when the question is not about its audience or its town. */
export const otherPlaceFactor = 0.6
/** What remains of one for another audience than the one that is asked about. */
export const otherAudienceFactor = 0.3
/** What remains of one for homes or for everybody when a dumpster is asked about. */
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
 * Shares of a question that are answered: likely (similarity 0.6) and surely (0.7). Also surely, if three quarters are
 * answered by several documents together: a question of many parts, such as size, time, town and price.
 */
export const answered = { likely: 0.53, surely: 0.56, together: 0.75 } as const
/** A document with this share of the best one's score has a similarity of 0.6, if the best one has more. */
export const alsoLikely = 0.15
