import { useEffect } from 'react'
import type { Route } from '../../+types/layout.ts'
import { pageRouter } from '../../parts/page_router.ts'

/** Draft ids by form URL, for reopening a form with its typed values. Lost when the page is reloaded. */
const reopenings = new Map<string, string>()

/** Used on a preview: Back leads to the form with its typed values instead of the stored ones. */
export function useNotedForm(form: string, draft: string): void {
	useEffect(() => void reopenings.set(form, draft), [form, draft])
}

/** Reopens a form with its draft when Back leads to it from a preview, instead of first showing the stored values. */
export const reopenForm: Route.ClientMiddlewareFunction = ({ request }, next) => {
	const { pathname } = new URL(request.url)
	const draft = reopenings.get(pathname)
	reopenings.delete(pathname)
	const page = pageRouter()
	// Only after Back does the browser have the new path before the router does.
	if (draft && location.pathname === pathname && page?.state.location.pathname !== pathname)
		void page?.navigate(`${pathname}?draft=${draft}`, { replace: true })
	return next()
}
