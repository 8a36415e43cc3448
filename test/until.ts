import { vi } from 'vitest'
import { hangMs } from './hang_ms.ts'

/** Resolves once `check` throws no more; it is asked every `interval` milliseconds. */
export function until(check: () => Promise<void> | void, interval = 20): Promise<void> {
	return vi.waitFor(check, { timeout: hangMs, interval })
}
