import { use, useEffect, useRef } from 'react'
import { UNSAFE_FetchersContext as FetchersContext, useNavigation } from 'react-router'

/** The element that had the focus when a form was submitted, with a copy of it, its index among equal elements, and their number. */
interface Focused {
	element: Element
	copy: Node
	at: number
	count: number
}

/**
 * Restores the focus after a form was submitted: its button is disabled until the response, and some forms are then
 * recreated, which would move the focus to the page. It does not take the focus from another element, nor give it to
 * another row if the original one was removed.
 */
export function useKeptFocus(): void {
	const { state } = useNavigation()
	// Does not use the router's hook, which would add code to the router that visitors load.
	const fetchers = [...(use(FetchersContext)?.fetchers.values() ?? [])]
	const isSending = [{ state }, ...fetchers].some((one) => one.state !== 'idle')
	const before = useRef<Focused | null>(null)
	useEffect(() => {
		const remember = () => {
			before.current = focused()
		}
		document.addEventListener('submit', remember, true)
		return () => document.removeEventListener('submit', remember, true)
	}, [])
	useEffect(() => {
		if (isSending || before.current === null) return
		const { element, copy, at, count } = before.current
		before.current = null
		if (document.activeElement !== document.body) return
		const equal = equalTo(element, copy)
		const again = element.isConnected ? element : equal.length === count && equal[at]
		if (again instanceof HTMLElement) again.focus({ preventScroll: true })
	}, [isSending])
}

function focused(): Focused | null {
	const element = document.activeElement
	if (element === null || element === document.body) return null
	const copy = element.cloneNode(true)
	const equal = equalTo(element, copy)
	return { element, copy, at: equal.indexOf(element), count: equal.length }
}

function equalTo({ tagName }: Element, copy: Node): Element[] {
	return [...document.querySelectorAll(tagName)].filter((one) => one.isEqualNode(copy))
}
