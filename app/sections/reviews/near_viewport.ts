/**
 * Calls `act` once the element is within `margin` (CSS, e.g. `200px`) of the viewport. The function returned ends the
 * watch.
 */
export function whenNearViewport(element: Element, margin: string, act: () => void): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return
			observer.disconnect()
			act()
		},
		{ rootMargin: margin },
	)
	observer.observe(element)
	return () => observer.disconnect()
}
