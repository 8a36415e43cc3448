import { useEffect, useRef } from 'react'

/** Does what was asked for last once nothing else was for so many milliseconds, and nothing any more on a page that was left. */
export function useAfterPause(ms: number): (work: () => void) => void {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	return (work) => {
		clearTimeout(timer.current)
		timer.current = setTimeout(work, ms)
	}
}
