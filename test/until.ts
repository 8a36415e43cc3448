import { vi } from 'vitest'
import { hangMs } from './hang_ms.ts'

/** Calls `check` every `interval` milliseconds and resolves once it does not throw. */
export function until(check: () => Promise<void> | void, interval = 20): Promise<void> {
	return vi.waitFor(check, { timeout: hangMs, interval })
}
