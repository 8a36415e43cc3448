/** Something the site can lead to. */
export interface Findable {
	title: string
	body: string
	to: string
}

const snippetLength = 150
const titleWeight = 3
const bodyWeight = 1

/** What holds any of the query's words, the best first: a word in the title counts three times one in the body. */
export function searchWords(query: string, pool: readonly Findable[]): Findable[] {
	const words = wordsOf(query)
	if (words.length === 0) return []
	return pool
		.map((entry) => ({ entry, score: scoreOf(entry, words) }))
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score)
		.map(({ entry }) => ({ ...entry, body: snippet(entry.body) }))
}

function wordsOf(text: string): string[] {
	return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))].filter((word) => !fillers.has(word))
}

/** Words that every question has. */
const fillers = new Set(
	'an and are can do does for how in is it my of on or the to we what when where you your'.split(' '),
)

function scoreOf({ title, body }: Findable, words: readonly string[]): number {
	const scores = words.map((word) => {
		// A plural finds its singular and "missed" finds "miss", and the other way round.
		const stem = word.length > 4 ? word.replace(/(e?s|ed|ing)$/, '') : word
		const count = (text: string) => Number(text.toLowerCase().includes(stem))
		return titleWeight * count(title) + bodyWeight * count(body)
	})
	return scores.reduce((sum, score) => sum + score, 0) / words.length
}

function snippet(body: string): string {
	if (body.length <= snippetLength) return body
	return `${body.slice(0, body.lastIndexOf(' ', snippetLength))}…`
}
