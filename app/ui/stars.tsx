import { Icon } from './icon.tsx'

/** A rating out of five as stars, with text for screen readers. */
export function Stars({ rating, size }: { rating: number; size?: number }) {
	return (
		<span className="inline-flex gap-0.5">
			<span className="sr-only">{rating} out of 5 stars</span>
			{[0, 1, 2, 3, 4].map((before) => (
				<Icon
					key={before}
					name="star"
					{...(size && { size })}
					filled={Math.min(1, Math.max(0, rating - before))}
				/>
			))}
		</span>
	)
}
