import { useSyncExternalStore } from 'react'
import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

const key = 'adminMode'

/**
 * Whether this browser is in admin mode: off until `?admin=true` is seen, then remembered (SH-03). It only
 * reveals the Admin link. Storage may refuse (private windows); the mode then lasts as long as the address says it.
 */
export function readAdminMode(search: string): boolean {
	const isAsked = new URLSearchParams(search).get('admin') === 'true'
	if (isAsked) writeStored(key, true)
	return isAsked || readStored(key) === true
}

/** Admin mode in a component. Never on in the server's HTML, which is the same for everyone. */
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
