import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { typeInto } from './type_into.ts'

const never = () => () => undefined
/** The last words typed into each text area since scripts came. */
const latestText = new WeakMap<EventTarget, string>()

function remember({ target }: Event): void {
	if (target instanceof HTMLTextAreaElement) latestText.set(target, target.value)
}

// From here on and not from the first rendering on, which takes a while before it is on the page.
if (typeof document !== 'undefined') document.addEventListener('input', remember, true)

/**
 * Keeps what was typed into the text areas of a form before scripts took it over: React, taking over, puts back the
 * text that the page came with. Call it in the component that renders the form with this id.
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
