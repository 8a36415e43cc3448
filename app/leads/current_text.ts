import { fieldId } from '#app/ui/field.tsx'
import type { TypedValues } from './parse_form.ts'

/**
 * What was typed, with the text area `name` as it stands on screen: hydration would put its first text back over what
 * was typed since the page came.
 */
export function withCurrentText(typed: TypedValues, name: string): TypedValues {
	if (!typed[name] || typeof document === 'undefined') return typed
	const field = document.getElementById(fieldId(name))
	return field instanceof HTMLTextAreaElement ? { ...typed, [name]: field.value } : typed
}
