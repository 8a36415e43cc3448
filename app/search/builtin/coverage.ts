import type { DocumentTerms, FieldName } from './document_terms.ts'
import type { LibraryIndex } from './library_index.ts'
import type { Question } from './question.ts'
import { fieldWeights, genericAnswered } from './weights.ts'

/** The ideas that a term answers, each with its share (0 to 1). */
type Answers = ReadonlyMap<string, readonly { idea: number; share: number }[]>

/** The answered share of each idea of a question, 0 to 1. */
export type Shares = readonly number[]

interface Coverage {
	/** The shares that a document answers; `matched` has the fields in which it has each term. */
	of(document: DocumentTerms, matched: Readonly<Record<string, readonly string[]>>): Shares
	/** The shares that several documents answer together. */
	together(all: readonly Shares[]): Shares
	/** The answered share of the whole question, 0 to 1. */
	sumOf(shares: Shares): number
}

export function coverageOf({ ideas }: Question, index: LibraryIndex): Coverage {
	const total = ideas.reduce((sum, { weight }) => sum + weight, 0)
	const answers = answersOf(ideas, index)
	const sumOf = (shares: Shares) =>
		shares.reduce((sum, share, idea) => sum + (share * (ideas[idea]?.weight ?? 0)) / total, 0)
	const together = (all: readonly Shares[]) =>
		ideas.map((_, idea) => Math.max(0, ...all.map((shares) => shares[idea] ?? 0)))
	return { of, together, sumOf }

	function of({ sentences }: DocumentTerms, matched: Readonly<Record<string, readonly string[]>>): Shares {
		const above = ideas.map(({ isGeneric }) => (isGeneric ? genericAnswered : 0))
		for (const [term, fields] of Object.entries(matched)) {
			for (const field of fields) if (field !== 'body') raise(above, answers, term, field as FieldName)
		}
		// Only two adjacent sentences count together: content further apart may be unrelated.
		let best: Shares = above
		let most = sumOf(above)
		let last = above
		for (const sentence of sentences) {
			const shares = [...above]
			for (const term of sentence) raise(shares, answers, term, 'body')
			const both = shares.map((share, idea) => Math.max(share, last[idea] ?? 0))
			const sum = sumOf(both)
			if (sum > most) [best, most] = [both, sum]
			last = shares
		}
		return best
	}
}

function answersOf(ideas: Question['ideas'], index: LibraryIndex): Answers {
	const answers = new Map<string, { idea: number; share: number }[]>()
	for (const [idea, { terms }] of ideas.entries()) {
		const known = [...terms].filter(([term]) => index.rarityOf(term) !== null)
		const most = Math.max(...known.map(([, weight]) => weight))
		for (const [term, weight] of known) {
			const entries = answers.get(term) ?? []
			entries.push({ idea, share: weight / most })
			answers.set(term, entries)
		}
	}
	return answers
}

function raise(shares: number[], answers: Answers, term: string, field: FieldName): void {
	for (const { idea, share } of answers.get(term) ?? []) {
		const { concept, word } = fieldWeights[field]
		shares[idea] = Math.max(shares[idea] ?? 0, share * (term.startsWith('c:') ? concept : word))
	}
}
