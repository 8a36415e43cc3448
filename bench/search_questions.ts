import { z } from 'zod'
import { readWords } from '#db/seed/content_files.ts'

/** A question as a visitor types it, and the pages any of which answers it. */
export type Question = readonly [query: string, ...answers: string[]]

/** Questions with an answer on the site, and some without. */
export interface QuestionSet {
	answerable: readonly Question[]
	unanswerable: readonly string[]
}

/** The pages that answer what people ask about, by a name that the sets use. */
const answers = readWords('questions/answers.json', z.record(z.string(), z.array(z.string())))

/**
 * Parts of pages (`/faqs#…`, `/service-request?kind=…`), by what they answer together with. Who writes questions names
 * pages; a part of a named page answers where another named page is about the same.
 */
const partsBeside = Object.entries(readWords('questions/parts.json', z.record(z.string(), z.string())))

const schema = z.strictObject({
	answerable: z.record(z.string(), z.string()),
	unanswerable: z.array(z.string()),
})

/** The questions in a file, which names for each its answers and pages, with spaces between. */
function readQuestions(file: string, pagesOf: (names: readonly string[]) => readonly string[]): QuestionSet {
	const { answerable, unanswerable } = readWords(`questions/${file}.json`, schema)
	return {
		answerable: Object.entries(answerable).map(([query, names]) => [query, ...pagesOf(names.split(' '))]),
		unanswerable,
	}
}

const named = (names: readonly string[]) => names.flatMap((name) => answers[name] ?? name)

const pageOf = (path: string) => new URL(path, 'http://localhost').pathname

/** The named pages with those of their parts that answer too. */
function withParts(pages: readonly string[]): string[] {
	const parts = partsBeside
		.filter(([beside]) => beside.split(' ').some((page) => pages.includes(page)))
		.flatMap(([, some]) => some.split(' '))
	return [...new Set([...pages, ...parts.filter((part) => pages.includes(pageOf(part)))])]
}

/** Written before the search was tuned; it is tuned on these. */
export const tunedOn = readQuestions('tuned_on', named)

/** Not used for tuning: evaluated once, at the end. */
export const heldOut = readQuestions('held_out', named)

/** Written before the ranking was chosen, as different people would type: the search is tuned on these. */
export const development = readQuestions('development', named)

/** How people write: one word, a text message, a long story, Spanish, misspelled. The search is tuned on these. */
export const everyday = readQuestions('everyday', named)

/** The other half, by the toss of a coin: only their totals are looked at, which tell whether a change helps beyond the questions that it was made for. */
export const unseenEveryday = readQuestions('everyday_unseen', named)

/**
 * Written from the pages alone, by somebody who knew neither the ranking nor the thesaurus; the last 60, bare words and
 * questions of many parts, by ourselves. The search is tuned on these.
 */
export const further = readQuestions('further', withParts)

/** The other half of the further questions, by the toss of a coin. Nothing is tuned on these, and nobody reads what they miss. */
export const unseenFurther = readQuestions('further_unseen', withParts)

/**
 * Written by somebody who knew the pages and not the ranking, before any ranking was tried on it. No ranking and no
 * thesaurus is tuned on it: a question that fails here stays as it is.
 */
export const frozen = readQuestions('frozen', named)
