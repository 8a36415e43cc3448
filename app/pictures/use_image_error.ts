import { type RefCallback, useState } from 'react'

/** Whether any image with the props `watched` failed to load. */
export function useImageError() {
	const [hasFailed, setFailed] = useState(false)
	const watch: RefCallback<HTMLImageElement> = (img) => {
		// It may have failed before hydration, when there was no error listener.
		if (img?.complete && img.naturalWidth === 0) setFailed(true)
	}
	return { hasFailed, watched: { ref: watch, onError: () => setFailed(true) } }
}
