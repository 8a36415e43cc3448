import type { ReactNode } from 'react'
import { RatingBanner } from './rating_banner.tsx'
import { ReviewsWidget } from './reviews_widget.tsx'

interface Props {
	/** The configured widget's script, or null for our own words. */
	widgetScript: string | null
	reviewsUrl: string | null
	/** What neighbors say in their own words. */
	children: ReactNode
}

/** Our rating, the configured reviews widget, and what neighbors say. */
export function Reviews({ widgetScript, reviewsUrl, children }: Props) {
	return (
		<section aria-label="Reviews" className="border-b border-border py-9 sm:py-12 print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-6 md:grid-cols-[auto_1fr]">
				<RatingBanner reviewsUrl={reviewsUrl} />
				{widgetScript && <ReviewsWidget script={widgetScript} />}
				{children}
			</div>
		</section>
	)
}
