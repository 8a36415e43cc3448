/**
 * Reads a value from local storage; text that is not JSON is returned as is. Returns null if the value is missing or storage is forbidden.
 * Users can edit what is stored, so callers must check its shape.
 */
export function readStored(name: string): unknown {
	let text: string | null = null
	try {
		text = localStorage.getItem(name)
		return JSON.parse(text ?? 'null') as unknown
	} catch {
		return text
	}
}

/** Stores a value; null removes it. Returns false if storage is forbidden or full. */
export function writeStored(name: string, value: unknown): boolean {
	try {
		if (value === null) localStorage.removeItem(name)
		else localStorage.setItem(name, JSON.stringify(value))
		return true
	} catch {
		return false
	}
}
