import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { builtinIndexer } from '#app/search/builtin/indexer.ts'
import { searchDocuments } from '#app/search/documents.server.ts'
import { thesaurus } from '#app/search/thesaurus.ts'
import { manyDocuments } from './many_documents.ts'
import { evaluate } from './search_evaluation.ts'
import {
	development,
	everyday,
	frozen,
	further,
	heldOut,
	type QuestionSet,
	tunedOn,
	unseenEveryday,
	unseenFurther,
} from './search_questions.ts'
import { printTable } from './table.ts'

// Measures how well the built-in search finds by meaning, and how long a search takes: `node bench/search.ts [--misses]`.

const searches = 3000
const documents = searchDocuments(builtInSnapshot(), new Date())
const index = await builtinIndexer(thesaurus).index(documents)

const sets: readonly (QuestionSet & { name: string; isTunedOn?: boolean })[] = [
	{ name: 'tuned on', ...tunedOn, isTunedOn: true },
	{ name: 'development', ...development, isTunedOn: true },
	{ name: 'everyday', ...everyday, isTunedOn: true },
	{ name: 'everyday unseen', ...unseenEveryday },
	{ name: 'further', ...further, isTunedOn: true },
	{ name: 'further unseen', ...unseenFurther },
	{ name: 'held out', ...heldOut },
	{ name: 'frozen', ...frozen },
]
const rows: string[][] = []
const misses: string[] = []
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
for (const threshold of [0.6, 0.7]) {
	for (const { name, isTunedOn = false, ...asked } of sets) {
		const found = await evaluate(index, documents, asked, threshold)
		const title = `${name}, threshold ${threshold}`
		rows.push([
			title,
			`${asked.answerable.length} + ${asked.unanswerable.length}`,
			percent(found.top1),
			percent(found.top3),
			percent(found.keptOut),
		])
		// The misses of the other sets stay unread, so that nothing is tuned on them and they show how well the search generalizes.
		if (isTunedOn) misses.push(`\n${title}`, ...found.misses)
	}
}
printTable(['questions', 'answerable + not', 'top 1', 'top 3', 'rejected'], rows)

// CPU time, so that other processes on the machine do not count.
const times: string[][] = []
for (const count of [500, 5000]) {
	const began = process.cpuUsage()
	const many = await builtinIndexer(thesaurus).index(manyDocuments(documents, count))
	const used = process.cpuUsage(began)
	const indexed = (used.user + used.system) / 1000
	const taken: number[] = []
	const asked = [...tunedOn.answerable.map(([query]) => query), ...tunedOn.unanswerable]
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
