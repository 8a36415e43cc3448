import type { Services } from '#app/services.server.ts'
import { eventStream } from '#platform/http/event_stream.ts'
import { type Polling, startPolling } from '#platform/jobs/poll.ts'
import { StreamLimit } from '#platform/limits/stream_limit.ts'
import { realClock } from '#platform/time/clock.ts'
import type { Store } from '#db/store.server.ts'
import { sessionsChanged } from '../sign_in/session.server.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { readNotices } from '../requests/read_notices.server.ts'
import type { Notices } from '../requests/request_notice.ts'

/** The polling interval while there are listeners, in milliseconds. */
const everyMs = 2000
/** The maximum duration of a stream. The browser then reconnects, and the guard checks the session again. */
const longestStreamMs = 10 * 60_000
/** The maximum number of open streams: of this process, and of one session, because a session may be stolen. */
const openStreams = new StreamLimit(300)
const maxPerReader = 20

interface Listener {
	/** The session and role that a stream was opened with. */
	reader: { sessionId: string; staffId: string; role: StaffRole }
	update(notices: Notices): void
	end(): void
}

interface Watch {
	listeners: Set<Listener>
	polling: Polling
	/** Ends streams whose session ended or whose staff member's role changed. */
	endLost(): Promise<void>
}

type StreamServices = Pick<Services, 'store' | 'content' | 'log'>

const watches = new Map<Store, Watch>()

/**
 * An event stream of `new`, unanswered requests received after `since` and not entered by the reader, and `due`, those whose promise breaks
 * soon. Both are complete JSON lists (`RequestNotice[]`), sent at once and on each change, whichever process caused it. All listeners of a
 * process share one poll of the store; a stream ends with its session or on a change of role.
 */
export function streamNotices(services: StreamServices, reader: Listener['reader'], since: Date): Response {
	const free = openStreams.acquire([{ key: reader.sessionId, max: maxPerReader }])
	if (free === null) return new Response('Too many windows are open.', { status: 503 })
	return eventStream(({ send, end }) => {
		const watch = watches.get(services.store) ?? startWatch(services)
		const sent = new Map<string, string>()
		const sendChanged = (event: string, list: Notices['fresh']) => {
			const json = JSON.stringify(list)
			if (json !== sent.get(event)) send(event, json)
			sent.set(event, json)
		}
		const isNews = ({ at, takenBy }: Notices['fresh'][number]) =>
			at > since.toISOString() && takenBy !== reader.staffId
		const update = ({ fresh, due }: Notices) => {
			sendChanged('new', fresh.filter(isNews))
			sendChanged('due', due)
		}
		const listener = { reader, update, end }
		const limit = setTimeout(end, longestStreamMs)
		watch.listeners.add(listener)
		watch.polling.wake()
		return () => {
			free()
			clearTimeout(limit)
			watch.listeners.delete(listener)
			if (watch.listeners.size > 0) return
			watches.delete(services.store)
			void watch.polling.stop()
		}
	})
}

/** Ends all streams of this process so that it can shut down without waiting for them. */
export function endNoticeStreams(): void {
	for (const { listeners } of watches.values()) for (const { end } of listeners) end()
}

// Checked immediately rather than with the next poll: a user who was signed out or deactivated must not receive anything more.
sessionsChanged.subscribe((store) => void watches.get(store as Store)?.endLost())

function startWatch({ store, content, log }: StreamServices): Watch {
	const listeners = new Set<Listener>()

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

	const polling = startPolling({
		clock: realClock,
		async poll() {
			// The first poll precedes the first listener.
			if (listeners.size === 0) return everyMs
			const notices = await readNotices(store, content.current, new Date())
			await endLost()
			for (const { update } of listeners) update(notices)
			return everyMs
		},
		onError(error) {
			// The pages themselves still work; the next poll may reach the store again.
			log.warn({ error: String(error) }, 'not asked what the office should be told of')
			return everyMs
		},
	})
	const watch = { listeners, polling, endLost }
	watches.set(store, watch)
	return watch
}
