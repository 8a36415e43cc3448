import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { FormValues } from '#platform/forms/parse_form.ts'

/** What stood in forms that were left, by form and the page's place in the tab's history. */
const left = new Map<string, FormValues>()

/**
 * What stood in the form with this id, or in the element with this id, when somebody left it by a link and now came back: what browsers do
 * for a page that was loaded whole. Undefined on a first visit, and after a form that was sent.
 */
export function useLeftInput(formId: string, isSent?: RefObject<boolean>): FormValues | undefined {
	const { key, pathname, search } = useLocation()
	// Every entry that a link to a part of a page makes has one key.
	const place = key + pathname + search + formId
	useLayoutEffect(
		() => () => {
			const form = document.querySelector<HTMLFormElement>(`form#${formId}, #${formId} form`)
			// A form that is sent stays on its page until it is answered.
			const isAnswered = isSent?.current === true && location.pathname === pathname
			// One that is folded away was sent, or not begun.
			if (form && !isAnswered && !form.closest('details:not([open])')) left.set(place, readValues(form))
			else left.delete(place)
		},
		[formId, place, pathname, isSent],
	)
	return left.get(place)
}

/** A form's values by name; several of one name are joined with commas, and a file is its name. */
export function readValues(form: HTMLFormElement): FormValues {
	const entries = new FormData(form)
	const names = [...new Set(entries.keys())]
	const text = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)
	return Object.fromEntries(names.map((name) => [name, entries.getAll(name).map(text).join(',')]))
}
