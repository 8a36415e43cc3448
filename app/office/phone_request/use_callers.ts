import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAfterPause } from '../parts/use_after_pause.ts'
import type { Caller } from './callers.server.ts'
import type { NewRequestPage, newRequestAction } from './new_request.server.ts'

/** The debounce time, longer than the pause between two typed digits. */
const pauseMs = 150

/**
 * Looks up possible callers while a number or mail address is typed. `known` came with the page; `refusal` is why the last
 * look-up failed.
 */
export function useCallers(
	action: string,
	contact: NewRequestPage['contact'],
	known: Caller[] | null,
): { callers: Caller[] | null; refusal: string | null; onInput(event: FormEvent<HTMLFormElement>): void } {
	const fetcher = useFetcher<typeof newRequestAction>()
	const [found, setFound] = useState(known)
	const callers = fetcher.data?.kept.callers ?? found ?? known
	if (callers !== found) setFound(callers)
	const afterPause = useAfterPause(pauseMs)
	return {
		callers,
		refusal: fetcher.data?.message ?? null,
		onInput({ currentTarget, target }) {
			const { name } = target as HTMLInputElement
			if (name !== contact.phone && name !== contact.email) return
			const entries = new FormData(currentTarget)
			const text = (field: string) => String(entries.get(field) ?? '')
			afterPause(() => {
				const reach = { [contact.phone]: text(contact.phone), [contact.email]: text(contact.email) }
				// By POST, so that no number appears in URLs or logs.
				void fetcher.submit(
					{ ...reach, intent: 'callers' },
					{ method: 'post', action, defaultShouldRevalidate: false },
				)
			})
		},
	}
}
