import { Icon } from './icon.tsx'

/** A rating out of five, as stars to see and words to hear. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="inline-flex gap-0.5">
			<span className="sr-only">{rating} out of 5 stars</span>
			{[1, 2, 3, 4, 5].map((star) => (
				<Icon key={star} name="star" className={star <= Math.round(rating) ? 'star' : ''} />
			))}
		</span>
	)
}
