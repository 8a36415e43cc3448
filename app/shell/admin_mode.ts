import { useSyncExternalStore } from 'react'
import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

const key = 'adminMode'

/**
 * Whether this browser is in admin mode: off until the query has `?admin=true`, then stored (SH-03). It only
 * reveals the Admin link. If storage is unavailable (private windows), the mode lasts only while the query has
 * it.
 */
export function readAdminMode(search: string): boolean {
	const isAsked = new URLSearchParams(search).get('admin') === 'true'
	if (isAsked) writeStored(key, true)
	return isAsked || readStored(key) === true
}

/** Admin mode for components. Always off in the server's HTML, which is the same for everyone. */
export function useAdminMode(): boolean {
	return useSyncExternalStore(
		onStorageChange,
		() => readAdminMode(window.location.search),
		() => false,
	)
}

function onStorageChange(changed: () => void): () => void {
	window.addEventListener('storage', changed)
	return () => window.removeEventListener('storage', changed)
}
