import { fillPlaceholders } from '#app/content/placeholders.ts'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { areasByTown } from './area_list.server.ts'
import { AddressForm } from './address_form.tsx'
import { ResultView } from './result_view.tsx'
import { Areas } from './areas.tsx'
import { RememberedPlaces } from '../remembered/place_list.tsx'
import { lookUpAction } from './look_up_action.server.ts'
import { addressField, longestStreet, streetParameter, type LookUpOutcome } from './look_up_result.ts'
import { exampleAddress } from './example_address.server.ts'
import { QuoteSection } from './quote_section.tsx'
import { territoryOf } from './territory.server.ts'
import { type ClientActionFunctionArgs, data } from 'react-router'
import { leadClientAction } from '#app/leads/lead_client_action.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Pickup Day', path: '/pickup-day' },
]

export const handle = { variesBy: ['sent', streetParameter] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const { facts } = content.current
	const today = new Date()
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	const sent = url.searchParams.get('sent')
	const hero = {
		title: 'When is my pickup day?',
		description: filled(
			'Type your address. You get your day{{with.recyclingWeeks:, your recycling weeks}}{{with.holidays: and any holiday changes}}.',
		),
		picture: drawnPicture('residential', content.current.livery),
	}
	const meta = describePage(context, {
		title: 'Find Your Pickup Day',
		description: filled(
			'Trash day{{with.recyclingWeeks:, recycling week}}{{with.holidays: and holiday changes}} for your address, from {{company}}. Type your street, or choose your area.',
		),
		path: '/pickup-day',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	const receipt = sent === null ? null : await receiptFor(services, quoteLead, sent)
	const street = (url.searchParams.get(streetParameter) ?? '').trim().slice(0, longestStreet)
	const towns = areasByTown(content.current, today)
	const example = await exampleAddress(services.store, territoryOf(content.current))
	return { hero, towns, receipt, street, example, meta }
}

/** Two forms post here: the address form, and the quote form for places we do not serve yet. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args
	const entries = await readForm(request.clone())
	if (!entries?.has(addressField)) return leadAction(quoteLead, args, {})
	return lookUpAction(context.get(servicesContext), entries, context.get(visitorContext), new Date())
}

export const meta = loaderMeta

/** Turns a network failure into a result on the page, and keeps the address in its field. */
export async function clientAction({
	request,
	serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) {
	const address = (await request.clone().formData()).get(addressField)
	if (typeof address !== 'string') return leadClientAction({ serverAction })
	try {
		return await serverAction<LookUpOutcome>()
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown
		console.warn('The address could not be sent', thrown)
		const reason = navigator.onLine === false ? 'offline' : 'unavailable'
		// The error status keeps the router from reloading the page's data, which would fail too and replace the
		// page with an error.
		return data<LookUpOutcome>({ ok: true, address, result: { kind: 'failed', reason } }, { status: 503 })
	}
}

export default function PickupDay({ loaderData, actionData }: Route.ComponentProps) {
	const { hero, towns, receipt, street, example } = loaderData
	const lookUp = actionData?.ok === true && 'result' in actionData ? actionData : null
	return (
		<>
			<PageHero {...hero} crumbs={trail}>
				<AddressForm key={street} street={street} lookUp={lookUp} example={example} />
				<ResultView lookUp={lookUp} example={example} />
			</PageHero>
			<QuoteSection lookUp={lookUp} isRefused={actionData?.ok === false} receipt={receipt} />
			<RememberedPlaces />
			<Areas towns={towns} />
		</>
	)
}
