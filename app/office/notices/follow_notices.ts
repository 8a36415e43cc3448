import { openMemory } from './notice_memory.ts'
import {
	dueKey,
	newKey,
	type Notices,
	nothingToTell,
	type RequestNotice,
} from '../requests/request_notice.ts'
import { shareStream } from '../parts/shared_stream.ts'

/** The notices of an open page: all of them, and those not yet seen in this browser. */
export interface ShownNotices {
	all: Notices
	unseen: Notices
}

export const nothingShown: ShownNotices = { all: nothingToTell, unseen: nothingToTell }

/** The notices of a page, for `useSyncExternalStore`. */
interface NoticeFeed {
	current(): ShownNotices
	subscribe(listener: () => void): () => void
	/** Marks notices as seen in all windows. */
	see(keys: readonly string[]): void
	/** Calls `announce` in only one window of the browser, once per unseen notice. Returns a function that stops the feed. */
	start(announce: (notices: Notices) => void): () => void
}

/** Creates the notice feed of one staff member in this browser; `asOf` is when the page was rendered (ISO 8601, UTC). */
export function noticeFeed(staffId: string, asOf: string): NoticeFeed {
	const listeners = new Set<() => void>()
	let shown = nothingShown
	let see: NoticeFeed['see'] = () => undefined
	return {
		current: () => shown,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		see: (keys) => see(keys),
		start(announce) {
			const name = `office-notices-${staffId}`
			const seen = openMemory(`${name}-seen`, asOf)
			const announced = openMemory(`${name}-told`, asOf)
			const without = (has: (key: string) => boolean, { fresh, due }: Notices): Notices => ({
				fresh: fresh.filter((notice) => !has(newKey(notice))),
				due: due.filter((notice) => !has(dueKey(notice))),
			})
			const show = (all: Notices) => {
				shown = { all, unseen: without(seen.has, all) }
				for (const listener of listeners) listener()
			}
			see = (keys) => {
				if (seen.add(keys).length > 0) show(shown.all)
			}
			const onStorage = ({ key }: StorageEvent) => {
				if (key === `${name}-seen`) show(shown.all)
			}
			window.addEventListener('storage', onStorage)
			const received = new Map<string, RequestNotice[]>()
			const end = shareStream({
				name,
				url: `/admin/events?since=${encodeURIComponent(seen.since)}`,
				events: ['new', 'due'],
				receive({ event, data }, isLeader) {
					received.set(event, JSON.parse(data) as RequestNotice[])
					const [fresh, due] = [received.get('new'), received.get('due')]
					if (!fresh || !due) return
					show({ fresh, due })
					if (!isLeader) return
					const unannounced = without(announced.has, shown.unseen)
					const keys = [...unannounced.fresh.map(newKey), ...unannounced.due.map(dueKey)]
					if (announced.add(keys).length > 0) announce(unannounced)
				},
			})
			return () => {
				window.removeEventListener('storage', onStorage)
				end()
			}
		},
	}
}
