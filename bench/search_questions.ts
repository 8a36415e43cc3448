import { z } from 'zod'
import { readWords } from '#db/seed/content_files.ts'

/** A question as a visitor types it, and the pages that answer it, any of which is right. */
export type Question = readonly [query: string, ...answers: string[]]

/** Questions with an answer on the site and questions without one. */
export interface QuestionSet {
	answerable: readonly Question[]
	unanswerable: readonly string[]
}

/** The URLs of the pages that answer a topic, by the topic's name in the question files. */
const answers = readWords('questions/answers.json', z.record(z.string(), z.array(z.string())))

/**
 * Parts of pages (`/faqs#…`, `/service-request?kind=…`), by the pages on the same subject. Question files name only whole
 * pages; a part of a named page counts as an answer if a page on the same subject is named too.
 */
const partsBeside = Object.entries(readWords('questions/parts.json', z.record(z.string(), z.string())))

const schema = z.strictObject({
	answerable: z.record(z.string(), z.string()),
	unanswerable: z.array(z.string()),
})

/** Reads the questions of a file, where each has the names of its topics and its pages, separated by spaces. */
function readQuestions(file: string, pagesOf: (names: readonly string[]) => readonly string[]): QuestionSet {
	const { answerable, unanswerable } = readWords(`questions/${file}.json`, schema)
	return {
		answerable: Object.entries(answerable).map(([query, names]) => [query, ...pagesOf(names.split(' '))]),
		unanswerable,
	}
}

const named = (names: readonly string[]) => names.flatMap((name) => answers[name] ?? name)

const pageOf = (path: string) => new URL(path, 'http://localhost').pathname

/** The named pages plus those of their parts that count as answers. */
function withParts(pages: readonly string[]): string[] {
	const parts = partsBeside
		.filter(([beside]) => beside.split(' ').some((page) => pages.includes(page)))
		.flatMap(([, some]) => some.split(' '))
	return [...new Set([...pages, ...parts.filter((part) => pages.includes(pageOf(part)))])]
}

/** Questions written before the search was tuned. The search is tuned on these. */
export const tunedOn = readQuestions('tuned_on', named)

/** Not used for tuning; evaluated once, at the end. */
export const heldOut = readQuestions('held_out', named)

/** Written before the ranking was chosen, as different people would type them. The search is tuned on these. */
export const development = readQuestions('development', named)

/** In everyday style: one word, a text message, a long story, Spanish, misspelled. The search is tuned on these. */
export const everyday = readQuestions('everyday', named)

/** The other, randomly chosen half of the everyday questions. Only totals are read, to see whether a change generalizes. */
export const unseenEveryday = readQuestions('everyday_unseen', named)

/**
 * Written from the pages alone, by an author who knew neither the ranking nor the thesaurus, except the last 60 (single words
 * and questions of many parts), which are our own. The search is tuned on these.
 */
export const further = readQuestions('further', withParts)

/** The other, randomly chosen half of the further questions. Nothing is tuned on these, and their misses stay unread. */
export const unseenFurther = readQuestions('further_unseen', withParts)

/**
 * Written by an author who knew the pages but not the ranking, before any ranking was tried on these questions. Neither
 * ranking nor thesaurus is tuned on them: a question that fails here is left failing.
 */
export const frozen = readQuestions('frozen', named)
