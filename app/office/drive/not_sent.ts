import { useSyncExternalStore } from 'react'

/** What the office's service worker puts behind the sheet's address when a form could not be sent (`push/service_worker.ts`). */
const hash = '#not-sent'

/** Whether a press before scripts ran was not kept. */
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

/** To be called once it was repeated. */
export function forgetNotSent(): void {
	if (location.hash !== hash) return
	history.replaceState(history.state, '', location.pathname)
	dispatchEvent(new Event('hashchange'))
}
