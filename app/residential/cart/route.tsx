import { Link } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { formatDollars } from '#app/company/dollars.ts'
import { servicesContext } from '#app/context.server.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { OrderLink } from '#app/sections/order_link.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, service } from '#app/seo/structured_data.server.ts'
import { NotFoundScreen } from '#app/shell/not_found_screen.tsx'
import { notFound } from '#app/shell/not_found.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PriceText } from '#app/ui/price_text.tsx'
import { OtherPrices } from '#app/pickup/prices/other_prices.tsx'
import { CartsDrawing } from '../carts_drawing.tsx'
import type { Route } from './+types/route.ts'
import { cartContent } from './cart_content.server.ts'

export function loader({ params, url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const { facts, portals } = content.current
	const page = cartContent(params.cart, content.current, new Date())
	if (!page) return notFound({ url, context })
	const { row, ...shown } = page
	const price = `${formatDollars(page.cart.price)} a month`
	const description = [`A ${page.name} for your trash, emptied every week, for ${price}.`, page.summary]
		.filter(Boolean)
		.join(' ')
	const meta = describePage(context, {
		title: `${page.name}: ${price}`,
		description,
		path: shown.crumbs.at(-1)?.path ?? null,
		image: ownPreview(cartSizes, row),
		structuredData: [
			service(publicUrl, facts, {
				name: `Weekly trash pickup with a ${page.name}`,
				description,
				of: 'carts',
				prices: [{ name: page.name, dollars: page.cart.price, description: price }],
			}),
			breadcrumbs(publicUrl, page.crumbs),
		],
	})
	return { ...shown, orderingUrl: portals.ordering, missing: null, meta }
}

export const meta = loaderMeta

/** A cart's page: its price, who it suits, and its size beside a person. */
export default function Cart({ loaderData: page }: Route.ComponentProps) {
	if (page.missing) return <NotFoundScreen {...page.missing} />
	return (
		<section aria-labelledby="hero-heading" className="bg-secondary text-secondary-foreground">
			<div className="wrap grid gap-x-16 gap-y-8 pt-3 pb-10 lg:grid-cols-[1.1fr_1fr] lg:pb-14">
				<div>
					<Breadcrumbs crumbs={page.crumbs} />
					<h1 id="hero-heading" className="mt-4 text-hero leading-[0.98] font-extrabold sm:mt-8">
						{page.name}
					</h1>
					{page.summary && <p className="mt-4 max-w-[46ch] text-lead">{page.summary}</p>}
					<p className="mt-5">
						<span className="font-display text-5xl leading-none font-extrabold">
							{formatDollars(page.cart.price)}
						</span>
						<span className="font-semibold">
							<wbr />
							/month
						</span>
					</p>
					<OtherPrices />
					{page.description && <p className="mt-4 max-w-[56ch]">{page.description}</p>}
					<div className="mt-6 flex flex-wrap gap-3">
						<OrderLink url={page.orderingUrl} label="Order online" to={`/order?cart=${page.cart.slug}`} />
						<CallButton kind="secondary" data-analytics-event="call_hero">
							Call
						</CallButton>
					</div>
					<dl className="mt-8 border-t-2 border-foreground">
						{page.specifications.map(([label, value]) => (
							<div key={label} className="flex justify-between gap-x-6 border-b border-border py-3">
								<dt className="font-semibold">{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</div>
				<div>
					<div className="rounded-lg bg-muted px-4 pt-8 pb-4 sm:px-8">
						<CartsDrawing />
					</div>
					{page.others.length > 0 && (
						<nav aria-labelledby="other-carts" className="mt-8">
							<h2 id="other-carts" className="text-xl">
								Other carts
							</h2>
							<ul className="mt-2">
								{page.others.map(({ to, name, price }) => (
									<li key={to} className="flex justify-between gap-x-6 border-b border-border py-2">
										<Link to={to} className="link inline-flex min-h-11 items-center">
											{name}
										</Link>
										<span className="self-center">
											<PriceText>{`${formatDollars(price)}/month`}</PriceText>
										</span>
									</li>
								))}
							</ul>
						</nav>
					)}
				</div>
			</div>
		</section>
	)
}
