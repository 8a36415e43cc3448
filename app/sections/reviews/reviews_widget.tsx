import { useEffect, useRef, useState } from 'react'
import { useNearViewport } from './near_viewport.ts'
import { mountWidget } from './widget.ts'

type State = 'waiting' | 'loaded' | 'failed'

/** The configured third-party reviews: its script loads once, when the section is 200 px away (HM-06). */
export function ReviewsWidget({ script }: { script: string }) {
	const frame = useRef<HTMLDivElement>(null)
	const isNear = useNearViewport(frame, '200px')
	const [state, setState] = useState<State>('waiting')

	useEffect(() => {
		if (!isNear || !frame.current) return
		let isHere = true
		const { ran, leave } = mountWidget(script, frame.current)
		void ran.then((isFilled) => isHere && setState(isFilled ? 'loaded' : 'failed'))
		return () => {
			isHere = false
			leave()
		}
	}, [isNear, script])

	return (
		<div ref={frame} className="min-h-40">
			{state === 'waiting' && <output>Loading reviews...</output>}
			{state === 'failed' && <output>The reviews are not available right now.</output>}
		</div>
	)
}
