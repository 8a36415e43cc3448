import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { readForm } from '#platform/forms/read_form.server.ts'
import { confirmDays } from '../confirm_mail.ts'
import { confirmState, confirmSubscription, refuseMails } from '../confirm.server.ts'
import { managePath } from '../links.ts'
import { areaOf } from '../subscribe.server.ts'
import { listStreams } from '../../schedule/streams.ts'
import { wantedStreams } from '../wanted_streams.ts'
import type { Route } from './+types/confirm_route.ts'
import { PlainPage } from '#app/sections/plain_page.tsx'
import { describePage } from '#app/seo/page_meta.server.ts'
import { privateHeaders } from '#app/seo/private_page.server.ts'

export const handle = { variesBy: ['token', 'done'] } satisfies RouteHandle

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const meta = describePage(context, {
		title: 'Confirm your pickup reminders',
		description: 'Pickup reminders by email.',
		path: null,
		image: 'reminders',
	})
	const reply = (page: Page, status = 200) => data({ page, meta }, { status, headers: privateHeaders })
	if (searchParams.get('done') === 'refused') return reply({ kind: 'refused' })
	const state = await confirmState(services, searchParams.get('token') ?? '', new Date())
	if (state.kind === 'stopped') throw redirect(managePath(state.manage), { headers: privateHeaders })
	if (state.kind === 'used') return reply({ kind: 'used', manage: managePath(state.manage) })
	if (state.kind === 'ended') return reply({ kind: 'ended' }, 410)
	const { subscription } = state
	const area = areaOf(services, subscription.area_id ?? '')
	return reply({
		kind: 'open',
		area: area?.name ?? 'your area',
		streams: listStreams(wantedStreams(subscription)),
	})
}

type Page =
	| { kind: 'open'; area: string; streams: string }
	| { kind: 'used'; manage: string }
	| { kind: 'ended' }
	| { kind: 'refused' }

export async function action({ request, url, context }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const token = url.searchParams.get('token') ?? ''
	const form = await readForm(request)
	if (form?.get('answer') === 'never') {
		if (await refuseMails(services, token, new Date())) throw redirect('/reminders/confirm?done=refused', 303)
	} else if (form?.get('answer') === 'yes') {
		const manage = await confirmSubscription(services, token, new Date())
		if (manage !== null) throw redirect(managePath(manage, 'confirmed'), 303)
	}
	// The page then says that the link has expired.
	throw redirect(`/reminders/confirm?${new URLSearchParams({ token })}`, 303)
}

export const meta = loaderMeta
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page that the confirmation mail links to. Opening it changes nothing by itself. */
export default function Confirm({ loaderData: { page } }: Route.ComponentProps) {
	if (page.kind === 'refused')
		return (
			<PlainPage title="We never email you again">
				<p>
					Your address is deleted. If anyone types it again, no email goes out. Call us if you change your
					mind.
				</p>
			</PlainPage>
		)
	if (page.kind === 'used')
		return (
			<PlainPage title="Your reminders are on" hasOwnButtons>
				<p>This link was used already.</p>
				<ButtonLink to={page.manage} reloadDocument>
					Change or stop them
				</ButtonLink>
			</PlainPage>
		)
	if (page.kind === 'ended')
		return (
			<PlainPage title="This link has ended" hasOwnButtons>
				<p>
					It is older than {confirmDays} days, or what it was for is deleted. You can ask for reminders again
					at any time.
				</p>
				<ButtonLink to="/reminders">Ask for reminders</ButtonLink>
			</PlainPage>
		)
	return (
		<PlainPage title="Start your reminders?" hasOwnButtons>
			<p>{`${page.streams} in ${page.area}.`}</p>
			<form method="post" className="grid gap-4">
				<div>
					<Button type="submit" kind="loud" name="answer" value="yes">
						Yes, remind me
					</Button>
				</div>
				<p className="mt-6">You did not ask for this?</p>
				<div>
					<Button type="submit" kind="secondary" name="answer" value="never">
						Not me: never email me again
					</Button>
				</div>
			</form>
		</PlainPage>
	)
}
