import { createContext, use, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { restorableInput, useRestoredInput } from '#app/ui/restored_input.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { isSending } from './page_router.ts'

/** The signed-in person's id, so that nobody else at the same browser sees what they typed. */
export const StaffIdContext = createContext('')

interface Options {
	/** The values of a refused form or a draft; falsy for the form's initial values. */
	kept: unknown
	/** Distinguishes forms with the same id at one path, such as by the template that one begins with. */
	begins?: string | null
}

/**
 * Keeps the values typed into the form with this id before hydration and after its page is left, and returns them when the page is opened again,
 * also by a link. They are dropped when the form is sent or canceled. Call it in a component that remounts together with the form.
 */
export function useHalfTyped(id: string, { kept, begins = '' }: Options): FormData | undefined {
	usePreservedInput(id)
	const place = [use(StaffIdContext), useLocation().pathname, begins, id].join('\n')
	/** Whether the form has nothing to keep. */
	const isDone = useRef(true)
	const values = useRestoredInput(id, isDone, place)
	const [restored] = useState(() => values && formOf(values))
	useLayoutEffect(() => {
		if (!kept && !restored) return
		isDone.current = false
		document.getElementById(id)?.closest('details')?.setAttribute('open', '')
	}, [id, kept, restored])
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
			restorableInput.delete(place)
		})
		return () => listening.abort()
	}, [id, place])
	return restored
}

function formOf(values: FormValues): FormData {
	const form = new FormData()
	for (const [name, text] of Object.entries(values)) form.set(name, text)
	return form
}
