import { AnswerPanel } from '../messages/answer_panel.tsx'
import { OffersPanel } from '../messages/offers_panel.tsx'
import { OrderPanel } from '../messages/order_panel.tsx'
import { TextPanel } from '../messages/text_panel.tsx'
import { isSettled } from '#app/leads/lead_statuses.ts'
import type { Route } from './+types/lead_route.ts'
import { useFormKey } from '../parts/use_form_key.ts'
import { LeadFields } from '../requests/lead_fields.tsx'
import { ContactCard } from './contact_card.tsx'
import { History } from './history.tsx'
import type { LeadKept, LeadPageOutcome, LeadRefusal } from './lead_commands.server.ts'
import { LeadPhotos } from './lead_photos.tsx'
import { ProgressForm } from './progress_form.tsx'
import { RemovalPanel } from './removal_panel.tsx'
import { StopsPanel } from './stops_panel.tsx'
import { AsidePanel } from './aside_panel.tsx'

interface Props {
	lead: Route.ComponentProps['loaderData']
	/** The result of the form just submitted; undefined if none was. */
	outcome: LeadPageOutcome | undefined
}

/** The panels of a lead's page; each shows the refusal of its own form. */
export function LeadPanels({ lead, outcome }: Props) {
	const { order, answer, offers, texts } = lead.messages
	const isRequest = lead.aside === null
	const isMailable = lead.contact !== null && lead.contact.email !== ''
	function refusalOf<Panel extends keyof LeadKept>(panel: Panel): LeadRefusal<Panel> | null {
		return outcome?.ok === false && outcome.kept.panel === panel ? (outcome as LeadRefusal<Panel>) : null
	}
	const progressKey = useFormKey(lead.isSaved || refusalOf('progress') !== null)
	const orderKey = useFormKey(refusalOf('order') !== null, order?.confirmed ?? '')
	return (
		<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<ContactCard lead={lead} refusal={refusalOf('contact')} />
			<LeadFields fields={lead.fields} />
			<LeadPhotos photos={lead.photos} sent={lead.sentPhotos} />
			<div className="lg:col-start-2 lg:row-span-8 lg:row-start-1">
				{lead.aside !== null && <AsidePanel aside={lead.aside} refusal={refusalOf('aside')} />}
				{isRequest && order && (
					<OrderPanel
						key={`order ${orderKey}`}
						order={order}
						refusal={refusalOf('order')}
						isReachable={lead.contact !== null}
					/>
				)}
				{isRequest && (
					<ProgressForm
						key={progressKey}
						lead={lead}
						refusal={refusalOf('progress')}
						isSaved={lead.isSaved}
					/>
				)}
			</div>
			{isRequest && lead.stops && <StopsPanel panel={lead.stops} refusal={refusalOf('stops')} />}
			{isRequest && isMailable && <AnswerPanel panel={answer} />}
			{isRequest && <OffersPanel panel={offers} isReachable={isMailable} />}
			{isRequest && texts && <TextPanel panel={texts} />}
			<History lead={lead} />
			{lead.canRemove && (
				<RemovalPanel
					isAnonymous={lead.contact === null}
					isOpen={!isSettled(lead.progress.status)}
					refusal={refusalOf('removal')}
				/>
			)}
		</div>
	)
}
