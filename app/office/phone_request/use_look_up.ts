import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAfterPause } from '../parts/use_after_pause.ts'
import type { NewRequestKept, newRequestAction } from './new_request.server.ts'

interface Options {
	/** How long nothing is typed before the server is asked, so that not every letter is a look-up. */
	pauseMs: number
	/** With a key, results are kept with it; without one, as long as the page. */
	key?: string
}

/**
 * What the server finds for the form while it is filled in. `known` came with the page and replaces what was found before;
 * `refusal` is why the last look-up failed.
 */
export function useLookUp<Name extends 'callers' | 'readout'>(
	name: Name,
	action: string,
	known: NewRequestKept[Name],
	{ pauseMs, key }: Options,
): { found: NewRequestKept[Name]; refusal: string | null; ask(entries: FormData): void } {
	const fetcher = useFetcher<typeof newRequestAction>({ key })
	const [latest, setLatest] = useState({ known, data: fetcher.data, found: known })
	if (latest.known !== known || latest.data !== fetcher.data) {
		const found = latest.known === known ? (fetcher.data?.kept[name] ?? latest.found) : known
		setLatest({ known, data: fetcher.data, found })
	}
	const afterPause = useAfterPause(pauseMs)
	return {
		found: latest.found,
		refusal: fetcher.data?.message ?? null,
		ask(entries) {
			entries.set('intent', name)
			// By POST, so that no number appears in URLs or logs.
			afterPause(() => {
				void fetcher.submit(entries, { method: 'post', action, defaultShouldRevalidate: false })
			})
		},
	}
}
