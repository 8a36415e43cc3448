import type { ConceptFinder, Mention } from './concepts.ts'
import { audiences, conceptTerm } from './document_terms.ts'
import type { LibraryIndex } from './library_index.ts'
import { wordWeight } from './stop_words.ts'
import {
	backgroundWeight,
	bystander,
	generic,
	hints,
	ideaWeights,
	notOurs,
	notOursWeight,
	phraseBoost,
	stateWeight,
	states,
	termWeights,
} from './weights.ts'
import type { Word } from './words.ts'

/** One idea of a question. */
export interface Idea {
	/** The terms for this idea, with their weights in the library's ranking. */
	terms: ReadonlyMap<string, number>
	/** The idea's share of the question. */
	weight: number
	/** The factor for its terms in the library's ranking. */
	boost: number
	isGeneric: boolean
}

/** Interprets a part of a question: a mention of the thesaurus or a single word. Null for stop words. */
export function ideaOf(
	part: readonly Word[],
	mention: Mention | undefined,
	index: LibraryIndex,
	finder: ConceptFinder,
): Idea | null {
	const content = Math.max(...part.map(wordWeight))
	if (content === 0 && !mention) return null
	if (mention?.concepts.some(isForOthers))
		return { terms: new Map(), weight: notOursWeight, boost: 0, isGeneric: false }
	const terms = new Map<string, number>()
	const add = (term: string, weight: number) => terms.set(term, Math.max(terms.get(term) ?? 0, weight))
	for (const word of part) {
		if (wordWeight(word) > 0)
			add(word.stem, part.length > 1 ? termWeights.wordOfPhrase * wordWeight(word) : 1)
	}
	for (const { length, concepts } of finder.all(part)) {
		const weight = termWeights.concept * (length === part.length ? 1 : termWeights.part)
		for (const id of concepts) {
			add(conceptTerm(id), weight)
			for (const broader of finder.broaderOf(id)) add(conceptTerm(broader), weight * termWeights.broader)
		}
	}
	let foreign = 0
	for (const [concept, share] of mention ? [] : part.flatMap(({ stem }) => finder.hintsOf(stem))) {
		if (share < hints.least) continue
		if (isForOthers(concept)) foreign += hints.foreign * share
		else add(conceptTerm(concept), hints.concept * share)
	}
	const rarities = [...terms]
		.filter(([, weight]) => weight >= 1)
		.map(([term]) => index.rarityOf(term))
		.filter((rarity) => rarity !== null)
	const isAll = (kind: ReadonlySet<string>) => mention?.concepts.every((id) => kind.has(id)) ?? false
	const isGeneric = isAll(generic)
	const rarity = rarities.length === 0 ? null : Math.min(...rarities)
	// A number that no page contains, such as a date, an age or a house number, says nothing about the page.
	if (rarity === null && !mention && part.every(({ text }) => isNumber(text))) return null
	const share = part.length > 1 ? 1 : Math.max(content, mention ? 0.15 : 0)
	return {
		terms,
		weight: Math.max(
			weightOf(rarity, mention !== undefined) * share * (isGeneric ? backgroundWeight : 1),
			foreign * share,
		),
		boost: isGeneric || isAll(audiences) ? backgroundWeight : 1 + phraseBoost * Math.min(3, part.length - 1),
		isGeneric,
	}
}

const isForOthers = (concept: string) => concept === notOurs || concept === bystander
const isNumber = (text: string) => /^\p{N}/u.test(text)

/** Words of the thesaurus count even when frequent; others must be rare to count as much. */
function weightOf(rarity: number | null, isKnown: boolean): number {
	if (rarity === null) return ideaWeights.unknown
	const { least, rarest } = isKnown ? ideaWeights.concept : ideaWeights.word
	return least + (rarest - least) * rarity
}

/** Lowers the weight of a state or location: a broken washer is still a washer. */
export function softenState(idea: Idea): Idea {
	const isState = [...states].some((state) => (idea.terms.get(conceptTerm(state)) ?? 0) >= 1)
	return isState ? { ...idea, weight: idea.weight * stateWeight, boost: stateWeight } : idea
}
