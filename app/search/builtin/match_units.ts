import type { Match } from '../embedder.ts'
import type { Query, Unit } from './query_units.ts'
import type { Context, TermIndex } from './term_index.ts'

/** The share of the similarity for a title that is mostly about the query. */
const focusShare = 0.12

/** The documents whose similarity reaches the threshold. */
export function matchUnits({ units, concepts }: Query, index: TermIndex, threshold: number): Match[] {
	const total = units.reduce((sum, { weight }) => sum + weight, 0)
	if (total === 0) return []
	let given = 0
	const covered = new Float64Array(index.size)
	const focus = new Float64Array(index.size)
	for (const unit of units) {
		given += (unit.weight * unit.given) / total
		addUnit(unit, index, unit.weight / total, covered, focus)
	}
	const found: Match[] = []
	for (let document = 0; document < index.size; document += 1) {
		const coverage = covered[document] ?? 0
		if (coverage === 0) continue
		const titleFocus = Math.min(1, focus[document] ?? 0)
		const raw =
			(given + coverage) * (1 - focusShare + focusShare * titleFocus) * (index.priors[document] ?? 1)
		if (calibrated(raw) < threshold) continue
		const similarity = calibrated(raw * fitOf(index.contexts[document], concepts))
		if (similarity >= threshold) found.push({ document, similarity })
	}
	return found
}

/** Adds each document's score for one unit of the query, and the unit's share of its title. */
function addUnit(
	{ terms, given }: Unit,
	index: TermIndex,
	weight: number,
	covered: Float64Array,
	focus: Float64Array,
): void {
	const best = new Float64Array(index.size)
	const shares = new Float64Array(index.size)
	for (const [term, share] of terms) {
		const postings = index.terms.get(term)
		if (!postings) continue
		const { documents, strengths, titleShares } = postings
		for (let at = 0; at < documents.length; at += 1) {
			const document = documents[at] ?? 0
			best[document] = Math.max(best[document] ?? 0, share * (strengths[at] ?? 0))
			shares[document] = Math.max(shares[document] ?? 0, share * (titleShares[at] ?? 0))
		}
	}
	for (let document = 0; document < index.size; document += 1) {
		covered[document] = (covered[document] ?? 0) + weight * Math.max(0, (best[document] ?? 0) - given)
		focus[document] = (focus[document] ?? 0) + (shares[document] ?? 0)
	}
}

/** The factor by which a similarity is reduced if the query mentions none of the document's contexts. */
function fitOf(contexts: readonly Context[] = [], mentioned: ReadonlySet<string>): number {
	return contexts.reduce(
		(fit, { concepts, remains }) => (concepts.some((one) => mentioned.has(one)) ? fit : fit * remains),
		1,
	)
}

/** Maps coverage to the scale that all embedders share: 0.6 where an answer becomes likely. */
function calibrated(raw: number): number {
	const [likely, sure] = [0.55, 0.63]
	if (raw < likely) return (raw / likely) * 0.6
	if (raw < sure) return 0.6 + ((raw - likely) / (sure - likely)) * 0.1
	return Math.min(1, 0.7 + ((raw - sure) / (1 - sure)) * 0.3)
}
