import { redirect, type ShouldRevalidateFunction } from 'react-router'
import { withChoices } from '#app/company/link_choices.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { orderAnswer } from '#app/company/promises.ts'
import { closedBy } from '#app/company/services.ts'
import { servicesContext } from '#app/context.server.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { orderService, type OrderService } from '#app/leads/order/choices.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { cartTexts } from '#app/residential/cart_texts.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/route.ts'
import { orderAction } from './order_action.server.ts'
import { stopsForReceipt } from '#app/stops/stops_for_receipt.server.ts'
import { orderReceipt } from './order_receipt.server.ts'
import { OrderForm } from './order_form.tsx'
import { prefill } from './prefill.server.ts'
import { ServiceSwitch } from './service_switch.tsx'
import { startWeeks } from './start_weeks.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Order online', path: '/order' },
]

export const handle = { variesBy: ['sent', 'service', 'town', 'cart', 'extras'] } satisfies RouteHandle

/**
 * If no cart can be ordered, redirects trash orders to the quote form. A form that was opened before can still
 * be submitted.
 */
const quoteWithoutCarts: Route.MiddlewareFunction = ({ request, url: { searchParams }, context }) => {
	const { facts } = context.get(servicesContext).content.current
	const isSent = request.method !== 'GET' || searchParams.has('sent')
	const isOpen = closedBy(facts.closedPages, '/order') === null
	if (isSent || isOpen || requestedService(searchParams, facts) !== 'trash') return
	const town = searchParams.get('town') ?? undefined
	throw redirect(withChoices('/contact', { service: 'residential-services', town }))
}

export const middleware: Route.MiddlewareFunction[] = [quoteWithoutCarts]

/** The service requested by the address, or trash pickup if it is not offered. */
function requestedService(
	searchParams: URLSearchParams,
	{ services }: Pick<Facts, 'services'>,
): OrderService {
	const service = orderService(searchParams.get('service')) ?? 'trash'
	return services[service === 'lawn' ? 'lawn' : 'residential'] ? service : 'trash'
}

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const { facts, portals } = content.current
	const sent = searchParams.get('sent')
	const now = new Date()
	// All links for ordering lead here, and on to the portal if there is one (decision D28).
	if (portals.ordering !== null && sent === null) throw redirect(portals.ordering)
	const [receipt, quoteReceipt] = await Promise.all([
		receiptFor(services, orderLead, sent, now, stopsForReceipt(services, now)),
		receiptFor(services, quoteLead, sent),
	])
	const service = requestedService(searchParams, facts)
	const steps = priceSteps(content.current)
	const weeks = startWeeks(service, facts, steps, now)
	const hero = {
		title: 'Order online',
		description: `${service === 'lawn' ? 'Type' : 'Choose a cart, type'} your address, and see your pickup day and the total before you send it. ${orderAnswer(facts)}`,
		picture: drawnPicture('residential', content.current.livery),
	}
	// The receipt itself already says by when the office responds.
	const received = {
		title: 'Your order is in',
		description: 'Nothing begins, and nothing is due, until the office confirms it.',
	}
	const meta = describePage(context, {
		title: `Order Trash${facts.services.recycling ? ' & Recycling' : ''} Pickup`,
		description: hero.description,
		path: '/order',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return {
		hero: receipt === null ? hero : received,
		service,
		prefilled: prefill(content.current, searchParams, service, weeks[0]),
		towns: facts.routes.carts,
		about: cartTexts(content.current, (row) => row.summary),
		steps,
		weeks,
		receipt: receipt ?? quoteReceipt,
		isQuote: quoteReceipt !== null,
		order: await orderReceipt(services, receipt),
		meta,
	}
}

export const action = orderAction
export const clientAction = leadClientAction

/**
 * The form's responses change nothing else on the page, so only another query reloads it. Otherwise React
 * Router, after a failed request for the total during a navigation, would show the old page under the new
 * address.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
	currentUrl.search !== nextUrl.search

export const meta = loaderMeta

/** The order form for service at home: services, address, start and total. */
export default function Order({ loaderData: { hero, prefilled, ...page } }: Route.ComponentProps) {
	return (
		<>
			<PageHero {...hero} crumbs={trail} />
			<section aria-label="Order" className="section print:hidden">
				<div className="wrap">
					{prefilled.note !== null && (
						<p className="mb-6 flex gap-3 font-semibold">
							<Icon name="check" className="mt-0.5 shrink-0 text-primary" />
							{prefilled.note}
						</p>
					)}
					{page.receipt === null && <ServiceSwitch service={page.service} />}
					<OrderForm {...page} chosen={prefilled.values} />
				</div>
			</section>
		</>
	)
}
