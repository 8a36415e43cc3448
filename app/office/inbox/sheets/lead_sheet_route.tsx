import { consentWords } from '#app/people/consent_state.ts'
import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { classNames } from '#app/ui/class_names.ts'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { officeMeta } from '../../parts/office_meta.ts'
import { staffContext } from '../../sign_in/staff.server.ts'
import { formatAmount } from '#app/leads/amount.ts'
import { leadWays } from '#app/leads/lead_statuses.ts'
import { leadKey } from '../../requests/lead_key.server.ts'
import { leadPage } from '../lead_page.server.ts'
import { leadPathFrom } from '../../requests/list_position.ts'
import type { Route } from './+types/lead_sheet_route.ts'
import { SheetLinks } from './sheet_links.tsx'

export const meta = officeMeta('Request to print')

/** What fits on one Letter page: lines of history, and characters of a note and of an answer. */
const latestLines = 6
const longestNote = 140
const longestField = 700
/** Longer answers take the full width. */
const narrow = 60

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const lead = leadKey(params)
	const [services, now] = [context.get(servicesContext), new Date()]
	const page = await leadPage(services, staff, lead, url.searchParams, now)
	if (page === null) throw data(null, { status: 404 })
	const stops = page.stops?.stops ?? []
	const { progress: work, contact, consent, history } = page
	const assignee = page.colleagues.find(({ id }) => id === work.assignee)?.name ?? 'Nobody'
	return {
		back: leadPathFrom(url.searchParams, lead),
		name: page.name,
		about: [page.about, page.reference, page.received].join(' · '),
		facts: [
			{ label: 'Phone', value: contact?.phone ?? '' },
			{ label: 'Email', value: contact?.email ?? '' },
			{ label: 'Texts', value: consentWords[consent?.state ?? 'never'] },
			{ label: 'Status', value: leadWays[page.way].labels[work.status] },
			{ label: 'Answer', value: page.due.text },
			{ label: 'Follow-up', value: page.followUp?.text ?? '' },
			{ label: 'Assigned to', value: assignee },
			{ label: 'Offered', value: work.amount ? formatAmount(work.amount) : '' },
			{ label: 'Stops', value: stops.map(({ what, result }) => `${what}. ${result}`).join('\n') },
			...page.fields.map(({ label, value }) => ({ label, value: shortened(value, longestField) })),
		].filter(({ value }) => value !== ''),
		history: history.slice(0, latestLines).map(({ id, who, did, note, when }) => ({
			id,
			said: `${when}: ${who} ${did}`,
			note: note === null ? '' : shortened(note, longestNote),
		})),
		earlier: Math.max(0, history.length - latestLines),
	}
}

export default function LeadSheet({ loaderData }: Route.ComponentProps) {
	const { back, name, about, facts, history, earlier } = loaderData
	return (
		<>
			<SheetLinks back={back}>Back to the request</SheetLinks>
			<h1 className="text-2xl wrap-anywhere">{name}</h1>
			<p className="mt-1 border-b-2 border-foreground pb-2">{about}</p>
			<dl className="mt-3 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2 print:text-sm">
				{facts.map(({ label, value }) => (
					<div
						key={label}
						className={classNames(
							'grid gap-x-3 border-b border-border py-1.5 min-[30rem]:grid-cols-[7.5rem_minmax(0,1fr)] print:grid-cols-[7.5rem_minmax(0,1fr)]',
							value.length > narrow && 'col-span-full',
						)}
					>
						<dt className="text-muted-foreground">{label}</dt>
						<dd className="wrap-anywhere whitespace-pre-line">
							{label === 'Email' ? <MailAddress address={value} /> : value}
						</dd>
					</div>
				))}
			</dl>
			{history.length > 0 && (
				<section aria-labelledby="history" className="mt-5 print:text-sm">
					<h2 id="history" className="text-lg">
						History
					</h2>
					<ul className="mt-1">
						{history.map(({ id, said, note }) => (
							<li key={id} className="border-b border-border py-1.5 wrap-anywhere">
								{said}
								{note && <span className="block whitespace-pre-line">“{note}”</span>}
							</li>
						))}
					</ul>
					{earlier > 0 && (
						<p className="mt-1">
							{earlier === 1 ? '1 earlier line is' : `${earlier} earlier lines are`} in the office.
						</p>
					)}
				</section>
			)}
		</>
	)
}

/** Cuts at a word boundary and says so. */
function shortened(text: string, length: number): string {
	const words = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join('\n')
	return words.length <= length
		? words
		: `${words.slice(0, length).replace(/\s\S*$/, '')} … (more in the office)`
}
