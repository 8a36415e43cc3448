import type { DocumentTerms, FieldName } from './document_terms.ts'
import type { LibraryIndex } from './library_index.ts'
import type { Question } from './question.ts'
import { fieldWeights, genericAnswered } from './weights.ts'

/** What a term answers: which ideas of the question, and each how far (0 to 1). */
type Answers = ReadonlyMap<string, readonly { idea: number; share: number }[]>

/** How much of a question a document answers, 0 to 1, where it has the terms in the fields of `matched`. */
export type Coverage = (
	document: DocumentTerms,
	matched: Readonly<Record<string, readonly string[]>>,
) => number

export function coverageOf({ ideas }: Question, index: LibraryIndex): Coverage {
	const total = ideas.reduce((sum, { weight }) => sum + weight, 0)
	const answers = answersOf(ideas, index)
	const sumOf = (shares: readonly number[]) =>
		shares.reduce((sum, share, idea) => sum + (share * (ideas[idea]?.weight ?? 0)) / total, 0)
	return ({ sentences }, matched) => {
		const above = ideas.map(({ isGeneric }) => (isGeneric ? genericAnswered : 0))
		for (const [term, fields] of Object.entries(matched)) {
			for (const field of fields) if (field !== 'body') raise(above, answers, term, field as FieldName)
		}
		// What is said in two neighboring sentences belongs together; what is said further apart need not.
		let best = sumOf(above)
		let last = above
		for (const sentence of sentences) {
			const shares = [...above]
			for (const term of sentence) raise(shares, answers, term, 'body')
			best = Math.max(best, sumOf(shares.map((share, idea) => Math.max(share, last[idea] ?? 0))))
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
