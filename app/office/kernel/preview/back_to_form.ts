import { useEffect } from 'react'
import type { Route } from '../../+types/layout.ts'
import { pageRouter } from '../../parts/page_router.ts'

/** Draft ids by form URL, for reopening a form with its typed values. Lost when the page is reloaded. */
const reopenings = new Map<string, string>()

/** Used on a preview: Back leads to the form with its typed values instead of the stored ones. */
export function useNotedForm(form: string, draft: string): void {
	useEffect(() => void reopenings.set(form, draft), [form, draft])
}

/** Opens a form with what was typed, when Back leads to it from its preview; as it was opened, nothing may be typed into it. */
export const reopenForm: Route.ClientMiddlewareFunction = ({ request }, next) => {
	const { pathname } = new URL(request.url)
	const draft = reopenings.get(pathname)
	reopenings.delete(pathname)
	const page = pageRouter()
	// Only after a step back is the browser there before the page.
	if (draft && location.pathname === pathname && page?.state.location.pathname !== pathname)
		void page?.navigate(`${pathname}?draft=${draft}`, { replace: true })
	return next()
}
