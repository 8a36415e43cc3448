import { servicesContext } from '#app/context.server.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { hoaLead } from '#app/leads/hoa/definition.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/quote_route.ts'
import { HoaRequest } from './request.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'HOA Services', path: '/hoa-services' },
	{ name: 'HOA Quote', path: '/hoa-quote' },
]

export const handle = { variesBy: ['sent'] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { publicUrl } = services
	const receipt = await receiptFor(services, hoaLead, url.searchParams.get('sent'))
	const hero = {
		title: 'A quote for your HOA',
		description: 'Tell us how many homes and what they need. We plan it with your board.',
		picture: drawnPicture('hoa', services.content.current.livery),
	}
	const meta = describePage(context, {
		title: 'HOA Quote Request',
		description: hero.description,
		path: '/hoa-quote',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return { hero, receipt, meta }
}

export async function action(args: Route.ActionArgs) {
	return leadAction(hoaLead, args, {})
}
export const clientAction = leadClientAction

export const meta = loaderMeta

/** The quote form on its own page, for boards that follow a link (HO-02). */
export default function HoaQuote({ loaderData: { hero, receipt } }: Route.ComponentProps) {
	return (
		<>
			<PageHero {...hero} crumbs={trail} />
			<HoaRequest receipt={receipt} />
		</>
	)
}
