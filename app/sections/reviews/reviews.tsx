import type { Quote } from '#app/sections/testimonials/quote.ts'
import { RatingBanner } from './rating_banner.tsx'
import { ReviewsWidget } from './reviews_widget.tsx'

interface Props {
	/** The configured widget's script, or null for our own words. */
	widgetScript: string | null
	reviewsUrl: string | null
	/** Approved ones that the testimonials section further down does not show. */
	quotes: readonly Quote[]
}

/** What neighbors say: the configured reviews widget, or our rating beside their own words. */
export function Reviews({ widgetScript, reviewsUrl, quotes }: Props) {
	return (
		<section aria-label="Reviews" className="border-b border-border py-12 print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-8 md:grid-cols-[auto_1fr]">
				<RatingBanner reviewsUrl={reviewsUrl} />
				{widgetScript ? (
					<ReviewsWidget script={widgetScript} />
				) : (
					<ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
						{quotes.map(({ id, content, name, about }) => (
							<li key={id}>
								<figure>
									<blockquote>
										<p>“{content}”</p>
									</blockquote>
									<figcaption className="mt-2 text-[0.9375rem] text-muted-foreground">
										{name}, {about}
									</figcaption>
								</figure>
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	)
}
