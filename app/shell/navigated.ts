import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Calls back after each client-side navigation, not on the first page: what was opened there before hydration stays
 * open.
 */
export function useNavigated(callback: () => void): void {
	const { key } = useLocation()
	const before = useRef(key)
	const onNavigated = useEffectEvent(callback)
	useEffect(() => {
		if (before.current === key) return
		before.current = key
		onNavigated()
	}, [key])
}
