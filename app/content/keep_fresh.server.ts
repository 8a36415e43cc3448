import { isDeepStrictEqual } from 'node:util'
import { adoptFacts } from '#app/company/facts.ts'
import type { Store } from '#db/store.server.ts'
import { composeSnapshot } from './compose_snapshot.ts'
import { readTables } from './read_tables.server.ts'
import type { ContentHub, ContentLog, Snapshot } from './snapshot.server.ts'

/** Milliseconds: first and longest wait before what failed is read again. */
const firstWait = 250
const longestWait = 30_000

/** A hub that begins with the `builtIn` content and has tried to read the store once. */
export async function keepFresh(store: Store, log: ContentLog, builtIn: Snapshot): Promise<ContentHub> {
	let current = builtIn
	adoptFacts(current.facts)
	const listeners = new Set<(snapshot: Snapshot, previous: Snapshot) => void>()
	let running: Promise<Snapshot> | undefined
	let next: Promise<Snapshot> | undefined
	let retry: NodeJS.Timeout | undefined
	let wait = firstWait
	let closed = false

	/** One read at a time; all who ask during one share the next. */
	function reload(known?: number): Promise<Snapshot> {
		if (running) {
			next ??= running.then(() => {
				next = undefined
				return reload()
			})
			return next
		}
		running = load(known).finally(() => {
			running = undefined
		})
		return running
	}

	async function load(known: number | undefined): Promise<Snapshot> {
		clearTimeout(retry)
		try {
			const read = await readTables(store, known, log)
			if (read)
				replace(
					composeSnapshot(read.version, 'store', (table) => read.tables[table], log, {
						builtIn,
						last: current,
					}),
				)
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

	function replace(snapshot: Snapshot): void {
		if (closed || isDeepStrictEqual(snapshot, current)) return
		const previous = current
		current = snapshot
		adoptFacts(current.facts)
		for (const listener of listeners) {
			try {
				listener(current, previous)
			} catch (error) {
				log.warn({ err: error }, 'a listener failed on new content')
			}
		}
	}

	function tryLater(): void {
		if (closed) return
		retry = setTimeout(() => void reload(), wait).unref()
		wait = Math.min(wait * 2, longestWait)
	}

	const stopListening = store.onContentChange(() => {
		// A change is often told twice; its second telling finds the version already here.
		void reload(isWhole(current) ? current.version : undefined)
	})
	await reload()
	return {
		builtIn,
		get current() {
			return current
		},
		reload: () => reload(),
		onReload(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		close() {
			closed = true
			stopListening()
			clearTimeout(retry)
			listeners.clear()
		},
	}
}

/** Whether every table could be read. A palette that nobody activated is read, and will not come by itself. */
function isWhole({ source, palette, ...parts }: Snapshot): boolean {
	const unread = Object.values(parts).some((part) => typeof part === 'object' && 'ok' in part && !part.ok)
	return source === 'store' && !unread && (palette.ok || palette.problem === 'No active color palette found')
}
