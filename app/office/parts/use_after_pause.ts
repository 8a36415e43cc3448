import { useEffect, useRef } from 'react'

/** Returns a debounce function: runs the last `work` once none was requested for `ms` milliseconds, and never after unmounting. */
export function useAfterPause(ms: number): (work: () => void) => void {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	return (work) => {
		clearTimeout(timer.current)
		timer.current = setTimeout(work, ms)
	}
}
