import { Link } from 'react-router'
import { PriceText } from '#app/ui/price_text.tsx'
import type { AreaContent } from './area_content.server.ts'

/** The prices of service in this area, with a link to the town's page. */
export function Prices({ prices }: { prices: NonNullable<AreaContent['prices']> }) {
	const { town, path, pricing } = prices
	return (
		<section aria-labelledby="prices-heading" className="print:hidden">
			<h2 id="prices-heading" className="text-subtitle">
				Prices in {town}
			</h2>
			<dl className="@container mt-3 border-t-2 border-foreground">
				{pricing.items.map(({ service, price }) => (
					<div
						key={`${service} ${price}`}
						className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-border py-3 @max-[14rem]:grid-cols-1"
					>
						<dt>{service}</dt>
						<dd className="font-display font-[650]">
							<PriceText>{price}</PriceText>
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<Link to={path} className="link inline-flex min-h-11 items-center">
					Service in {town}
				</Link>
				<Link to="/pickup-day" className="link inline-flex min-h-11 items-center">
					Look up another address
				</Link>
			</p>
		</section>
	)
}
