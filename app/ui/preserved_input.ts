import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { typeInto } from './type_into.ts'

const never = () => () => undefined
/** The latest text typed into each text area since this module loaded. */
const latestText = new WeakMap<EventTarget, string>()

function remember({ target }: Event): void {
	if (target instanceof HTMLTextAreaElement) latestText.set(target, target.value)
}

// Listens from module load on, because the first render is committed only later.
if (typeof document !== 'undefined') document.addEventListener('input', remember, true)

/**
 * Preserves what was typed into a form's text areas before hydration, which resets them to the server's text. Call it
 * in the component that renders the form with this id.
 */
export function usePreservedInput(formId: string): void {
	const isTakingOver = useSyncExternalStore(
		never,
		() => false,
		() => true,
	)
	const [typed] = useState(() => (isTakingOver ? textsOf(formId) : []))
	useLayoutEffect(() => {
		for (const [field, text] of typed) {
			const last = latestText.get(field) ?? text
			if (field.value !== last) typeInto(field, last)
		}
		document.removeEventListener('input', remember, true)
	}, [typed])
}

function textsOf(formId: string): [HTMLTextAreaElement, string][] {
	if (typeof document === 'undefined') return []
	const fields = document.querySelectorAll<HTMLTextAreaElement>(`#${formId} textarea`)
	return [...fields].map((field) => [field, field.value])
}
