import type { SearchGroup } from '#app/content/search_groups.ts'
import type { Match } from '../search_index.ts'
import { coverageOf } from './coverage.ts'
import { audiences, fieldNames } from './document_terms.ts'
import type { LibraryIndex } from './library_index.ts'
import type { Question } from './question.ts'
import {
	alsoLikely,
	answered,
	bm25,
	otherPlaceFactor,
	fieldWeights,
	homesFactor,
	groupWeights,
	otherAudienceFactor,
} from './weights.ts'

/** Only the library's best results are read sentence by sentence. */
const mostRead = 30
const leastBoost = 0.3
/** The best coverage among this many top results determines whether the question counts as answered. */
const first = 3
/** The number of results shown below the search field; their combined coverage also counts. */
const shownTogether = 5

const boost = Object.fromEntries(fieldNames.map((name) => [name, fieldWeights[name].boost]))

/**
 * The documents whose similarity reaches the threshold, best first. Ranks by the library's score times the
 * coverage.
 */
export function rank(question: Question, index: LibraryIndex, threshold: number): Match[] {
	const boosts = boostsOf(question)
	const fits: number[] = []
	const results = index.library.search([...boosts.keys()].join('\n'), {
		boost,
		boostTerm: (term) => boosts.get(term) ?? 0,
		boostDocument: (id: number) => (fits[id] ??= fitOf(id, index, question.concepts)),
		bm25,
	})
	const coverage = coverageOf(question, index)
	const read = results
		// The library multiplies by the number of matched terms, but one idea may have several.
		.map(({ id, score, queryTerms, match }) => ({
			document: Number(id),
			score: score / Math.max(1, queryTerms.length),
			match,
		}))
		.toSorted((a, b) => b.score - a.score || a.document - b.document)
		.slice(0, mostRead)
		.map(({ document, score, match }) => {
			const terms = index.terms[document]
			const shares = terms ? coverage.of(terms, match) : []
			const covered = coverage.sumOf(shares)
			return { document, shares, covered, score: score * covered }
		})
		.toSorted((a, b) => b.score - a.score || a.document - b.document)
	const best = read[0]?.score ?? 0
	if (best === 0) return []
	const alone = Math.max(...read.slice(0, first).map(({ covered }) => covered))
	const together = coverage.sumOf(coverage.together(read.slice(0, shownTogether).map(({ shares }) => shares)))
	const isAnswered = together >= answered.together
	const similarity = similarityOf(isAnswered ? Math.max(alone, answered.surely) : alone)
	return read
		.map(({ document, score }) => ({ document, similarity: scaled(similarity, score / best) }))
		.filter((match) => match.similarity >= threshold)
}

/**
 * The terms to search for. Terms with little effect on the ranking are left out, because they cost as much as
 * others.
 */
function boostsOf({ ideas }: Question): Map<string, number> {
	const boosts = new Map<string, number>()
	for (const { terms, boost: factor } of ideas) {
		for (const [term, weight] of terms) {
			if (weight * factor >= leastBoost) boosts.set(term, Math.max(boosts.get(term) ?? 0, weight * factor))
		}
	}
	return boosts
}

/** The factor for a document's group, reduced if it is about an audience or a town that the question is not about. */
function fitOf(document: number, { documents, terms }: LibraryIndex, asked: ReadonlySet<string>): number {
	const group = documents[document]?.contentType
	const of = terms[document]
	if (!group || !of) return 0
	const isPlace = of.places.length === 0 || of.places.some((place) => asked.has(place))
	return groupWeights[group] * (isPlace ? 1 : otherPlaceFactor) * audienceFit(of.audiences, group, asked)
}

function audienceFit(own: readonly string[], group: SearchGroup, asked: ReadonlySet<string>): number {
	const isAsked = [...audiences].some((audience) => asked.has(audience))
	if (isAsked && own.some((audience) => asked.has(audience))) return 1
	if (isAsked) return own.length === 0 && group !== 'residential' ? otherPlaceFactor : otherAudienceFactor
	// "Dumpster" alone may mean a roll-off or a business's dumpster.
	if (asked.has('dumpster')) return own.includes('rolloff') || own.includes('business') ? 1 : homesFactor
	return own.length === 0 ? 1 : otherPlaceFactor
}

/** From the answered share of a question to a similarity: 0.6 where an answer becomes likely. */
function similarityOf(covered: number): number {
	const { likely, surely } = answered
	if (covered < likely) return (covered / likely) * 0.6
	if (covered < surely) return 0.6 + ((covered - likely) / (surely - likely)) * 0.1
	return Math.min(1, 0.7 + ((covered - surely) / (1 - surely)) * 0.3)
}

/** The similarity of a document with this share of the best one's score. */
function scaled(best: number, share: number): number {
	if (best < 0.6) return best * share
	if (share < alsoLikely) return (0.6 * share) / alsoLikely
	return 0.6 + ((best - 0.6) * (share - alsoLikely)) / (1 - alsoLikely)
}
