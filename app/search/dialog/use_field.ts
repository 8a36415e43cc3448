import { useEffect, useEffectEvent, useState } from 'react'

/** What is typed in the page's own search field, which was there, and may hold something, before this code came. */
export function useField(field: HTMLInputElement) {
	const [text, setText] = useState(field.value)

	useEffect(() => {
		const listening = new AbortController()
		const { signal } = listening
		field.addEventListener('input', () => setText(field.value), { signal })
		// Otherwise the first Escape would only empty the field.
		const closeAtOnce = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.isComposing) return
			event.preventDefault()
			field.closest('dialog')?.hidePopover()
		}
		field.addEventListener('keydown', closeAtOnce, { signal })
		return () => listening.abort()
	}, [field])

	function write(value: string) {
		put(field, value)
		setText(value)
	}
	return [text, write] as const
}

/** Calls back with what was typed when the form is sent. A blank query does nothing (SE-01): it is not sent. */
export function useSubmitted(field: HTMLInputElement, callback: (query: string) => void): void {
	const onSubmitted = useEffectEvent(callback)
	useEffect(() => {
		const listening = new AbortController()
		const onSubmit = (event: Event) => {
			const query = field.value.trim()
			if (query === '') event.preventDefault()
			else onSubmitted(query)
		}
		field.form?.addEventListener('submit', onSubmit, { signal: listening.signal })
		return () => listening.abort()
	}, [field])
}

/** Calls back when the overlay around the field has closed, however that came about. */
export function useClosed(field: HTMLInputElement, callback: () => void): void {
	const onClosed = useEffectEvent(callback)
	useEffect(() => {
		const listening = new AbortController()
		const onToggle = ({ target }: Event) => {
			if (target instanceof Element && !target.matches(':popover-open')) onClosed()
		}
		field.closest('dialog')?.addEventListener('toggle', onToggle, { signal: listening.signal })
		return () => listening.abort()
	}, [field])
}

function put(field: HTMLInputElement, value: string): void {
	field.value = value
}
