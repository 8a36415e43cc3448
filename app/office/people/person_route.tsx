import { data, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { textPanel } from '../messages/text.server.ts'
import { TextPanel } from '../messages/text_panel.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { RemovalForm } from '../parts/removal_form.tsx'
import { useFormKey } from '../parts/use_form_key.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/person_route.ts'
import { ConsentHistory } from './consent_history.tsx'
import { personCommands, personKept } from './person_action.server.ts'
import { AlikeNotice, MergeSearch } from './person_duplicates.tsx'
import { PersonForm } from './person_form.tsx'
import { PersonHead } from './person_head.tsx'
import { PersonHistory } from './person_history.tsx'
import { personPage } from './person_page.server.ts'
import { PersonRequests, RequestLines } from './person_requests.tsx'
import type { RequestLine } from './person_requests.server.ts'

export const meta = officeMeta('Person')

const doneSentences: ReadonlyMap<string, string> = new Map([
	['saved', 'Saved.'],
	['noted', 'Saved.'],
	['consent', 'Recorded.'],
	['merged', 'Merged. It can be undone in the history below.'],
	['undone', 'Taken back. This is a person of their own again.'],
	['split', 'This is a person of their own now, with the requests you chose.'],
	[
		'meanwhile',
		'Somebody merged the person you had open into this one meanwhile. Nothing else was done: please look, and press again.',
	],
	['different', 'Noted: these are different people.'],
	[
		'more-open',
		'A request of theirs is open that was not when you looked. Nothing was erased: please look at it, and press again.',
	],
	['erased', 'Everything that identified them is gone.'],
])
/** The outcomes that mean nothing was done. */
const refusals = new Set(['meanwhile', 'more-open'])

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const query = (url.searchParams.get('other') ?? '').slice(0, 100)
	const services = context.get(servicesContext)
	const page = await personPage(services, staff, params.id, query)
	if (page === null) throw data(null, { status: 404 })
	if ('mergedInto' in page) throw redirect(`/admin/people/${page.mergedInto}`)
	const place = { personId: params.id }
	const composing = { services, staff, place, search: url.searchParams, now: new Date() }
	const done = url.searchParams.get('done') ?? ''
	return {
		...page,
		texts: await textPanel(composing),
		done: doneSentences.get(done) ?? null,
		isSaved: done === 'saved',
		isNoted: done === 'noted',
		tone: refusals.has(done) ? ('problem' as const) : ('done' as const),
	}
}

export const action = officeAction({ keeps: personKept, commands: personCommands })

export default function Person({ loaderData: person, actionData }: Route.ComponentProps) {
	const refusal = actionData ?? null
	const kept = refusal?.kept
	const formKey = useFormKey(person.isSaved || Boolean(kept?.form), JSON.stringify(person.form.values))
	return (
		<>
			<Link to="/admin/people" className="link inline-block py-2.5">
				People
			</Link>
			{kept?.form === null && <Notice tone="problem">{refusal?.message}</Notice>}
			{person.done && !refusal && <Notice tone={person.tone}>{person.done}</Notice>}
			<PersonHead person={person} />
			{person.erased === null ? (
				<>
					<AlikeNotice person={person} />
					<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
						<PersonRequests person={person} />
						<div className="lg:col-start-2 lg:row-span-5 lg:row-start-1">
							<PersonForm key={formKey} person={person} refusal={refusal} />
						</div>
						{person.texts && <TextPanel panel={person.texts} saysConsent />}
						<ConsentHistory person={person} />
						<PersonHistory person={person} isNoted={person.isNoted} note={kept?.note ?? ''} />
						<MergeSearch person={person} />
						{person.toClose && <Erasure toClose={person.toClose} />}
					</div>
				</>
			) : (
				<PersonHistory person={person} isNoted={false} note="" />
			)}
		</>
	)
}

/** The panel to erase a person; for owners only. */
function Erasure({ toClose }: { toClose: readonly RequestLine[] }) {
	return (
		<Disclosure title="They asked us to remove their data" className="border-t border-border">
			<div className="pt-2">
				<RemovalForm
					intent="erase"
					button="Erase this person"
					text="Names, phones, email addresses, addresses, messages, notes, emails, pickup reminders and saved views that look for them go for good, here and in all their requests. What they asked for and when still counts."
				>
					{toClose.length > 0 && <ClosedWithIt requests={toClose} />}
				</RemovalForm>
			</div>
		</Disclosure>
	)
}

/** The open requests that an erasure closes, with hidden inputs so that only requests that were seen are closed. */
function ClosedWithIt({ requests }: { requests: readonly RequestLine[] }) {
	const which = requests.length === 1 ? 'One open request is' : `${requests.length} open requests are`
	return (
		<>
			<p className="max-w-prose text-[0.9375rem] font-semibold">
				{`${which} closed as Lost with it: nobody is left to answer.`}
			</p>
			<div className="w-full">
				<RequestLines requests={requests} />
			</div>
			{requests.map(({ id }) => (
				<input key={id} type="hidden" name="open" value={id} />
			))}
		</>
	)
}
