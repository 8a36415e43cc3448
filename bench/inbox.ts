import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { wordRows } from '#app/leads/lead_work.ts'
import type { LeadWordRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { foldedWords } from '#platform/text/words.ts'
import { leadWorkRows, insertLeads } from '#test/lead_rows.ts'
import { onBothStores } from './both_stores.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the server's time for a page of the inbox with many leads, including searches in customers' messages, on both
 * stores. `node bench/inbox.ts [leads]`
 */
const count = Number(process.argv[2] ?? 100_000)
const rounds = 9
const now = new Date('2026-11-21T14:00:00.000Z')

const questions: Record<string, string> = {
	'first page, due first': '',
	'newest first': 'sort=newest',
	'by name': 'sort=name',
	overdue: 'overdue=1',
	'won, by name': 'status=won&sort=name',
	'HOA leads won, nobody assigned (none)': 'form=hoa&status=won&who=nobody',
	'spam of one person (none)': 'status=spam&who=stranger',
	'text that many have': 'q=windsor',
	'text that one has': `q=june+${count - 7}`,
	'text that none has': 'q=zzzz',
	'text that none has, newest first': 'q=zzzz&sort=newest',
	'phone number': 'q=(970)+555-0042',
	'word of every fourth message': 'q=driveway',
	'word of every hundredth message': 'q=raccoons',
	'word of every thousandth message': 'q=piano',
	'name, and word of many messages': 'q=june+driveway',
	'beginning of a word of many messages, newest first': 'q=dri&sort=newest',
}

const messages = [
	'Could you set the cart at the end of the driveway? The lid of the one we have is cracked, and the truck cannot turn around here.',
	'We are redoing a kitchen and will have cabinets, drywall and tile for about two weeks. What does the second haul cost?',
	'Our hauler missed us twice this month. When could service begin, and on which day would you come by our street?',
	'There are forty homes in the community, most want recycling as well. Please include lawn bags and mulch in the offer.',
]

/** A customer's message; every hundredth and every thousandth contains a rare word. */
function messageOf(number: number): string {
	const rare = number % 1000 === 0 ? 'Also a piano.' : number % 100 === 0 ? 'And raccoons get in.' : ''
	return `${messages[number % messages.length]} ${rare}`
}

const times = new Map<string, Map<Store['kind'], number[]>>()
await onBothStores(async (store) => {
	await fill(store)
	for (const [question, search] of [...Object.entries(questions), ...(await deepPages(store))]) {
		await measure(store, question, search)
	}
})

printTable(
	[`${count.toLocaleString('en-US')} leads, a page of 50`, 'SQLite ms (worst)', 'PostgreSQL ms (worst)'],
	[...times].map(([question, stores]) => [
		question,
		formatTimes(stores.get('sqlite')),
		formatTimes(stores.get('postgres')),
	]),
)

async function fill(store: Store): Promise<void> {
	const rows = leadWorkRows(count, now)
	await insertLeads(store, rows)
	const texts = rows.map(({ lead_id, search_text }, number) => ({
		lead_id,
		search_text: `${search_text} ${foldedWords(messageOf(number)).join(' ')}`,
	}))
	for (let at = 0; at < texts.length; at += 1000)
		await fillWords(store, texts.slice(at, at + 1000).flatMap(wordRows))
	// The stores run this maintenance on their own within minutes of use.
	await sql.raw(store.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db)
}

async function fillWords(store: Store, words: readonly LeadWordRow[]): Promise<void> {
	for (let at = 0; at < words.length; at += 5000) {
		await store.db
			.insertInto('lead_words')
			.values(words.slice(at, at + 5000))
			.execute()
	}
}

/** Pages in the middle of the list, as after paging forward a thousand times and then back once. */
async function deepPages(store: Store): Promise<[string, string][]> {
	const { queue_order, lead_id } = await store.db
		.selectFrom('lead_work')
		.select(['queue_order', 'lead_id'])
		.orderBy('queue_order')
		.offset(Math.floor(count / 2))
		.limit(1)
		.executeTakeFirstOrThrow()
	const cursor = `${lead_id}~${queue_order}`
	return [
		['a page in the middle', `after=${cursor}`],
		['the page before it', `before=${cursor}`],
	]
}

async function measure(store: Store, question: string, search: string): Promise<void> {
	const filters = readFilters(new URLSearchParams(search))
	const measured: number[] = []
	for (let round = 0; round <= rounds; round += 1) {
		const began = performance.now()
		await listLeads(store, filters, { staffId: randomUUID(), now, zoned: sampleFacts })
		// The first round is a warm-up.
		if (round > 0) measured.push(performance.now() - began)
	}
	const stores = times.get(question) ?? new Map<Store['kind'], number[]>()
	times.set(question, stores.set(store.kind, measured))
}

function formatTimes(measured: readonly number[] = []): string {
	return `${median(measured).toFixed(1)} (${Math.max(...measured).toFixed(1)})`
}
