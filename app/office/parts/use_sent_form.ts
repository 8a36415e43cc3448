import { useEffect } from 'react'
import { pageRouter } from './page_router.ts'

/** While a form is sent, nothing more is typed: the page that answers shows what was sent, so that later letters would be lost. */
export function useSentForm(): void {
	useEffect(() => {
		const onBeforeInput = (event: InputEvent) => {
			const { formMethod = 'GET' } = pageRouter()?.state.navigation ?? {}
			if (formMethod !== 'GET') event.preventDefault()
		}
		document.addEventListener('beforeinput', onBeforeInput, true)
		return () => document.removeEventListener('beforeinput', onBeforeInput, true)
	}, [])
}
