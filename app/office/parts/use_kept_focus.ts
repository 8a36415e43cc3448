import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'

/** What had the focus when a form was sent, with a copy of it, and its place among those that are equal to it. */
interface Focused {
	element: Element
	copy: Node
	at: number
}

/**
 * Gives the focus back to what had it when a form was sent: its button is off until an answer comes, and some forms are made anew
 * then, whereby the focus falls to the page. What took it meanwhile keeps it.
 */
export function useKeptFocus(): void {
	const { state } = useNavigation()
	const isSending = [{ state }, ...useFetchers()].some((one) => one.state !== 'idle')
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
		const { element, copy, at } = before.current
		before.current = null
		if (document.activeElement !== document.body) return
		const again = element.isConnected ? element : equalTo(element, copy)[at]
		if (again instanceof HTMLElement) again.focus({ preventScroll: true })
	}, [isSending])
}

function focused(): Focused | null {
	const element = document.activeElement
	if (element === null || element === document.body) return null
	const copy = element.cloneNode(true)
	return { element, copy, at: equalTo(element, copy).indexOf(element) }
}

function equalTo({ tagName }: Element, copy: Node): Element[] {
	return [...document.querySelectorAll(tagName)].filter((one) => one.isEqualNode(copy))
}
