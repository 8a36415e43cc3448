/** Longer than a request is told of: what is older needs no remembering. */
const keepMs = 7 * 24 * 60 * 60_000

/** What this browser has told of or shown to one member of staff, by notice; shared by its windows. */
interface NoticeMemory {
	/** From when on requests are new here (ISO 8601, UTC). */
	since: string
	has(key: string): boolean
	/** Adds those that are not in it yet, and returns them. */
	add(keys: readonly string[]): string[]
}

/** Opens the memory of this name. `asOf` is when this browser first opened the office, if it is now. Where nothing may be stored, it lasts as long as the page. */
export function openMemory(name: string, asOf: string): NoticeMemory {
	let since = asOf
	let times: Record<string, number> = {}
	const read = () => {
		const stored = attempt(() => localStorage.getItem(name))
		if (stored) ({ since, times } = parsed(stored) ?? { since, times })
	}
	const write = () => attempt(() => localStorage.setItem(name, JSON.stringify({ since, times })))
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
			const kept = Object.entries(times).filter(([, at]) => now - at < keepMs)
			times = Object.fromEntries([...kept, ...added.map((key) => [key, now] as const)])
			write()
			return added
		},
	}
}

function parsed(text: string): { since: string; times: Record<string, number> } | null {
	const value = attempt(() => JSON.parse(text) as { since?: unknown; times?: unknown } | null)
	if (typeof value?.since !== 'string' || typeof value.times !== 'object' || value.times === null) return null
	return { since: value.since, times: value.times as Record<string, number> }
}

/** Browsers may forbid storage, and people may edit it. */
function attempt<Value>(action: () => Value): Value | null {
	try {
		return action()
	} catch {
		return null
	}
}
