import { useEffect } from 'react'

/** A sheet that was read longer ago is read anew when somebody comes back to it. */
const freshMs = 10 * 60_000

/** Loads the page anew when it is looked at again after a while, for the office may have planned more; never while something is typed. */
export function useFreshSheet(asOf: string): void {
	useEffect(() => {
		const onShown = () => {
			const isOld = Date.now() - Date.parse(asOf) > freshMs
			if (document.visibilityState === 'visible' && navigator.onLine && isOld && !isTyped()) location.reload()
		}
		document.addEventListener('visibilitychange', onShown)
		return () => document.removeEventListener('visibilitychange', onShown)
	}, [asOf])
}

function isTyped(): boolean {
	return [...document.querySelectorAll('main input')].some(
		(input) => input instanceof HTMLInputElement && input.type !== 'hidden' && input.value !== '',
	)
}
