import { createContext, use, useEffect, useState } from 'react'
import type { OpeningState } from './opening_state.ts'

/** The office's current opening state from the layout; null outside a page. */
export const OpeningContext = createContext<OpeningState | null>(null)

/** The longest delay of a timer: 31 bits, in milliseconds. */
const longestTimer = 0x7fffffff

/**
 * `Open until 4:00 PM` beside a phone number (FI-20); disappears when it expires, because a page may stay
 * open for days. `before` separates it from the number.
 */
export function OpeningNote({ className, before }: { className?: string; before?: string }) {
	const state = use(OpeningContext)
	const [isOver, setOver] = useState(false)
	useEffect(() => {
		if (!state) return
		const timer = setTimeout(setOver, Math.min(state.until - Date.now(), longestTimer), true)
		return () => clearTimeout(timer)
	}, [state])
	return state && !isOver ? (
		<span className={className}>
			{before}
			{state.text}
		</span>
	) : null
}
