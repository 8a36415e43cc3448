import { useEffect, useRef, useState } from 'react'

type State = 'waiting' | 'loaded' | 'failed'

/**
 * The configured third-party reviews: the script loads once, when the section is within 200 px of the viewport
 * (HM-06). The code for that is loaded on demand, because most sites have no widget.
 */
export function ReviewsWidget({ script }: { script: string }) {
	const frame = useRef<HTMLDivElement>(null)
	const [state, setState] = useState<State>('waiting')

	useEffect(() => {
		let isHere = true
		let leave: (() => void) | undefined
		const settle = (isFilled: boolean) => isHere && setState(isFilled ? 'loaded' : 'failed')
		const show = async () => {
			const { showWhenNear } = await import('./widget.ts')
			if (isHere && frame.current) leave = showWhenNear(script, frame.current, settle)
		}
		show().catch(() => settle(false))
		return () => {
			isHere = false
			leave?.()
		}
	}, [script])

	return (
		<div ref={frame} className="min-h-40">
			{state === 'waiting' && <output>Loading reviews...</output>}
			{state === 'failed' && <output>The reviews are not available right now.</output>}
		</div>
	)
}
