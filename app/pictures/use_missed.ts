import { type RefCallback, useState } from 'react'

/** Whether one of the images that have `watched` could not be loaded. */
export function useMissed() {
	const [isMissed, setMissed] = useState(false)
	const watch: RefCallback<HTMLImageElement> = (img) => {
		// It may have failed before hydration, when nothing listened for the error.
		if (img?.complete && img.naturalWidth === 0) setMissed(true)
	}
	return { isMissed, watched: { ref: watch, onError: () => setMissed(true) } }
}
