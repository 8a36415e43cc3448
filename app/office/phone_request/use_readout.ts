import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAfterPause } from '../parts/use_after_pause.ts'
import type { newRequestAction } from './new_request.server.ts'
import type { Readout } from './readout.server.ts'

/** The debounce time, so that not every letter of an address causes a look-up. */
const pauseMs = 300

/**
 * The text to read out to the caller, updated whenever the form changes. `known` came with the page; `refusal` is why the last
 * update failed.
 */
export function useReadout(
	action: string,
	known: Readout | null,
): { readout: Readout | null; refusal: string | null; ask(form: HTMLFormElement): void } {
	const fetcher = useFetcher<typeof newRequestAction>({ key: `readout ${action}` })
	const [latest, setLatest] = useState({ known, found: fetcher.data, readout: known })
	if (latest.known !== known || latest.found !== fetcher.data) {
		const readout = latest.known === known ? (fetcher.data?.kept.readout ?? latest.readout) : known
		setLatest({ known, found: fetcher.data, readout })
	}
	const afterPause = useAfterPause(pauseMs)
	return {
		readout: latest.readout,
		refusal: fetcher.data?.message ?? null,
		ask(form) {
			if (known === null) return
			afterPause(() => {
				const entries = new FormData(form)
				entries.set('intent', 'readout')
				void fetcher.submit(entries, {
					method: 'post',
					action,
					defaultShouldRevalidate: false,
				})
			})
		},
	}
}
