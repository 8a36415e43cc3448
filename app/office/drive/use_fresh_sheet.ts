import { useEffect } from 'react'

/** A sheet that was read longer ago is read anew when somebody comes back to it. */
const freshMs = 10 * 60_000

/** Loads the page anew when it is looked at again after a while, for the office may have planned more; never while something is typed or a photo is taken. */
export function useFreshSheet(asOf: string): void {
	useEffect(() => {
		// The page is shown again before the camera's file is in the field.
		let isChoosing = false
		const onClick = ({ target }: Event) => {
			if (isFileField(target)) isChoosing = true
		}
		const onChosen = ({ target }: Event) => {
			if (isFileField(target)) isChoosing = false
		}
		const onShown = () => {
			if (isChoosing) return
			const isOld = Date.now() - Date.parse(asOf) > freshMs
			if (document.visibilityState === 'visible' && navigator.onLine && isOld && !isTyped()) location.reload()
		}
		document.addEventListener('visibilitychange', onShown)
		document.addEventListener('click', onClick)
		document.addEventListener('change', onChosen)
		document.addEventListener('cancel', onChosen)
		return () => {
			document.removeEventListener('visibilitychange', onShown)
			document.removeEventListener('click', onClick)
			document.removeEventListener('change', onChosen)
			document.removeEventListener('cancel', onChosen)
		}
	}, [asOf])
}

function isFileField(target: EventTarget | null): boolean {
	return target instanceof HTMLInputElement && target.type === 'file'
}

function isTyped(): boolean {
	return [...document.querySelectorAll('main input')].some(
		(input) => input instanceof HTMLInputElement && input.type !== 'hidden' && input.value !== '',
	)
}
