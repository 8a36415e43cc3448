import { data, isRouteErrorResponse } from 'react-router'
import { readChoices } from '#app/company/link_choices.ts'
import { rowAt } from '#app/content/listing.ts'
import { servicesContext } from '#app/context.server.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { pricesSeen, rolloffLead } from '#app/leads/rolloff/definition.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageLoading } from '#app/sections/loading/page_loading.tsx'
import { StillStuck } from '#app/shell/still_stuck.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { rolloffSize } from '../sizes.ts'
import type { Route } from './+types/route.ts'
import { offeredTowns } from './offered_towns.server.ts'
import { townContent } from './town_content.server.ts'
import { TownFailed } from './town_failed.tsx'
import { townMeta } from './town_meta.server.ts'
import { TownMissing } from './town_missing.tsx'
import { TownPage } from './town_page.tsx'

export const handle = { variesBy: ['sent', 'size'] } satisfies RouteHandle

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const { rolloffTowns, facts } = content.current
	const town = rowAt(rolloffTowns, params.slug)
	if (!town) {
		const meta = describePage(context, {
			title: rolloffTowns.ok ? 'Page Not Found' : 'Error Loading Page',
			description: 'This roll-off page cannot be shown. Here are the towns we bring containers to.',
			path: null,
		})
		if (!rolloffTowns.ok) return data({ state: 'unreadable', meta } as const, { status: 503 })
		const towns = offeredTowns(rolloffTowns.rows)
		return data({ state: 'missing', towns, meta } as const, { status: 404 })
	}
	const now = new Date()
	const receipt = await receiptFor(services, rolloffLead, url.searchParams.get('sent'), now)
	const { meta, ...page } = townContent(town, content.current, now)
	const { size } = readChoices(url.searchParams, facts)
	return {
		state: 'found',
		page,
		chosen: (size !== undefined && rolloffSize(size, facts)?.yards) || null,
		receipt,
		meta: describePage(context, townMeta(town, { ...page, meta }, { publicUrl, facts })),
	} as const
}

/** Takes a request for a town we serve. If the towns cannot be read, takes it for any slug, so that no lead is lost. */
export async function action(args: Route.ActionArgs) {
	const { rolloffTowns, facts } = args.context.get(servicesContext).content.current
	if (rolloffTowns.ok && !rowAt(rolloffTowns, args.params.slug))
		return data({ ok: false, reason: 'unavailable', errors: [], values: {} } as const, { status: 404 })
	return leadAction(rolloffLead, args, {
		pageValues: (values) => ({ town_slug: args.params.slug, prices_seen: pricesSeen(values, facts) }),
	})
}

export const clientAction = leadClientAction

export const meta = loaderMeta

/** A town's roll-off page, or the reason why it is not shown (RO-03 to RO-05). */
export default function RolloffTown({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageLoading folder="/roll-off-dumpsters/" text="Loading the town’s page" />
			<Body {...loaderData} />
		</>
	)
}

function Body(loaded: Route.ComponentProps['loaderData']) {
	if (loaded.state === 'found')
		return <TownPage page={loaded.page} chosen={loaded.chosen} receipt={loaded.receipt} />
	if (loaded.state === 'missing') return <TownMissing towns={loaded.towns} />
	return <TownFailed message="Our list of towns could not be read." />
}

/**
 * Shown if the page's data failed to load or was incomplete: a load error as well, instead of the general error
 * screen (RO-05).
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<TownFailed message={failureText(error)}>
			<StillStuck />
		</TownFailed>
	)
}

/** Describes an error for visitors. */
function failureText(error: unknown): string {
	if (isRouteErrorResponse(error)) return `Our server answered with an error (${error.status}).`
	// The message of a `fetch` without any response differs by browser.
	const isUnanswered = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
	return isUnanswered ? 'Our server could not be reached. Are you online?' : 'The page could not be shown.'
}
