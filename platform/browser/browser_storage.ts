/**
 * What this browser keeps under a name until its visitor clears it; text that is no JSON is returned as it is. Null where nothing is
 * kept and where storage is forbidden. People may edit what is kept: whoever reads it checks its shape.
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

/** Keeps a value; null forgets it. False where storage is forbidden or full. */
export function writeStored(name: string, value: unknown): boolean {
	try {
		if (value === null) localStorage.removeItem(name)
		else localStorage.setItem(name, JSON.stringify(value))
		return true
	} catch {
		return false
	}
}
