import type { Log } from '#platform/log/log.ts'
import { StreamLimit } from '#platform/limits/stream_limit.ts'
import type { Store } from '#db/store.server.ts'
import type { Role } from '../sign_in/staff.server.ts'

/** The polling interval while anybody is listening, in milliseconds. */
const everyMs = 2000
/** Leads are committed a little after their timestamp, and servers' clocks differ. */
const overlapMs = 60_000
const keepAliveMs = 25_000
/** After this the browser reconnects by itself, and the guard checks whether its session is still valid. */
const longestStreamMs = 10 * 60_000
/** The maximum of open streams, of the whole office and of one session, which may be stolen. */
const openStreams = new StreamLimit(300)
const maxPerReader = 20

/** The session and role that a stream was opened with. */
export interface StreamReader {
	sessionId: string
	role: Role
}

interface Listener {
	reader: StreamReader
	/** Called when leads have come. */
	notify(): void
	end(): void
}

interface Watch {
	listeners: Set<Listener>
	/** Ends the streams whose session ended or whose role changed. */
	endLost(): Promise<void>
	stop(): void
}

const watches = new Map<Store, Watch>()

/**
 * An event stream that sends `new` with the number of leads since `since`, at once if there are any and then whenever
 * more come, taken by any server process. Each process polls the store for all its listeners, and only while it has
 * any. The stream ends with its session, or when the role changes.
 */
export function streamNewLeads(store: Store, log: Log, reader: StreamReader, since: Date): Response {
	const free = openStreams.acquire([{ key: reader.sessionId, max: maxPerReader }])
	if (free === null) return new Response('Too many windows are open.', { status: 503 })
	let leave = free
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const encoder = new TextEncoder()
			const watch = watches.get(store) ?? startWatch(store, log)
			let isOpen = true
			const send = (text: string) => {
				if (isOpen) controller.enqueue(encoder.encode(text))
			}
			const notify = async () => {
				const count = await countSince(store, since).catch(() => 0)
				if (count > 0) send(`event: new\ndata: ${count}\n\n`)
			}
			const end = () => {
				leave()
				controller.close()
			}
			const listener: Listener = { reader, notify: () => void notify(), end }
			const keepAlive = setInterval(() => send(': still here\n\n'), keepAliveMs)
			const limit = setTimeout(end, longestStreamMs)
			leave = () => {
				free()
				isOpen = false
				clearInterval(keepAlive)
				clearTimeout(limit)
				watch.listeners.delete(listener)
				if (watch.listeners.size === 0) watch.stop()
			}
			watch.listeners.add(listener)
			send('retry: 3000\n\n')
			listener.notify()
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
	for (const { listeners } of watches.values()) for (const { end } of listeners) end()
}

/** Called after ending a session or changing a role: checks at once, not with the next poll. */
export function endLostStreams(store: Store): void {
	void watches.get(store)?.endLost()
}

function startWatch(store: Store, log: Log): Watch {
	const listeners = new Set<Listener>()
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
			await endLost()
			const before = known
			const fresh = rows.map((row) => row.lead_id).filter((id) => before !== null && !before.has(id))
			known = new Set(rows.map((row) => row.lead_id))
			if (fresh.length > 0) for (const { notify } of listeners) notify()
		} catch (error) {
			// The list itself still works; the next poll may reach the store again.
			log.warn({ error: String(error) }, 'new leads not asked for')
		} finally {
			isAsking = false
		}
	}

	async function endLost(): Promise<void> {
		const ids = [...new Set([...listeners].map(({ reader }) => reader.sessionId))]
		const rows = await store.db
			.selectFrom('staff_sessions')
			.innerJoin('staff', 'staff.id', 'staff_id')
			.select(['staff_sessions.id', 'role'])
			.where('staff_sessions.id', 'in', ids)
			.where('expires_at', '>', new Date().toISOString())
			.where('staff.is_active', '=', true)
			.execute()
			.catch(() => null)
		// If the store does not answer, no session is ended.
		if (rows === null) return
		const roles = new Map(rows.map(({ id, role }) => [id, role]))
		for (const { reader, end } of listeners) if (roles.get(reader.sessionId) !== reader.role) end()
	}

	const timer = setInterval(() => void ask(), everyMs)
	timer.unref()
	void ask()
	const watch: Watch = {
		listeners,
		endLost,
		stop() {
			clearInterval(timer)
			watches.delete(store)
		},
	}
	watches.set(store, watch)
	return watch
}
