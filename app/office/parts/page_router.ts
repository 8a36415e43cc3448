import { use, useEffect } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

let router: DataRouter | undefined

/** Stores the page's router for `pageRouter`. */
export function useNotedRouter(): void {
	const context = use(DataRouterContext)
	useEffect(() => {
		router = context?.router
	}, [context])
}

/** Returns the page's router, for code that needs the current navigation at once: React renders it with a delay. */
export function pageRouter(): DataRouter | undefined {
	return router
}

/** Link state for another view of the same page: if it cannot be loaded, the page stays with everything typed on it. */
export const staysOnPage = { staysOnPage: true }

/** Whether a form of the page is being sent, or the page reloads after it. */
export function isSending(): boolean {
	const { formMethod = 'GET' } = router?.state.navigation ?? {}
	return formMethod !== 'GET'
}
