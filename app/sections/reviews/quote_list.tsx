import type { Quote } from '#app/sections/testimonials/quote.ts'

/** Neighbors' words beside our rating, without stars and portraits. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
	return (
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
	)
}
