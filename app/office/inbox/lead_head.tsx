import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { formatAmount } from '#app/leads/amount.ts'
import { DueMark } from '../requests/due_mark.tsx'
import type { LeadPageData } from './lead_page.server.ts'
import { lostReasonLabels } from '../requests/lost_reasons.ts'

/** The person, the subject and the due time. */
export function LeadHead({ lead }: { lead: LeadPageData }) {
	return (
		<div className="mb-7 border-b-2 border-foreground pb-4">
			<h1 className="text-[1.75rem] wrap-anywhere">{lead.name}</h1>
			<p className="mt-1 text-muted-foreground">
				{lead.about} · {lead.reference} · {lead.received}
			</p>
			{lead.personTo !== null && (
				<p className="mt-1">
					<Link to={lead.personTo} className="link inline-block py-2.5">
						All of this person’s requests
					</Link>
				</p>
			)}
			{(lead.due.text || lead.followUp || lead.progress.amount) && (
				<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
					{lead.due.text && <DueMark {...lead.due} />}
					{lead.followUp && <DueMark {...lead.followUp} />}
					{lead.progress.amount && <span>{`Offered ${formatAmount(lead.progress.amount)}`}</span>}
					{lead.progress.lostReason && <span>Lost: {lostReasonLabels[lead.progress.lostReason]}</span>}
				</p>
			)}
			{lead.reviewReason !== null && (
				<p className="mt-3 flex gap-2 font-semibold text-destructive">
					<Icon name="alert" className="mt-0.5" />
					{lead.aside === null ? 'Look twice' : 'Set aside as spam'}: {lead.reviewReason}
				</p>
			)}
		</div>
	)
}
