import type { ReactNode } from 'react'
import type { Facts } from '#app/company/facts_type.ts'
import { classNames } from '#app/ui/class_names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { ReviewsWidget } from './reviews_widget.tsx'
import { counted } from '#platform/text/counted.ts'

interface Props {
	/** Null if we have none. */
	rating: Facts['rating']
	/** The configured widget's script, or null for our own words. */
	widgetScript: string | null
	reviewsUrl: string | null
	/** Testimonials; null if there are none. */
	children: ReactNode
}

/** Our rating, the configured reviews widget and testimonials; renders nothing if there are none of these. */
export function Reviews({ rating, widgetScript, reviewsUrl, children }: Props) {
	if (!rating && !widgetScript && !children) return null
	return (
		<section aria-label="Reviews" className="border-b border-border py-8 sm:py-12 print:hidden">
			<div
				className={classNames('wrap grid items-start gap-x-16 gap-y-6', rating && 'md:grid-cols-[auto_1fr]')}
			>
				{rating && <RatingBanner rating={rating} reviewsUrl={reviewsUrl} />}
				{widgetScript && <ReviewsWidget script={widgetScript} />}
				{children}
			</div>
		</section>
	)
}

/** Our rating, with the source and date if stated; `reviewsUrl` is the search on the reviews site, if configured. */
function RatingBanner({
	rating: { value, count, source },
	reviewsUrl,
}: {
	rating: NonNullable<Facts['rating']>
	reviewsUrl: string | null
}) {
	const reviews = counted(count, 'review')
	return (
		<div className="flex flex-wrap items-center gap-x-5">
			<p className="font-display text-6xl leading-none font-extrabold">{value}</p>
			<div>
				<Stars rating={value} size={26} />
				<p className="font-semibold">
					from{' '}
					{reviewsUrl ? (
						<a href={reviewsUrl} className="link inline-block py-2.5" data-analytics-event="reviews">
							{reviews}
						</a>
					) : (
						reviews
					)}
				</p>
				{source && <p className="max-w-[24ch] wrap-anywhere">{source}</p>}
			</div>
		</div>
	)
}
