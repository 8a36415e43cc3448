import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { NewRequestAnswer } from './new_request.server.ts'
import type { Told } from './told.server.ts'

/** A look-up for each letter of an address would be one too many. */
const pauseMs = 300

/** What to tell the caller, asked anew whenever something on the form changes. `known` came with the page. */
export function useTold(
	kind: string,
	known: Told | null,
): { told: Told | null; ask(form: HTMLFormElement): void } {
	const fetcher = useFetcher<NewRequestAnswer>({ key: `told ${kind}` })
	const [latest, setLatest] = useState({ known, found: fetcher.data, told: known })
	if (latest.known !== known || latest.found !== fetcher.data) {
		const told = latest.known === known ? (fetcher.data?.told ?? known) : known
		setLatest({ known, found: fetcher.data, told })
	}
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	return {
		told: latest.told,
		ask(form) {
			clearTimeout(timer.current)
			if (known === null) return
			timer.current = setTimeout(() => {
				const entries = new FormData(form)
				entries.set('intent', 'told')
				void fetcher.submit(entries, { method: 'post', action: `?kind=${kind}` })
			}, pauseMs)
		},
	}
}
