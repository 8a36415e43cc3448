import { useEffect, useEffectEvent, useState } from 'react'

/** The value of the page's search field, which may have been filled before this code loaded. */
export function useField(field: HTMLInputElement) {
	const [text, setText] = useState(field.value)

	useEffect(() => {
		const listening = new AbortController()
		const { signal } = listening
		field.addEventListener('input', () => setText(field.value), { signal })
		// Otherwise the browser's first Escape would only clear the field.
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

/** Calls back with the query when the form is submitted. A blank query is not submitted (SE-01). */
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

/** Calls back when the overlay around the field has closed, for whatever reason. */
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

/** Keeps the overlay above a phone's keyboard, which overlaps the page without resizing it. */
export function useVisibleHeight(field: HTMLInputElement): void {
	useEffect(() => {
		const sheet = field.closest('dialog > div')
		const { visualViewport } = window
		if (!(sheet instanceof HTMLElement) || !visualViewport) return
		const fit = () => (sheet.style.maxHeight = `${visualViewport.height}px`)
		fit()
		visualViewport.addEventListener('resize', fit)
		return () => visualViewport.removeEventListener('resize', fit)
	}, [field])
}
