import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isPreservedForm, type PreservedForm } from '../parts/preserved_form.ts'

/** The form that is shown to be sent again, and at which entry of the history; in browsers only. */
let shown: { form: PreservedForm; key: string } | null = null

/**
 * The form to show in place of an error. The page below has lost its data: a look-up that was still under way has the router draw
 * that page once more, which fails, and the form must stay.
 */
export function useUnsentForm(error: unknown): PreservedForm | null {
	const { key } = useLocation()
	const form = isRouteErrorResponse(error) && isPreservedForm(error.data) ? error.data : null
	useEffect(() => {
		if (form) shown = { form, key }
	}, [form, key])
	if (form) return form
	return !isRouteErrorResponse(error) && shown?.key === key ? shown.form : null
}
