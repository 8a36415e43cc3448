import { builtInSnapshot } from '#app/content/open_content.server.ts'
import { builtinEmbedder } from '#app/search/builtin/embedder.ts'
import { searchDocuments } from '#app/search/documents.server.ts'
import { thesaurus } from '#app/search/thesaurus.ts'
import { development, developmentUnanswerable } from './development_search_questions.ts'
import { everyday, everydayUnanswerable } from './everyday_search_questions.ts'
import { frozen, frozenUnanswerable } from './frozen_search_questions.ts'
import { further, furtherUnanswerable } from './further_search_questions.ts'
import { manyDocuments } from './many_documents.ts'
import { evaluate } from './search_evaluation.ts'
import { heldOut, heldOutUnanswerable, questions, unanswerable } from './search_questions.ts'
import { printTable } from './table.ts'
import { unseenEveryday, unseenEverydayUnanswerable } from './unseen_everyday_search_questions.ts'
import { unseenFurther, unseenFurtherUnanswerable } from './unseen_further_search_questions.ts'

// How well the built-in search finds by meaning, and how long a search takes: `node bench/search.ts [--misses]`.

const searches = 3000
// CPU time, so that other processes on the machine do not count.
const documents = searchDocuments(builtInSnapshot(), new Date())
const embedded = await builtinEmbedder(thesaurus).embed(documents)

const sets = [
	{ name: 'tuned on', answerable: questions, unanswerable, isTunedOn: true },
	{ name: 'development', answerable: development, unanswerable: developmentUnanswerable, isTunedOn: true },
	{ name: 'everyday', answerable: everyday, unanswerable: everydayUnanswerable, isTunedOn: true },
	{ name: 'everyday unseen', answerable: unseenEveryday, unanswerable: unseenEverydayUnanswerable },
	{ name: 'further', answerable: further, unanswerable: furtherUnanswerable, isTunedOn: true },
	{ name: 'further unseen', answerable: unseenFurther, unanswerable: unseenFurtherUnanswerable },
	{ name: 'held out', answerable: heldOut, unanswerable: heldOutUnanswerable },
	{ name: 'frozen', answerable: frozen, unanswerable: frozenUnanswerable },
]
const rows: string[][] = []
const misses: string[] = []
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
for (const threshold of [0.6, 0.7]) {
	for (const { name, answerable, unanswerable: others, isTunedOn = false } of sets) {
		const found = await evaluate(embedded, documents, answerable, others, threshold)
		const title = `${name}, threshold ${threshold}`
		rows.push([
			title,
			`${answerable.length} + ${others.length}`,
			percent(found.top1),
			percent(found.top3),
			percent(found.keptOut),
		])
		// Nobody reads what the others miss: they tell what holds for questions that nothing was tuned on.
		if (isTunedOn) misses.push(`\n${title}`, ...found.misses)
	}
}
printTable(['questions', 'answerable + not', 'top 1', 'top 3', 'rejected'], rows)

const times: string[][] = []
for (const count of [500, 5000]) {
	const began = process.cpuUsage()
	const many = await builtinEmbedder(thesaurus).embed(manyDocuments(documents, count))
	const used = process.cpuUsage(began)
	const indexed = (used.user + used.system) / 1000
	const taken: number[] = []
	const asked = [...questions.map(([query]) => query), ...unanswerable]
	for (let round = 0; round < searches; round += 1) {
		const before = process.cpuUsage()
		await many.match(asked[round % asked.length] ?? '', 0.6)
		const { user, system } = process.cpuUsage(before)
		taken.push((user + system) / 1000)
	}
	const sorted = taken.slice(searches / 10).toSorted((a, b) => a - b)
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
	times.push([String(count), at(0.5), at(0.99), indexed.toFixed(0)])
}
console.log('')
printTable(['documents', 'p50 ms of CPU', 'p99 ms of CPU', 'indexed in ms of CPU'], times)
if (process.argv.includes('--misses')) console.log(misses.join('\n'))
