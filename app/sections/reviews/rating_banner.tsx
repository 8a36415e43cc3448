import type { Rating } from './rating.ts'
import { Stars } from '#app/ui/stars.tsx'

/** Our rating and where it comes from; `reviewsUrl` is the reviews site's search, if there is one. */
export function RatingBanner({ rating, reviewsUrl }: { rating: Rating; reviewsUrl: string | null }) {
	const { value, count } = rating
	const source = `${count} reviews`
	return (
		<div className="flex flex-wrap items-center gap-x-5">
			<p className="font-display text-6xl leading-none font-extrabold">{value}</p>
			<div>
				<Stars rating={value} size={26} />
				<p className="font-semibold">
					from{' '}
					{reviewsUrl ? (
						<a href={reviewsUrl} className="link inline-block py-2.5" data-analytics-event="reviews">
							{source}
						</a>
					) : (
						source
					)}
				</p>
			</div>
		</div>
	)
}
