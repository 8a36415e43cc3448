import { useEffect } from 'react'
import { isSending } from './page_router.ts'

/**
 * While a form is sent, nothing more is typed or begun: the page that answers shows what was sent, so that later letters would be lost; and
 * for a link, a step back or a second form the router gives up what it sends, and with it what the office says to it.
 */
export function useSentForm(): void {
	useEffect(() => {
		const page = pageRouter()
		const isSending = () => (page?.state.navigation.formMethod ?? 'GET') !== 'GET'
		const onBeforeInput = (event: InputEvent) => {
			if (isSending()) event.preventDefault()
		}
		document.addEventListener('beforeinput', onBeforeInput, true)
		// Not by the router's hook for it, which visitors would load with the rest of the router.
		const end = page?.subscribe(() => {
			if (isSending()) page.getBlocker(blockerKey, isSending)
			else page.deleteBlocker(blockerKey)
		})
		return () => {
			document.removeEventListener('beforeinput', onBeforeInput, true)
			end?.()
			page?.deleteBlocker(blockerKey)
		}
	}, [])
}

const blockerKey = 'sent form'
