import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { FormValues } from '#platform/forms/parse_form.ts'

/** Values of forms whose page was left, by form and history entry, or by the form's own key. */
export const restorableInput = new Map<string, FormValues>()

/**
 * The values of the form with this id, or inside the element with this id, from when its page was left by a link: browsers restore them only
 * for full page loads. Undefined on a first visit and after the form was sent. With its `own` key, a form is restored wherever the key is
 * used, with several values of one name as lines.
 */
export function useRestoredInput(
	formId: string,
	isSent?: RefObject<boolean>,
	own?: string,
): FormValues | undefined {
	const { key, pathname, search } = useLocation()
	// History entries created by links to anchors all have the same key.
	const place = own ?? key + pathname + search + formId
	useLayoutEffect(
		() => () => {
			const form = document.querySelector<HTMLFormElement>(`form#${formId}, #${formId} form`)
			// A submitted form stays on its page until the response.
			const isAnswered = isSent?.current === true && (own !== undefined || location.pathname === pathname)
			// A form in a closed `details` was submitted or never started.
			if (form && !isAnswered && !form.closest('details:not([open])'))
				restorableInput.set(place, readValues(form, own && '\n'))
			else restorableInput.delete(place)
		},
		[formId, place, own, pathname, isSent],
	)
	return restorableInput.get(place)
}

/** A form's values by name, without its password; several of one name are joined, and a file is its name. */
export function readValues(form: HTMLFormElement, separator = ','): FormValues {
	const entries = new FormData(form)
	entries.delete('password')
	const text = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)
	return Object.fromEntries(
		[...entries.keys()].map((name) => [name, entries.getAll(name).map(text).join(separator)]),
	)
}
