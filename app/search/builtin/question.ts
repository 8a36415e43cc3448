import type { ConceptFinder, Mention } from './concepts.ts'
import { audiences, conceptTerm, countsIn } from './document_terms.ts'
import type { LibraryIndex } from './library_index.ts'
import type { Speller } from './spelling.ts'
import {
	backgroundWeight,
	bystander,
	generic,
	ideaWeights,
	notOurs,
	notOursWeight,
	ours,
	phraseBoost,
	stateWeight,
	states,
	termWeights,
	things,
} from './weights.ts'
import { stemOf } from './stems.ts'
import { contentOf } from './stop_words.ts'
import { withoutAddresses } from './street_addresses.ts'
import { type Word, wordsOf } from './words.ts'

/** One idea of a question. */
export interface Idea {
	/** The terms that mean it, and how much each counts to the library. */
	terms: ReadonlyMap<string, number>
	/** How much of the question it is. */
	weight: number
	/** The factor of its terms in the library's ranking. */
	boost: number
	isGeneric: boolean
}

export interface Question {
	ideas: readonly Idea[]
	/** Every mentioned concept, with its broader ones. */
	concepts: ReadonlySet<string>
}

const maxWords = 40

/** Reads a question as it was typed; its last word may still be being typed. */
export function readQuestion(
	query: string,
	index: LibraryIndex,
	finder: ConceptFinder,
	speller: Speller,
): Question {
	const typed = withoutAddresses(wordsOf(query).slice(0, maxWords), (word) => speller.knows(word))
	const words = spelled(typed, speller)
	const mentions = new Map(finder.longest(words).map((mention) => [mention.from, mention]))
	const isOurs = finder.all(words).some((mention) => mention.concepts.some((id) => ours.has(id)))
	const concepts = new Set<string>()
	const ideas: Idea[] = []
	for (let at = 0; at < words.length; at += 1) {
		const mention = mentions.get(at)
		const part = words.slice(at, at + (mention?.length ?? 1))
		const idea = ideaOf(part, mention, index, finder)
		if (idea && !(isOurs && mention?.concepts.includes(bystander))) ideas.push(idea)
		for (const id of finder.all(part).flatMap((inner) => inner.concepts)) {
			for (const one of [id, ...finder.broaderOf(id)]) concepts.add(one)
		}
		at += part.length - 1
	}
	for (const count of countsIn(words)) {
		if (index.rarityOf(count) === null) continue
		ideas.push({ terms: new Map([[count, termWeights.count]]), weight: 0.7, boost: 1, isGeneric: false })
	}
	const isAboutThings = [...things].some((thing) => concepts.has(thing))
	return { ideas: isAboutThings ? ideas.map(softenState) : ideas, concepts }
}

/** The words with known ones in place of misspelled ones. */
function spelled(typed: readonly Word[], speller: Speller): Word[] {
	return typed.flatMap((word, at) => {
		if (speller.knows(word)) return [word]
		const [best] = speller.corrections(word.text, at === typed.length - 1)
		const split = best && best.confidence > 0.9 ? null : speller.split(word.text)
		const meant = split ?? (best ? [best.word] : null)
		return meant ? meant.map((text) => ({ text, stem: stemOf(text) })) : [word]
	})
}

/** Null for stop words. */
function ideaOf(
	part: readonly Word[],
	mention: Mention | undefined,
	index: LibraryIndex,
	finder: ConceptFinder,
): Idea | null {
	const content = Math.max(...part.map(contentOf))
	if (content === 0 && !mention) return null
	if (mention?.concepts.some((id) => id === notOurs || id === bystander))
		return { terms: new Map(), weight: notOursWeight, boost: 0, isGeneric: false }
	const terms = new Map<string, number>()
	const add = (term: string, weight: number) => terms.set(term, Math.max(terms.get(term) ?? 0, weight))
	for (const word of part) {
		if (contentOf(word) > 0) add(word.stem, part.length > 1 ? termWeights.wordOfPhrase * contentOf(word) : 1)
	}
	for (const { length, concepts } of finder.all(part)) {
		const weight = termWeights.concept * (length === part.length ? 1 : termWeights.part)
		for (const id of concepts) {
			add(conceptTerm(id), weight)
			for (const broader of finder.broaderOf(id)) add(conceptTerm(broader), weight * termWeights.broader)
		}
	}
	const rarities = [...terms]
		.filter(([, weight]) => weight >= 1)
		.map(([term]) => index.rarityOf(term))
		.filter((rarity) => rarity !== null)
	const isAll = (kind: ReadonlySet<string>) => mention?.concepts.every((id) => kind.has(id)) ?? false
	const isGeneric = isAll(generic)
	const rarity = rarities.length === 0 ? null : Math.min(...rarities)
	// A date, an age or a house's number: what no page has says nothing about which page is meant.
	if (rarity === null && !mention && part.every(({ text }) => isNumber(text))) return null
	const share = part.length > 1 ? 1 : Math.max(content, mention ? 0.15 : 0)
	return {
		terms,
		weight: weightOf(rarity, mention !== undefined) * share * (isGeneric ? backgroundWeight : 1),
		boost: isGeneric || isAll(audiences) ? backgroundWeight : 1 + phraseBoost * Math.min(3, part.length - 1),
		isGeneric,
	}
}

const isNumber = (text: string) => /^\p{N}/u.test(text)

/** Words of the thesaurus count even when frequent; others must be rare to count as much. */
function weightOf(rarity: number | null, isKnown: boolean): number {
	if (rarity === null) return ideaWeights.unknown
	const { least, rarest } = isKnown ? ideaWeights.concept : ideaWeights.word
	return least + (rarest - least) * rarity
}

/** A broken washer is a washer, and a couch at the curb is a couch. */
function softenState(idea: Idea): Idea {
	const isState = [...states].some((state) => (idea.terms.get(conceptTerm(state)) ?? 0) >= 1)
	return isState ? { ...idea, weight: idea.weight * stateWeight, boost: stateWeight } : idea
}
