import { data, redirect } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { managePath } from '../links.ts'
import { managedSubscription } from '../manage.server.ts'
import { areaOf } from '../subscribe.server.ts'
import { wantedStreams } from '../wanted_streams.ts'
import type { Route } from './+types/manage_route.ts'
import { areaOptions } from './area_options.server.ts'
import { EndedReminders, GoneReminders, RunningReminders } from './manage_page.tsx'
import { manageAction } from './manage_action.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { privateHeaders } from '#app/seo/private_page.server.ts'

export const handle = { variesBy: ['token', 'done'] } satisfies RouteHandle

const notices = new Map([
	['changed', 'Saved.'],
	['taken', 'These stay off: you have other reminders for that area, or it is gone.'],
	['too-many', 'That was a lot of changes in a short time. Please wait a few minutes.'],
])

/** The notices for active reminders. Shown for no others, because an old link's `done` parameter may no longer be true. */
const runningNotices = new Map([
	...notices,
	['confirmed', 'Your reminders are on.'],
	['resumed', 'Your reminders are on again.'],
])

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const done = searchParams.get('done') ?? ''
	const meta = describePage(context, {
		title: 'Your pickup reminders',
		description: 'Pickup reminders by email.',
		path: null,
		image: 'reminders',
	})
	const subscription = await managedSubscription(services, searchParams.get('token') ?? '')
	const reply = (page: Page, status = 200) => {
		const notice = (page.kind === 'running' ? runningNotices : notices).get(done) ?? null
		return data({ page, notice, meta }, { status, headers: privateHeaders })
	}
	// Confirms a deletion that just happened.
	if (!subscription)
		return reply({ kind: 'gone', isDeleted: done === 'deleted' }, done === 'deleted' ? 200 : 410)
	const { email, ended_at, area_id, removed_area } = subscription
	if (ended_at !== null) {
		const leaves = addDays(
			civilDay(localTimeOf(new Date(ended_at), services.content.current.facts).date),
			services.content.current.facts.retention.unsubscribedDays,
		)
		const removedArea = area_id === null ? (removed_area ?? 'Your area') : null
		return reply({ kind: 'ended', email, leaves: formatDay(leaves.date), removedArea })
	}
	const { current } = services.content
	const areas = areaOptions(current, localTimeOf(new Date(), current.facts).date)
	const isOffered = areas.some(({ value }) => value === area_id)
	return reply({
		kind: 'running',
		email,
		areas,
		resting: isOffered || !current.pickupAreas.ok ? null : restingWords(areaOf(services, area_id ?? '')),
		values: {
			area: subscription.area_id ?? '',
			streams: wantedStreams(subscription).join(','),
			timing: subscription.timing,
			wants_alerts: subscription.wants_alerts ? 'on' : '',
		},
	})
}

/** Why no reminders for an area go out at present; `area` is undefined if it is not on the site. */
function restingWords(area: PickupAreaRow | undefined): string {
	if (!area) return 'Your area is not on our site at present, so no reminders of it go out.'
	const { name, contracted_to } = area
	const nothing = `We pick up nothing in ${name} at present, so no reminders of it go out.`
	return contracted_to === null ? nothing : `Trash there is picked up by ${contracted_to}. ${nothing}`
}

export type Page =
	| { kind: 'gone'; isDeleted: boolean }
	| { kind: 'ended'; email: string; leaves: string; removedArea: string | null }
	| {
			kind: 'running'
			email: string
			areas: ReturnType<typeof areaOptions>
			resting: string | null
			values: Record<string, string>
	  }

export async function action({ request, url, context }: Route.ActionArgs) {
	const token = url.searchParams.get('token') ?? ''
	const result = await manageAction(context.get(servicesContext), token, await readForm(request), new Date())
	if (typeof result === 'string') throw redirect(managePath(token, result), 303)
	return data(result, { status: 422, headers: privateHeaders })
}

export const meta = loaderMeta
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page that every reminder links to: change, stop, resume or delete, one button each. */
export default function Manage({ loaderData: { page, notice }, actionData }: Route.ComponentProps) {
	if (page.kind === 'gone') return <GoneReminders isDeleted={page.isDeleted} />
	if (page.kind === 'ended') return <EndedReminders {...page} notice={notice} />
	return <RunningReminders {...page} notice={notice} refused={actionData ?? null} />
}
