import { useEffect } from 'react'
import { isSending, pageRouter } from './page_router.ts'

/**
 * Blocks typing and navigation while a form is sent. The page that answers shows the submitted values, so later letters would be lost; and
 * the router aborts a submission when another navigation starts, which would lose its response.
 */
export function useSentForm(): void {
	useEffect(() => {
		const page = pageRouter()
		const onBeforeInput = (event: InputEvent) => {
			if (isSending()) event.preventDefault()
		}
		document.addEventListener('beforeinput', onBeforeInput, true)
		// Not by the hook of React Router, which visitors would load with the rest of it.
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
