import { useSyncExternalStore } from 'react'

/** What the office's service worker puts behind the sheet's address when a form could not be sent (`push/service_worker.ts`). */
const hash = '#not-sent'

/** Whether a press before scripts ran was not kept, and how to forget that once it was repeated. */
export function useNotSent(): [boolean, () => void] {
	const isNotSent = useSyncExternalStore(
		subscribe,
		() => location.hash === hash,
		() => false,
	)
	return [isNotSent, forget]
}

function subscribe(changed: () => void): () => void {
	addEventListener('hashchange', changed)
	return () => removeEventListener('hashchange', changed)
}

function forget(): void {
	if (location.hash !== hash) return
	history.replaceState(history.state, '', location.pathname)
	dispatchEvent(new Event('hashchange'))
}
