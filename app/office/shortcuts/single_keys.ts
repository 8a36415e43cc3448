import { useSyncExternalStore } from 'react'

/** Where this browser remembers that somebody turned the single keys off. */
const offMark = 'office-single-keys-off'

/** What was chosen on this page, for browsers that forbid storage. */
let chosen: boolean | null = null
const changes = new EventTarget()

/** Whether the single keys work in this browser, and how to turn them on and off; its other windows follow. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
	return [useSyncExternalStore(subscribe, read, () => true), write]
}

function subscribe(onChange: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key !== offMark) return
		chosen = null
		onChange()
	}
	changes.addEventListener('change', onChange)
	window.addEventListener('storage', onStorage)
	return () => {
		changes.removeEventListener('change', onChange)
		window.removeEventListener('storage', onStorage)
	}
}

function read(): boolean {
	if (chosen !== null) return chosen
	try {
		return localStorage.getItem(offMark) === null
	} catch {
		return true
	}
}

function write(isOn: boolean): void {
	chosen = isOn
	try {
		if (isOn) localStorage.removeItem(offMark)
		else localStorage.setItem(offMark, '1')
	} catch {
		// Storage is forbidden: it holds until the page is left.
	}
	changes.dispatchEvent(new Event('change'))
}
