import { useFacts } from '#app/company/current_facts.ts'
import { SizePrice } from '../size_price.tsx'
import { SizeLink } from '../size_link.tsx'
import { dimensions } from '../sizes.ts'
import { counted } from '#platform/text/counted.ts'

/** The capacity of each size (CA-01). */
export function SizeGuide() {
	const facts = useFacts()
	if (facts.rolloffs.length === 0) return null
	return (
		<section aria-labelledby="guide-heading" className="section bg-muted">
			<div className="wrap">
				<h2 id="guide-heading" className="text-title">
					Size guide
				</h2>
				<ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
					{facts.rolloffs.map((size) => (
						<li key={size.yards} className="border-t-2 border-foreground pt-4">
							<SizePrice size={size} className="mb-3" />
							<h3 className="text-subtitle">
								<SizeLink size={size} className="link inline-block py-2.5">
									{size.yards} Yard
								</SizeLink>
							</h3>
							<p>
								{counted(size.loads, 'pickup load')}, {counted(size.tons, 'ton')},{' '}
								<span className="inline-block">{dimensions(size)}</span> outside
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
