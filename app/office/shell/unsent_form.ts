import { useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isPreservedForm, type PreservedForm } from '../parts/preserved_form.ts'

/**
 * The form to show in place of an error. It stays for as long as nobody leaves the page: a press beside the form that was still under way,
 * such as on Call, has the router load the page once more, and its failure would take the form's place.
 */
export function useUnsentForm(error: unknown): PreservedForm | null {
	const { key } = useLocation()
	const [shown, setShown] = useState<{ form: PreservedForm; key: string } | null>(null)
	const form = isRouteErrorResponse(error) && isPreservedForm(error.data) ? error.data : null
	if (form && form !== shown?.form) setShown({ form, key })
	return form ?? (shown?.key === key ? shown.form : null)
}
