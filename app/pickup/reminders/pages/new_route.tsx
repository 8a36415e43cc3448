import { rowAt } from '#app/content/listing.ts'
import { data, redirect } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { counted } from '#platform/text/counted.ts'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { Button } from '#app/ui/button.tsx'
import { answerId, ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useRestoredInput } from '#app/ui/restored_input.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { streams } from '../../schedule/streams.ts'
import { confirmDays } from '../confirm_mail.ts'
import { subscribe } from '../subscribe.server.ts'
import type { Route } from './+types/new_route.ts'
import { areaOptions } from './area_options.server.ts'
import { ChoiceFields } from './choice_fields.tsx'

const path = '/reminders'
const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Pickup Reminders', path },
]
const hero = {
	title: 'Never miss pickup day',
	description:
		'A short email the evening before or that morning, with holidays and changed days already counted in.',
}

export const handle = { variesBy: ['area', 'sent'] } satisfies RouteHandle

export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const chosenArea = rowAt(content.current.pickupAreas, searchParams.get('area'))
	const meta = describePage(context, {
		title: 'Pickup reminders by email',
		description: hero.description,
		path,
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return {
		areas: areaOptions(content.current, localTimeOf(new Date(), content.current.facts).date),
		chosen: chosenArea ? chosenArea.id : '',
		isSent: searchParams.has('sent'),
		meta,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const result = await subscribe(
		context.get(servicesContext),
		form ?? new FormData(),
		context.get(visitorContext),
		new Date(),
	)
	if (result.ok) return redirect(`${path}?sent=1#reminders`, 303)
	const status = { invalid: 422, 'too-many': 429, unavailable: 503 }[result.reason]
	return data(result, { status })
}

export const meta = loaderMeta

/** The page for subscribing to reminders. The form reloads the page, with or without scripts. */
export default function NewReminders({ loaderData, actionData }: Route.ComponentProps) {
	const facts = useFacts()
	const restored = useRestoredInput('reminders')
	const { areas, chosen, isSent } = loaderData
	const refused = actionData && !actionData.ok ? actionData : null
	const typed = refused?.values ?? restored
	return (
		<>
			<PageHero {...hero} crumbs={trail} />
			<section
				id="reminders"
				aria-labelledby="reminders-heading"
				className="section scroll-mt-24 bg-muted"
				data-own-buttons
			>
				<div className="wrap grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
					<div>
						<h2 id="reminders-heading" className="text-title">
							{isSent && !refused ? 'Check your email' : 'Remind me'}
						</h2>
						<p className="mt-4 max-w-[40ch] text-lead">
							Each one comes with a link to change your reminders or stop them.
						</p>
					</div>
					{isSent && !refused ? (
						<Sent />
					) : (
						<form
							method="post"
							action={`${path}#${answerId}`}
							noValidate
							className="grid gap-6 rounded-lg border border-border bg-background p-5 sm:p-8"
						>
							{refused && (
								<ErrorSummary
									id={answerId}
									errors={refused.errors}
									{...(refused.reason !== 'invalid' && notTaken(refused.reason, facts))}
								/>
							)}
							<TextField
								name="email"
								label="Email address"
								type="email"
								autoComplete="email"
								required
								maxLength={254}
								hint={`We use it for these emails only, and delete it ${deletedWhen(facts)}.`}
								defaultValue={typed?.['email']}
								error={refused?.errors.find(({ field }) => field === 'email')?.message}
							/>
							<ChoiceFields
								areas={areas}
								values={typed ?? { area: chosen, streams: streams.join(','), wants_alerts: 'on' }}
								errors={refused?.errors ?? []}
							/>
							<div>
								<Button type="submit" kind="loud">
									Remind me
								</Button>
							</div>
						</form>
					)}
				</div>
			</section>
		</>
	)
}

function deletedWhen({ retention }: Pick<Facts, 'retention'>): string {
	const { unsubscribedDays: days } = retention
	return days === 0 ? 'when you stop them' : `${counted(days, 'day')} after you stop them`
}

function Sent() {
	return (
		<output className="block rounded-md border-2 border-primary bg-card p-4 text-card-foreground">
			<span className="block font-display text-subtitle font-[650]">One more step</span>
			<span className="mt-1 block">
				Look for our email with a link. Open the link and press the button there, and the reminders start. The
				link works for {confirmDays} days.
			</span>
			<span className="mt-3 block">
				No email after a few minutes? Check the spam folder. We send an address three emails an hour at most,
				and none if someone there asked us not to.
			</span>
		</output>
	)
}

/** Why the request for reminders was refused, if the reason is not an error of a field. */
function notTaken(reason: 'too-many' | 'unavailable', { phone }: Pick<Facts, 'phone'>) {
	const detail =
		reason === 'too-many'
			? 'We have had many requests from your connection in the last hour. Please wait a while and try again.'
			: `We could not store this. Please try again in a minute, or call us at ${phone}.`
	return { heading: 'Not sent', detail }
}
