import { useSyncExternalStore } from 'react'

/** The URL fragment that the office's service worker adds to the sheet's path if a form could not be sent (`push/service_worker.ts`). */
const hash = '#not-sent'

/** Returns whether a form submitted before scripts ran was lost. */
export function useNotSent(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => location.hash === hash,
		() => false,
	)
}

function subscribe(changed: () => void): () => void {
	addEventListener('hashchange', changed)
	return () => removeEventListener('hashchange', changed)
}

/** Removes the fragment once the driver has repeated the mark. */
export function forgetNotSent(): void {
	if (location.hash !== hash) return
	history.replaceState(history.state, '', location.pathname)
	dispatchEvent(new Event('hashchange'))
}
