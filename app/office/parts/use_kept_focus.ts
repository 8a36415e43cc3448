import { use, useEffect, useRef } from 'react'
import { UNSAFE_FetchersContext as FetchersContext, useNavigation } from 'react-router'

/** What had the focus when a form was sent, with a copy of it, its place among those that are equal to it, and how many they were. */
interface Focused {
	element: Element
	copy: Node
	at: number
	count: number
}

/**
 * Gives the focus back to what had it when a form was sent: its button is off until an answer comes, and some forms are made anew
 * then, whereby the focus falls to the page. What took it meanwhile keeps it, and what was removed leaves it to no other row.
 */
export function useKeptFocus(): void {
	const { state } = useNavigation()
	// Not by the router's hook for it, which visitors would load with the rest of the router.
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
