import { type FormEvent, useState } from 'react'
import type { FieldError } from '#platform/forms/field_error.ts'

/** The errors whose fields were not touched since they were found, and what a form needs to hear of edits (HO-03). */
export function useErrorsUntilEdited(errors: readonly FieldError[]) {
	const [edited, setEdited] = useState<{ of: readonly FieldError[]; names: ReadonlySet<string> }>({
		of: errors,
		names: new Set(),
	})
	const names = edited.of === errors ? edited.names : new Set<string>()
	return {
		errors: errors.filter(({ field }) => !names.has(field)),
		onInput(event: FormEvent<HTMLElement>) {
			const { target } = event
			if (!('name' in target) || typeof target.name !== 'string') return
			setEdited({ of: errors, names: new Set(names).add(target.name) })
		},
	}
}
