import { useEffect, useRef } from 'react'
import { useIsSending } from './use_is_sending.ts'

/** Scrolls to the reason after a form was refused, because the router leaves the page scrolled to the button. */
export function useShownRefusal(): void {
	const isSending = useIsSending()
	const before = useRef<ReadonlySet<Element> | null>(null)
	useEffect(() => {
		if (isSending) {
			before.current = new Set(alerts())
			return
		}
		const known = before.current
		before.current = null
		if (known)
			alerts()
				.find((one) => !known.has(one))
				?.scrollIntoView({ block: 'nearest' })
	}, [isSending])
}

function alerts(): Element[] {
	return [...document.querySelectorAll('main [role=alert]')]
}
