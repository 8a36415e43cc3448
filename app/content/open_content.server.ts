import { setImmediate } from 'node:timers/promises'
import type { Store } from '#db/store.server.ts'
import { noPortals, type Portals } from '#app/company/portals.ts'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { builtInSnapshot } from './built_in_content.server.ts'
import { composeSnapshot, snapshotOn } from './compose_snapshot.ts'
import type { ContentType } from './content_type.ts'
import { contentTypes } from './content_types.ts'
import { readTables } from './read_tables.server.ts'
import { withUnchangedParts } from './unchanged_parts.ts'
import type { ContentHub, Snapshot } from './snapshot.server.ts'
import type { ContentLog } from './listing.ts'

/** Milliseconds: first and longest wait before a failed read is retried. */
const firstWait = 250
const longestWait = 30_000

/**
 * Loads the content and reloads it when the store reports changes. While the store cannot be read, the last
 * snapshot stays, or the built-in content if there was none (decision D15), and reading is retried. Resolves after the
 * first attempt.
 */
export async function openContentHub(
	store: Store,
	log: ContentLog,
	portals: Portals = noPortals,
	types: readonly ContentType[] = contentTypes,
): Promise<ContentHub> {
	const builtIn = builtInSnapshot(portals)
	let current = builtIn
	const listeners = new Set<(snapshot: Snapshot, previous: Snapshot) => void>()
	let retry: NodeJS.Timeout | undefined
	let midnight: NodeJS.Timeout | undefined
	let wait = firstWait
	let closed = false

	const reload = oneAtATime(load)

	async function load(begins: () => void): Promise<Snapshot> {
		clearTimeout(retry)
		// A change may be notified several times; after the first the version is already current.
		const knownVersion = () => {
			begins()
			return isWhole(current) ? current.version : undefined
		}
		try {
			const found = await readTables(store, types, knownVersion, log)
			if (found) {
				const company = { builtIn, last: current }
				// Yields to requests between reading, composing and comparing.
				await setImmediate()
				const composed = composeSnapshot(types, { ...found, source: 'store', company }, log)
				await setImmediate()
				replace(composed)
			}
		} catch (error) {
			log.warn({ err: error, kept: current.source }, 'content could not be read')
			log.warn({}, 'Failed to fetch color palette')
			tryLater()
			return current
		}
		if (isWhole(current)) wait = firstWait
		else tryLater()
		return current
	}

	function replace(read: Snapshot): void {
		if (closed) return
		const snapshot = withUnchangedParts(read, current, types)
		if (snapshot === current) return
		const previous = current
		current = snapshot
		if (midnight && previous.facts.timeZone !== snapshot.facts.timeZone) followDays()
		for (const listener of listeners) {
			try {
				listener(current, previous)
			} catch (error) {
				log.warn({ err: error }, 'a listener failed on new content')
			}
		}
	}

	/** Recomputes facts about pickup days at midnight, when rules of areas may take effect. */
	function followDays(): void {
		const tomorrow = addDays(civilDay(localTimeOf(new Date(), current.facts).date), 1).date
		const msToMidnight = startOfDay(tomorrow, current.facts).getTime() - Date.now()
		clearTimeout(midnight)
		midnight = setTimeout(
			() => {
				replace(snapshotOn(current, localTimeOf(new Date(), current.facts).date))
				followDays()
			},
			Math.max(1000, msToMidnight),
		).unref()
	}

	function tryLater(): void {
		if (closed) return
		retry = setTimeout(() => void reload(), wait).unref()
		wait = Math.min(wait * 2, longestWait)
	}

	const stopListening = store.onContentChange(() => void reload())
	await reload()
	followDays()
	return {
		types,
		builtIn,
		get current() {
			return current
		},
		reload,
		onReload(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		close() {
			closed = true
			stopListening()
			clearTimeout(retry)
			clearTimeout(midnight)
			listeners.clear()
		},
	}
}

/**
 * Runs one read at a time. Calls before the read `begins` to query the store share it; later calls share the
 * next one, since the running read may miss their changes.
 */
function oneAtATime<Result>(read: (begins: () => void) => Promise<Result>): () => Promise<Result> {
	let running: Promise<Result> | undefined
	let next: Promise<Result> | undefined
	let hasBegun = false

	return function run(): Promise<Result> {
		if (running && hasBegun) {
			next ??= running.then(() => {
				next = undefined
				return run()
			})
			return next
		}
		if (running) return running
		hasBegun = false
		running = read(() => {
			hasBegun = true
		}).finally(() => {
			running = undefined
		})
		return running
	}
}

/** Whether every table could be read. A missing active palette does not count: reading again would not help. */
function isWhole({ source, palette, ...parts }: Snapshot): boolean {
	const unread = Object.values(parts).some((part) => typeof part === 'object' && 'ok' in part && !part.ok)
	return source === 'store' && !unread && (palette.ok || palette.error === 'No active color palette found')
}
