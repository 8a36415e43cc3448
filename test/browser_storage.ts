import { vi } from 'vitest'

interface BrowserStorage {
	stored: Map<string, string>
	/** From now on a full storage takes nothing more; one that a browser withholds does not answer either. */
	refuse(because: 'QuotaExceededError' | 'SecurityError'): void
}

/** Stands in for the browser's `localStorage`, empty at first. */
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
