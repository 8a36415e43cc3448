import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { officeAction, refused, shown } from '../../kernel/screens/commands.server.ts'
import { Notice } from '../../parts/notice.tsx'
import { officeMeta } from '../../parts/office_meta.ts'
import { PageHead } from '../../parts/page_head.tsx'
import { SubmitButton } from '../../parts/submit_button.tsx'
import { listStaff, namesById } from '../../requests/list_staff.server.ts'
import type { Route } from './+types/route.ts'
import { changeLeads, type LeftLead } from './change_leads.server.ts'
import { type ChosenLead, chosenLeads } from './chosen_leads.server.ts'
import { ChangeFields } from './change_fields.tsx'
import { readChange, readChosen, readSeen } from '../read_bulk.ts'

export const meta = officeMeta('Several requests')

export async function loader({ context, url }: Route.LoaderArgs) {
	const { store } = context.get(servicesContext)
	const colleagues = await listStaff(store)
	const list = new URLSearchParams(url.searchParams.get('list') ?? '').toString()
	return {
		leads: await chosenLeads(store, readChosen(url.searchParams, leadForms()), namesById(colleagues)),
		colleagues: colleagues.filter(({ isAssignable }) => isAssignable),
		listTo: `/admin/leads${list && `?${list}`}`,
	}
}

export const action = officeAction({
	commands: {
		async change({ services: { store, content }, staff, form, now }) {
			const change = readChange(form)
			if (typeof change === 'string') return refused(422, change)
			const leads = readSeen(form, leadForms())
			const by = { staff, now, zoned: content.current.facts }
			return shown({ result: await changeLeads(store, leads, change, by) })
		},
	},
	usual: 'change',
})

export default function SeveralLeads({ loaderData, actionData }: Route.ComponentProps) {
	const { leads, colleagues, listTo } = loaderData
	const result = actionData?.ok ? actionData.result : null
	const refusal = actionData?.ok === false ? actionData.message : null
	return (
		<>
			<Link to={listTo} className="link inline-block py-2.5">
				Inbox
			</Link>
			<PageHead title="Several requests" lead={result === null ? countWords(leads.length) : null} />
			{result !== null && <Result leads={leads} {...result} listTo={listTo} />}
			{result === null && leads.length > 0 && (
				<Form method="post" className="grid max-w-2xl gap-6">
					{refusal !== null && <Notice tone="problem">{refusal}</Notice>}
					<ChangeFields colleagues={colleagues} />
					<ul aria-label="Chosen" className="border-t border-border">
						{leads.map((lead) => (
							<li key={lead.leadId} className="border-b border-border py-2.5">
								<input type="hidden" name="seen" value={lead.seen} />
								<span className="font-semibold wrap-anywhere">{lead.name}</span>{' '}
								<span className="text-[0.9375rem] text-muted-foreground">
									{[lead.about, lead.status, lead.assignee].filter(Boolean).join(' · ')}
								</span>
							</li>
						))}
					</ul>
					<SubmitButton busy="Saving..." className="justify-self-start">
						{leads.length === 1 ? 'Change 1 request' : `Change ${leads.length} requests`}
					</SubmitButton>
				</Form>
			)}
		</>
	)
}

function countWords(count: number): string {
	if (count === 0) return 'None is chosen. Please go back to the inbox and choose some.'
	return count === 1 ? 'One request is chosen.' : `${count} requests are chosen.`
}

interface ResultProps {
	leads: readonly ChosenLead[]
	done: number
	left: readonly LeftLead[]
	listTo: string
}

function Result({ leads, done, left, listTo }: ResultProps) {
	const nameByLeadId = new Map(leads.map(({ leadId, name }) => [leadId, name]))
	return (
		<div className="grid max-w-2xl gap-4">
			<output className="block font-semibold text-primary">
				{done === 1 ? '1 request is changed.' : `${done} requests are changed.`}
			</output>
			{left.length > 0 && (
				<Notice tone="problem">
					<p className="font-semibold">Left as they are:</p>
					<ul className="mt-2 list-disc space-y-1 pl-5">
						{left.map(({ leadId, why }) => (
							<li key={leadId}>
								<span className="font-semibold">{nameByLeadId.get(leadId) ?? 'A request'}</span>: {why}
							</li>
						))}
					</ul>
				</Notice>
			)}
			<p>
				<Link to={listTo} className="link inline-block py-2.5">
					Back to the inbox
				</Link>
			</p>
		</div>
	)
}
