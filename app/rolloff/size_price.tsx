import { priceTerms } from '#app/company/container_price.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { useFacts } from '#app/company/current_facts.ts'
import type { RolloffSize } from './sizes.ts'

/** A container's total price in large type, and possible extra charges. Nothing if the price depends on the job. */
export function SizePrice({ size, className = '' }: { size: RolloffSize; className?: string }) {
	const { price } = size
	if (!price) return null
	return (
		<div className={`@container ${className}`}>
			<p className="font-display text-[min(5.5rem,17cqi)] leading-none font-extrabold">
				{formatDollars(price.dollars)}
			</p>
			<p className="mt-1 font-semibold">in all for the {size.yards}-yard</p>
			{priceTerms(price).map((sentence) => (
				<p key={sentence} className="max-w-[46ch] text-[0.9375rem]">
					{sentence}
				</p>
			))}
		</div>
	)
}

/** The prices of the containers that have one, shown at the top of pages. */
export function SizePrices({ className = '' }: { className?: string }) {
	const { rolloffs } = useFacts()
	const priced = rolloffs.filter(({ price }) => price !== undefined)
	if (priced.length === 0) return null
	return (
		<section aria-label="Prices" className="band">
			<div className={`wrap grid gap-x-12 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
				{priced.map((size) => (
					<SizePrice key={size.yards} size={size} />
				))}
			</div>
		</section>
	)
}
