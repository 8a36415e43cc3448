import type { Log } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'

/** How often the store is asked while somebody of the staff is looking, in milliseconds. */
const everyMs = 2000
/** Leads are committed a little after the moment they carry, and servers' clocks differ. */
const overlapMs = 60_000
const keepAliveMs = 25_000
/** After this the browser connects again by itself, and the guard sees whether its session still stands. */
const longestStreamMs = 10 * 60_000

interface Watch {
	/** Called when leads have come. */
	listeners: Set<() => void>
	endings: Set<() => void>
	stop(): void
}

const watches = new Map<Store, Watch>()

/**
 * An event stream that says `new` with the number of leads that have come since `since`, at once if there are any and
 * then whenever more come, by whichever server process took them. Each process asks the store on behalf of all its
 * listeners, and only while it has any.
 */
export function streamNewLeads(store: Store, log: Log, since: Date): Response {
	let leave = () => {}
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const encoder = new TextEncoder()
			const watch = watches.get(store) ?? startWatch(store, log)
			let isOpen = true
			const send = (text: string) => {
				if (isOpen) controller.enqueue(encoder.encode(text))
			}
			const tell = async () => {
				const count = await countSince(store, since).catch(() => 0)
				if (count > 0) send(`event: new\ndata: ${count}\n\n`)
			}
			const listener = () => void tell()
			const end = () => {
				leave()
				controller.close()
			}
			const keepAlive = setInterval(() => send(': still here\n\n'), keepAliveMs)
			const limit = setTimeout(end, longestStreamMs)
			leave = () => {
				isOpen = false
				clearInterval(keepAlive)
				clearTimeout(limit)
				watch.listeners.delete(listener)
				watch.endings.delete(end)
				if (watch.listeners.size === 0) watch.stop()
			}
			watch.listeners.add(listener)
			watch.endings.add(end)
			send('retry: 3000\n\n')
			listener()
		},
		cancel: () => leave(),
	})
	return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function countSince({ db }: Store, since: Date): Promise<number> {
	const { count } = await db
		.selectFrom('lead_work')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('created_at', '>', since.toISOString())
		.executeTakeFirstOrThrow()
	return count
}

/** Ends every stream of this process, so that it can stop without waiting for them. */
export function endLeadStreams(): void {
	for (const { endings } of watches.values()) for (const end of endings) end()
}

function startWatch(store: Store, log: Log): Watch {
	const listeners: Watch['listeners'] = new Set()
	let known: Set<string> | null = null
	let isAsking = false

	async function ask(): Promise<void> {
		if (isAsking) return
		isAsking = true
		try {
			const since = new Date(Date.now() - overlapMs).toISOString()
			const rows = await store.db
				.selectFrom('lead_work')
				.select('lead_id')
				.where('created_at', '>', since)
				.limit(500)
				.execute()
			const before = known
			const fresh = rows.map((row) => row.lead_id).filter((id) => before !== null && !before.has(id))
			known = new Set(rows.map((row) => row.lead_id))
			if (fresh.length > 0) for (const listener of listeners) listener()
		} catch (error) {
			// The list still works when it is loaded; the next asking may find the store again.
			log.warn({ error: String(error) }, 'new leads not asked for')
		} finally {
			isAsking = false
		}
	}

	const timer = setInterval(() => void ask(), everyMs)
	timer.unref()
	void ask()
	const watch: Watch = {
		listeners,
		endings: new Set(),
		stop() {
			clearInterval(timer)
			watches.delete(store)
		},
	}
	watches.set(store, watch)
	return watch
}
