import { useRevalidator } from 'react-router'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Portrait } from './portrait.tsx'
import type { Quote } from './quote.ts'

/**
 * The testimonials (HM-07), only one on phones; nothing if there are none. `quotes` is null if they could not
 * be loaded: shows a skeleton while they are reloaded, else nothing.
 */
export function Testimonials({ quotes }: { quotes: readonly Quote[] | null }) {
	const { state } = useRevalidator()
	if (!quotes && state !== 'loading') return null
	if (quotes?.length === 0) return null
	return (
		<section aria-labelledby="testimonials-heading" className="min-w-0 md:col-span-2">
			<h2 id="testimonials-heading" className="text-subtitle">
				From the neighbors
			</h2>
			{quotes ? (
				<ul className="mt-4 grid gap-8 max-sm:*:nth-[n+2]:hidden sm:grid-cols-2 lg:grid-cols-3">
					{quotes.map((quote) => (
						<Testimonial key={quote.id} quote={quote} />
					))}
				</ul>
			) : (
				<div aria-live="polite" className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
					<span className="sr-only">Loading testimonials</span>
					{[1, 2, 3, 4, 5, 6].map((key) => (
						<Skeleton key={key} className="h-56" />
					))}
				</div>
			)}
		</section>
	)
}

function Testimonial({ quote: { content, rating, name, about, imageUrl } }: { quote: Quote }) {
	return (
		<li className="border-t-2 border-foreground pt-4 sm:pt-5">
			<figure>
				{rating !== null && <Stars rating={rating} />}
				<blockquote className="mt-2">
					<p>“{content}”</p>
				</blockquote>
				<figcaption className="mt-4 flex items-center gap-3 wrap-anywhere">
					<Portrait name={name} imageUrl={imageUrl} />
					<span className="leading-snug">
						<span className="block font-semibold">{name}</span>
						<span className="block text-[0.9375rem] text-muted-foreground">{about}</span>
					</span>
				</figcaption>
			</figure>
		</li>
	)
}
