import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { FormValues } from '#platform/forms/parse_form.ts'

/** The values of forms that were left, by form and the page's place in the tab's history. */
const left = new Map<string, FormValues>()

/**
 * The values that the form with this id, or in the element with this id, had when the user left the page by a
 * link and has now returned, like browsers restore after full page loads. Undefined on a first visit and after
 * a submission.
 */
export function useLeftInput(formId: string, isSent?: RefObject<boolean>): FormValues | undefined {
	const { key, pathname, search } = useLocation()
	// History entries created by links to anchors all have the same key.
	const place = key + pathname + search + formId
	useLayoutEffect(
		() => () => {
			const form = document.querySelector<HTMLFormElement>(`form#${formId}, #${formId} form`)
			// A submitted form stays on its page until the response.
			const isAnswered = isSent?.current === true && location.pathname === pathname
			// A form in a closed `details` was submitted or never started.
			if (form && !isAnswered && !form.closest('details:not([open])')) left.set(place, readValues(form))
			else left.delete(place)
		},
		[formId, place, pathname, isSent],
	)
	return left.get(place)
}

/** A form's values by name; several values of a name are joined with commas, and a file is represented by its name. */
export function readValues(form: HTMLFormElement): FormValues {
	const entries = new FormData(form)
	const names = [...new Set(entries.keys())]
	const text = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)
	return Object.fromEntries(names.map((name) => [name, entries.getAll(name).map(text).join(',')]))
}
