import { formatDay } from '#platform/time/format_day.ts'
import { data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { privateHeaders } from '#app/seo/private_page.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { Route } from './+types/route.ts'
import { handleOffer } from './offer_action.server.ts'
import { GoneOffer, OfferPage } from './offer_page.tsx'
import { offerWords } from './offer_words.ts'
import { readOffer, stateOf, wordsMark } from './read_offer.server.ts'

export const handle = { variesBy: ['token', 'done'] } satisfies RouteHandle

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const about = { title: 'Our offer', description: 'Our offer to you.', image: 'contact' } as const
	const meta = describePage(context, { ...about, path: null })
	const offer = await readOffer(services.store.db, searchParams.get('token') ?? '')
	if (offer === null) return data({ offer: null, meta }, { status: 410, headers: privateHeaders })
	const { facts } = services.content.current
	const state = stateOf(offer, new Date(), facts)
	const shown = {
		// An offer that is no longer available is not shown.
		words: state === 'open' || state === 'accepted' ? offerWords(offer, facts) : null,
		/** Sent back with the acceptance to check that the customer saw the current words. */
		seen: wordsMark(offer, facts),
		state,
		lastDay: formatDay(offer.valid_through, 'date'),
		acceptedBy: offer.accepted_name,
		isAsked: searchParams.get('done') === 'asked',
	}
	return data({ offer: shown, meta }, { headers: privateHeaders })
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const token = url.searchParams.get('token') ?? ''
	const form = (await readForm(request)) ?? new FormData()
	return handleOffer(context.get(servicesContext), token, form, context.get(visitorContext), new Date())
}

export const meta = loaderMeta
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page that the mail with an offer links to. Opening it changes nothing by itself; its forms work without scripts. */
export default function Offer({ loaderData: { offer }, actionData }: Route.ComponentProps) {
	return offer === null ? <GoneOffer /> : <OfferPage offer={offer} refusal={actionData ?? null} />
}
