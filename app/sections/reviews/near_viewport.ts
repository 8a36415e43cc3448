import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has been within `margin` (CSS, e.g. `200px`) of the viewport. */
export function useNearViewport(element: RefObject<Element | null>, margin: string): boolean {
	const [isNear, setNear] = useState(false)
	useEffect(() => {
		if (isNear || !element.current) return
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) setNear(true)
			},
			{ rootMargin: margin },
		)
		observer.observe(element.current)
		return () => observer.disconnect()
	}, [element, margin, isNear])
	return isNear
}
