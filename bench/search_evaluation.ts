import type { SearchIndex } from '#app/search/search_index.ts'
import type { SearchDocument } from '#app/search/document.ts'
import type { QuestionSet } from './search_questions.ts'

export interface Evaluation {
	/** All three are shares, 0 to 1. */
	top1: number
	top3: number
	keptOut: number
	/** A line for each answer not ranked first or not among the first three, and for each unanswerable question with results. */
	misses: readonly string[]
}

interface Result {
	url: string
	similarity: number
}

/** The first result for each URL, since the site shows each URL once. */
export function bestOfEachUrl(results: readonly Result[]): Result[] {
	return [...Map.groupBy(results, ({ url }) => url).values()].flatMap(([best]) => best ?? [])
}

/** Runs every question; an answer counts only above the threshold. */
export async function evaluate(
	index: SearchIndex,
	documents: readonly SearchDocument[],
	{ answerable, unanswerable }: QuestionSet,
	threshold: number,
): Promise<Evaluation> {
	const misses: string[] = []
	const found = async (query: string) =>
		bestOfEachUrl(
			(await index.match(query, threshold))
				.toSorted((a, b) => b.similarity - a.similarity)
				.map(({ document, similarity }) => ({ url: documents[document]?.url ?? '', similarity })),
		).slice(0, 3)
	const shown = (results: readonly Result[]) =>
		results.map(({ url, similarity }) => `${url} ${similarity.toFixed(2)}`).join(', ') || 'nothing'

	let first = 0
	let among = 0
	for (const [query, ...answers] of answerable) {
		const results = await found(query)
		if (answers.includes(results[0]?.url ?? '')) first += 1
		else misses.push(`${query} -> ${shown(results)}`)
		if (results.some(({ url }) => answers.includes(url))) among += 1
		else misses.push(`  not among the first three; wanted ${answers[0]}`)
	}
	let out = 0
	for (const query of unanswerable) {
		const results = await found(query)
		if (results.length === 0) out += 1
		else misses.push(`${query} -> ${shown(results)}, though there is no answer`)
	}
	return {
		top1: first / answerable.length,
		top3: among / answerable.length,
		keptOut: out / unanswerable.length,
		misses,
	}
}
