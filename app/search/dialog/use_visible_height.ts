import { useEffect } from 'react'

/** Keeps the overlay above a phone's keyboard, which overlaps the page without resizing it. */
export function useVisibleHeight(field: HTMLInputElement): void {
	useEffect(() => {
		const sheet = field.closest('dialog > div')
		const { visualViewport } = window
		if (!(sheet instanceof HTMLElement) || !visualViewport) return
		const fit = () => (sheet.style.maxHeight = `${visualViewport.height}px`)
		fit()
		visualViewport.addEventListener('resize', fit)
		return () => visualViewport.removeEventListener('resize', fit)
	}, [field])
}
