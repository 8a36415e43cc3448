import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Calls back after each navigation, the first page excepted: what a visitor opened there before the scripts came
 * stays open.
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
