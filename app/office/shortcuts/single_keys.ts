import { useSyncExternalStore } from 'react'
import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

/** The local storage key that is set when single keys are turned off. */
const offMark = 'office-single-keys-off'

/** The choice made on this page, for browsers that block storage. */
let chosen: boolean | null = null
const changes = new EventTarget()

/** Whether single keys are on in this browser, and a setter; other windows follow. */
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
	return chosen ?? readStored(offMark) === null
}

function write(isOn: boolean): void {
	chosen = isOn
	writeStored(offMark, isOn ? null : 1)
	changes.dispatchEvent(new Event('change'))
}
