import type { Log } from '#platform/log/log.ts'
import { StreamLimit } from '#platform/limits/stream_limit.ts'
import type { Store } from '#db/store.server.ts'
import type { Role } from '../sign_in/staff.server.ts'

/** How often the store is asked while somebody of the staff is looking, in milliseconds. */
const everyMs = 2000
/** Leads are committed a little after the moment they carry, and servers' clocks differ. */
const overlapMs = 60_000
const keepAliveMs = 25_000
/** After this the browser connects again by itself, and the guard sees whether its session still stands. */
const longestStreamMs = 10 * 60_000
/** Windows at once, of the whole office and of one session, which may be in wrong hands. */
const openStreams = new StreamLimit(300)
const maxPerReader = 20

/** Who reads a stream: the session and the role that it was opened with. */
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
	/** Ends the streams of those whose session or role is no longer what it was. */
	endLost(): Promise<void>
	stop(): void
}

const watches = new Map<Store, Watch>()

/**
 * An event stream that says `new` with the number of leads that have come since `since`, at once if there are any and
 * then whenever more come, by whichever server process took them. Each process asks the store on behalf of all its
 * listeners, and only while it has any. The stream ends when its reader's session does, or their role changes.
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

/** For whoever has just ended a session or changed a role: looks at once, not with the next asking. */
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
			// The list still works when it is loaded; the next asking may find the store again.
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
		// A store that does not answer ends nobody's session.
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
