import { Link } from 'react-router'
import { PriceText } from '#app/ui/price_text.tsx'

interface Props {
	/** `65-gallon cart`, `$29/month` */
	price: { what: string; price: string }
	/** The town's day in words; null if it depends on the town. */
	day: string | null
}

/** Price and pickup day, shown on the first screen of phones because most visitors come for them (FI-34). */
export function PriceAndDay({ price: { what, price }, day }: Props) {
	return (
		<dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 leading-snug">
			<div data-first="price">
				<dt className="text-[0.9375rem]">{what}</dt>
				<dd className="font-display text-2xl font-[750]">
					<PriceText>{price}</PriceText>
				</dd>
			</div>
			<div data-first="day">
				<dt className="text-[0.9375rem]">Trash day</dt>
				<dd>
					{day !== null && (
						<span className="block font-display text-2xl font-[750] max-sm:text-[min(1.5rem,14vw)]">
							{day}
						</span>
					)}
					<Link to="/pickup-day" className="link inline-flex min-h-8 items-center">
						{day === null ? 'Find yours by address' : 'Look up your street'}
					</Link>
				</dd>
			</div>
		</dl>
	)
}
