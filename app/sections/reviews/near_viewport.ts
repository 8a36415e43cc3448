/**
 * Calls `act` once the element is within `margin` (a CSS length such as `200px`) of the viewport. Returns a
 * function that stops watching.
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
