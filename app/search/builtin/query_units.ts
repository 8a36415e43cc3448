import type { ConceptFinder, Mention } from './concepts.ts'
import type { Speller } from './spelling.ts'
import { type TermIndex, broaderShare, conceptTerm, stemTerm } from './term_index.ts'
import { type Word, contentOf, stemOf, wordsOf } from './words.ts'

/** One idea of a query: the terms that mean it, and how much of the question it is. */
export interface Unit {
	terms: ReadonlyMap<string, number>
	weight: number
	/** The score of a document that does not mention it, 0 to 1. */
	given: number
}

export interface Query {
	units: readonly Unit[]
	/** Every mentioned concept, with its broader ones. */
	concepts: ReadonlySet<string>
}

/** The weight of a synonym, relative to the word itself. */
const synonymShare = 0.94
/** The weight of one word of a phrase: "size" of "what size". */
const partShare = 0.45
/** Concepts that nearly every page mentions: they discriminate little. */
const generic = new Set(['trash', 'cart', 'pickup', 'dispose', 'dumpster', 'hauler'])
/** Problems and wishes matter more than the object of the question. */
const wants = new Set([
	'broken',
	'lost',
	'missed',
	'cancel',
	'pause',
	'move',
	'pay',
	'price',
	'holiday',
	'placement',
	'prohibited',
])
const wantShare = 1.25
const genericShare = 0.4
const genericGiven = 0.55
/** Recycling is collected like trash, so pages about pickups answer part of what is asked about it. */
const recyclingGiven = 0.4
/** The weight of a word unknown to the site: it may be what the question is about. */
const unknownRarity = 0.85
const maxWords = 40

/** Parses a query into units. `unfinished`: its last word may still be being typed. */
export function queryUnits(
	query: string,
	index: TermIndex,
	finder: ConceptFinder,
	speller: Speller,
	unfinished = true,
): Query {
	const { words, confidence } = spelled(wordsOf(query).slice(0, maxWords), speller, unfinished)
	const concepts = new Set<string>()
	const units: Unit[] = []
	const mentions = new Map(finder.longest(words).map((mention) => [mention.from, mention]))
	for (let at = 0; at < words.length; at += 1) {
		const mention = mentions.get(at)
		const length = mention?.length ?? 1
		const part = words.slice(at, at + length)
		const unit = unitOf(part, mention, index, finder)
		const sure = Math.min(...confidence.slice(at, at + length))
		if (unit) units.push(scaled(unit, sure))
		for (const id of mention?.concepts ?? []) {
			concepts.add(id)
			for (const broader of finder.broaderOf(id)) concepts.add(broader)
		}
		for (const inner of finder.all(part)) for (const id of inner.concepts) concepts.add(id)
		at += length - 1
	}
	const isAboutThings = concepts.has('bulky')
	const softened = isAboutThings ? units.map(softenState) : units
	return { units: merged(softened), concepts }
}

/** The words with known ones in place of misspelled ones, and how sure each is. */
function spelled(
	typed: readonly Word[],
	speller: Speller,
	unfinished: boolean,
): { words: Word[]; confidence: number[] } {
	const words: Word[] = []
	const confidence: number[] = []
	for (const [index, word] of typed.entries()) {
		if (speller.knows(word)) {
			words.push(word)
			confidence.push(1)
			continue
		}
		const [best] = speller.corrections(word.text, unfinished && index === typed.length - 1)
		const split = best && best.confidence > 0.9 ? null : speller.split(word.text)
		if (split) {
			words.push(...split.map((text) => ({ text, stem: stemOf(text) })))
			confidence.push(0.95, 0.95)
		} else if (best) {
			words.push({ text: best.word, stem: stemOf(best.word) })
			confidence.push(best.confidence)
		} else {
			words.push(word)
			confidence.push(1)
		}
	}
	return { words, confidence }
}

/** Null for stop words. */
function unitOf(
	part: readonly Word[],
	mention: Mention | undefined,
	index: TermIndex,
	finder: ConceptFinder,
): Unit | null {
	const terms = new Map<string, number>()
	const add = (term: string, share: number) => terms.set(term, Math.max(terms.get(term) ?? 0, share))
	const isPhrase = part.length > 1
	const content = Math.max(...part.map(contentOf))
	if (content === 0 && !mention) return null
	for (const word of part) {
		if (contentOf(word) > 0) add(stemTerm(word.stem), isPhrase ? partShare * contentOf(word) : 1)
	}
	for (const { length, concepts } of finder.all(part)) {
		const share = length === part.length ? synonymShare : partShare
		for (const id of concepts) {
			add(conceptTerm(id), share)
			for (const broader of finder.broaderOf(id)) add(conceptTerm(broader), share * broaderShare)
		}
	}
	const isGeneric = mention !== undefined && mention.concepts.every((id) => generic.has(id))
	const rarities = [...terms]
		.filter(([, share]) => share >= synonymShare)
		.map(([term]) => index.terms.get(term)?.rarity)
		.filter((rarity) => rarity !== undefined)
	const rarity = rarities.length === 0 ? unknownRarity : Math.min(...rarities)
	// Words of the thesaurus count even when frequent; others must be rare to count as much.
	const known = mention ? 0.35 + 0.65 * rarity : 0.15 + 0.6 * rarity
	const isWant = mention?.concepts.some((id) => wants.has(id)) ?? false
	const weight = rarities.length === 0 ? unknownRarity : known * (isWant ? wantShare : 1)
	return {
		terms,
		weight: weight * (isPhrase ? 1 : content) * (isGeneric ? genericShare : 1),
		given: mention?.concepts.every((id) => id === 'recycling')
			? recyclingGiven
			: isGeneric
				? genericGiven
				: 0,
	}
}

function scaled(unit: Unit, sure: number): Unit {
	if (sure === 1) return unit
	return { ...unit, terms: new Map([...unit.terms].map(([term, share]) => [term, share * sure])) }
}

/** The state of a thing to be disposed of matters little: a broken washer is a washer. */
function softenState(unit: Unit): Unit {
	return unit.terms.has(conceptTerm('broken')) ? { ...unit, weight: unit.weight * 0.3 } : unit
}

/** Merges units that occur twice. */
function merged(units: readonly Unit[]): Unit[] {
	const kept: Unit[] = []
	for (const unit of units) {
		const same = kept.some(({ terms }) => isSame(terms, unit.terms))
		if (!same) kept.push(unit)
	}
	return kept
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
	const concepts = (terms: ReadonlyMap<string, number>) =>
		[...terms].filter(([term, share]) => term.startsWith('c:') && share >= synonymShare).map(([term]) => term)
	const [ofA, ofB] = [concepts(a), concepts(b)]
	if (ofA.length === 0 && ofB.length === 0)
		return [...a.keys()].every((term) => b.has(term)) && a.size === b.size
	return ofA.length === ofB.length && ofA.every((term) => ofB.includes(term))
}
