import { createContext, use, useEffect, useState } from 'react'
import type { OpeningState } from './opening_state.ts'

/** What the layout knows of the office's hours at this moment; null where no page is around. */
export const OpeningContext = createContext<OpeningState | null>(null)

/** Timers hold 31 bits. */
const longestTimer = 0x7fffffff

/**
 * `Open until 4:00 PM` beside a phone number (FI-20); nothing once that is over: a page may stay open for days. `before` stands
 * between the number and it.
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
