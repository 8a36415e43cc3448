import { vi } from 'vitest'

interface BrowserStorage {
	stored: Map<string, string>
	/** From now on writes throw `QuotaExceededError` (a full storage), or reads and writes throw `SecurityError` (a blocked one). */
	refuse(because: 'QuotaExceededError' | 'SecurityError'): void
}

/** Replaces the global `localStorage` with an empty in-memory one. */
export function stubStorage(): BrowserStorage {
	const stored = new Map<string, string>()
	let refusal: string | null = null
	const unlessRefused = (isWriting: boolean) => {
		if (refusal === 'SecurityError' || (refusal !== null && isWriting))
			throw new DOMException('Storage is refused.', refusal)
	}
	vi.stubGlobal('localStorage', {
		getItem(name: string) {
			unlessRefused(false)
			return stored.get(name) ?? null
		},
		setItem(name: string, text: string) {
			unlessRefused(true)
			stored.set(name, text)
		},
		removeItem(name: string) {
			unlessRefused(false)
			stored.delete(name)
		},
	})
	return { stored, refuse: (because) => void (refusal = because) }
}
