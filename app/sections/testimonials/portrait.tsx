import { useState } from 'react'
import { initialOf } from './quote.ts'

/** A neighbor's picture, or their initial when there is none (HM-07) or it fails to load. */
export function Portrait({ name, imageUrl }: { name: string; imageUrl: string | null }) {
	const [hasFailed, setFailed] = useState(false)
	if (!imageUrl || hasFailed) {
		return (
			<span
				aria-hidden="true"
				className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent font-display text-lg font-[750] text-accent-foreground"
			>
				{initialOf(name)}
			</span>
		)
	}
	return (
		<img
			src={imageUrl}
			alt=""
			width={44}
			height={44}
			loading="lazy"
			// A picture that failed before hydration fires no error event afterward.
			ref={(img) => void (img?.complete && img.naturalWidth === 0 && setFailed(true))}
			onError={() => setFailed(true)}
			className="size-11 rounded-full object-cover"
		/>
	)
}
