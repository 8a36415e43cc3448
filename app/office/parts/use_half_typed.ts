import { createContext, use, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { leftInput, useLeftInput } from '#app/ui/left_input.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { isSending, pageRouter } from './page_router.ts'

/** Who is signed in: nobody else at the same browser is shown what they typed. */
export const StaffIdContext = createContext('')

interface Options {
	/** What the page shows of the form after it was sent and not taken, or of its draft; falsy for the form as it is opened. */
	kept: unknown
	/** What tells apart the forms with this id at one path, such as the template that one begins with. */
	begins?: string | null
}

/**
 * Keeps what is typed into the form with this id before hydration and when its page is left. Returns it to whoever comes back, by a link, too;
 * not once it was sent or canceled. To be called where the form is rendered, by what is made anew with it.
 */
export function useHalfTyped(id: string, { kept, begins = '' }: Options): FormData | undefined {
	usePreservedInput(id)
	const place = [use(StaffIdContext), useLocation().pathname, begins, id].join('\n')
	/** Whether there is nothing to keep. */
	const isDone = useRef(true)
	const values = useLeftInput(id, isDone, place)
	const [left] = useState(() => values && formOf(values))
	useLayoutEffect(() => {
		if (!kept && !left) return
		isDone.current = false
		document.getElementById(id)?.closest('details')?.setAttribute('open', '')
	}, [id, kept, left])
	useLayoutEffect(() => {
		const listening = new AbortController()
		const on = (type: string, react: (target: Element) => void) =>
			document.addEventListener(
				type,
				({ target }) => {
					if (target instanceof Element && target.closest('form')?.id === id) react(target)
				},
				{ signal: listening.signal, capture: true },
			)
		on('input', () => {
			if (!isSending()) isDone.current = false
		})
		on('click', (pressed) => {
			if (pressed.closest('[data-cancels]')) isDone.current = true
		})
		on('submit', () => {
			isDone.current = true
			leftInput.delete(place)
			followSent(() => {
				isDone.current = false
			})
		})
		return () => {
			listening.abort()
			const words = leftInput.get(place)
			if (words) leftInput.set(place, { ...words, password: '' })
		}
	}, [id, place])
	return left
}

function formOf(values: FormValues): FormData {
	const form = new FormData()
	for (const [name, text] of Object.entries(values)) form.set(name, text)
	return form
}

/** Of the form that is just being sent: calls `onLeft` where its page is left, or another form sent, before an answer. */
function followSent(onLeft: () => void): void {
	let sent: FormData | undefined
	let last = 'idle'
	const stop = pageRouter()?.subscribe(({ navigation: { state, formData } }) => {
		sent ??= formData
		if (sent === undefined || formData !== sent) {
			if (last === 'submitting' && state !== 'idle') onLeft()
			stop?.()
		}
		last = state
	})
}
