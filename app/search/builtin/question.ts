import { z } from 'zod'
import { readWords } from '#db/seed/content_files.ts'
import type { ConceptFinder } from './concepts.ts'
import { countsIn } from './document_terms.ts'
import { type Idea, ideaOf, softenState } from './idea.ts'
import type { LibraryIndex } from './library_index.ts'
import type { Speller } from './spelling.ts'
import { stemOf } from './stems.ts'
import { withoutAddresses } from './street_addresses.ts'
import { bystander, ours, termWeights, things } from './weights.ts'
import { type Word, wordsOf } from './words.ts'

const questions = readWords('bare_words.json', z.record(z.string(), z.string()))

/** Single words that alone mean something more specific, mapped to the full question. */
export const bareWords: ReadonlyMap<string, string> = new Map(Object.entries(questions))

export interface Question {
	ideas: readonly Idea[]
	/** Every mentioned concept, with its broader ones. */
	concepts: ReadonlySet<string>
}

const maxWords = 40

/** Parses a question as typed; its last word may be incomplete. */
export function readQuestion(
	query: string,
	index: LibraryIndex,
	finder: ConceptFinder,
	speller: Speller,
): Question {
	const typed = withoutAddresses(wordsOf(query).slice(0, maxWords), (word) => speller.knows(word))
	const words = inFull(spelled(typed, speller))
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

const keyOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')
const questionByBareWord = new Map(
	[...bareWords].map(([bare, question]) => [keyOf(wordsOf(bare)), wordsOf(question)]),
)

/** Replaces a question of a single bare word with the full question; returns any other unchanged. */
function inFull(words: readonly Word[]): readonly Word[] {
	return questionByBareWord.get(keyOf(words)) ?? words
}

/** The words with known ones in place of misspelled ones. */
function spelled(typed: readonly Word[], speller: Speller): Word[] {
	return typed.flatMap((word, at) => {
		if (speller.knows(word)) return [word]
		const [best] = speller.corrections(word.text, at === typed.length - 1)
		const split = best && best.confidence > 0.9 ? null : speller.split(word.text)
		const correction = split ?? (best ? [best.word] : null)
		return correction ? correction.map((text) => ({ text, stem: stemOf(text) })) : [word]
	})
}
