import { useEffect } from 'react'

/** The age in milliseconds after which a sheet is reloaded when the driver returns to it. */
const freshMs = 10 * 60_000

/**
 * Reloads an old page when it becomes visible again, because the office may have planned more stops; never while the
 * driver is typing or taking a photo.
 */
export function useFreshSheet(asOf: string): void {
	useEffect(() => {
		// The page becomes visible before the camera's file is in the field.
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
