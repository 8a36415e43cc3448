import { useEffect, useRef, useState } from 'react'
import { useNearViewport } from './near_viewport.ts'

type State = 'waiting' | 'loaded' | 'failed'

/**
 * The configured third-party reviews: its script loads once, when the section is 200 px away (HM-06). Most sites have
 * none, so what mounts it comes with it.
 */
export function ReviewsWidget({ script }: { script: string }) {
	const frame = useRef<HTMLDivElement>(null)
	const isNear = useNearViewport(frame, '200px')
	const [state, setState] = useState<State>('waiting')

	useEffect(() => {
		if (!isNear || !frame.current) return
		const container = frame.current
		let isHere = true
		let leave: (() => void) | undefined
		const show = async () => {
			const { mountWidget } = await import('./widget.ts')
			if (!isHere) return false
			const widget = mountWidget(script, container)
			leave = widget.leave
			return widget.ran
		}
		void show()
			.catch(() => false)
			.then((isFilled) => isHere && setState(isFilled ? 'loaded' : 'failed'))
		return () => {
			isHere = false
			leave?.()
		}
	}, [isNear, script])

	return (
		<div ref={frame} className="min-h-40">
			{state === 'waiting' && <output>Loading reviews...</output>}
			{state === 'failed' && <output>The reviews are not available right now.</output>}
		</div>
	)
}
