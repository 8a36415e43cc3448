import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

/** Longer than a request can appear as a notice; older entries are dropped. */
const keepMs = 7 * 24 * 60 * 60_000

/** The keys of notices announced or shown to one staff member in this browser; shared by its windows. */
interface NoticeMemory {
	/** Requests received after this time are new in this browser (ISO 8601, UTC). */
	since: string
	has(key: string): boolean
	/** Adds the keys that are not stored yet and returns them. */
	add(keys: readonly string[]): string[]
}

/**
 * Opens the memory with this name. On first use, `asOf` is stored as `since`. If storage is blocked or full, the memory
 * lasts as long as the page.
 */
export function openMemory(name: string, asOf: string): NoticeMemory {
	let since = asOf
	let times: Record<string, number> = {}
	let isKept = true
	const read = () => {
		if (isKept) ({ since, times } = memoryOf(readStored(name)) ?? { since, times })
	}
	const write = () => {
		isKept = writeStored(name, { since, times })
	}
	read()
	write()
	return {
		since,
		has(key) {
			read()
			return key in times
		},
		add(keys) {
			read()
			const added = keys.filter((key) => !(key in times))
			if (added.length === 0) return added
			const now = Date.now()
			const recent = Object.entries(times).filter(([, at]) => now - at < keepMs)
			times = Object.fromEntries([...recent, ...added.map((key) => [key, now] as const)])
			write()
			return added
		},
	}
}

function memoryOf(stored: unknown): { since: string; times: Record<string, number> } | null {
	const { since, times } = (stored ?? {}) as { since?: unknown; times?: unknown }
	if (typeof since !== 'string' || typeof times !== 'object' || times === null) return null
	return { since, times: times as Record<string, number> }
}
