import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** After a form was refused, brings into sight why: the router leaves the page scrolled to the button that was pressed. */
export function useShownRefusal(): void {
	const { formMethod = 'GET' } = useNavigation()
	const isSending = formMethod !== 'GET'
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
