import { useEffect, useRef, useState } from 'react'
import { useNearViewport } from './near_viewport.ts'

type State = 'waiting' | 'loaded' | 'failed'

/** The configured third-party reviews: its script loads once, when the section is 200 px away (HM-06). */
export function ReviewsWidget({ script }: { script: string }) {
	const frame = useRef<HTMLDivElement>(null)
	const isNear = useNearViewport(frame, '200px')
	const [state, setState] = useState<State>('waiting')

	useEffect(() => {
		if (!isNear) return
		return loadOnce(script, setState)
	}, [isNear, script])

	return (
		<div ref={frame} data-reviews-widget="" className="min-h-40">
			{state === 'waiting' && <output>Loading reviews...</output>}
			{state === 'failed' && <output>The reviews are not available right now.</output>}
		</div>
	)
}

/** Adds the script unless the page already has it. Returns what stops the listening. */
function loadOnce(src: string, report: (state: State) => void): () => void {
	const present = document.querySelector<HTMLScriptElement>(`script[data-reviews]`)
	const element = present ?? Object.assign(document.createElement('script'), { src, async: true })
	const onLoad = () => {
		element.dataset['reviews'] = 'loaded'
		report('loaded')
	}
	const onError = () => report('failed')
	element.addEventListener('load', onLoad)
	element.addEventListener('error', onError)
	if (!present) {
		element.dataset['reviews'] = 'loading'
		document.body.append(element)
	} else if (present.dataset['reviews'] === 'loaded') report('loaded')
	return () => {
		element.removeEventListener('load', onLoad)
		element.removeEventListener('error', onError)
	}
}
