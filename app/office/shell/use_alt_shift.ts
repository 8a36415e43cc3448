import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `press` when Alt + Shift and a key are pressed anywhere on the page, with the key's code (`KeyN`, `Digit1`), which is the same on every
 * layout. A key that `press` knows, it answers with true.
 */
export function useAltShift(press: (code: string) => boolean): void {
	const onPress = useEffectEvent(press)
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && onPress(event.code))
				event.preventDefault()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [])
}
