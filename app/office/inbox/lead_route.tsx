import { data, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { answerPanel } from '../messages/answer.server.ts'
import { AnswerPanel } from '../messages/answer_panel.tsx'
import { composeMessage } from '../messages/compose_message.server.ts'
import { offersPanel } from '../messages/offers_panel.server.ts'
import { OffersPanel } from '../messages/offers_panel.tsx'
import { orderConfirmation, orderPanel } from '../messages/order_confirmation.server.ts'
import { OrderPanel } from '../messages/order_panel.tsx'
import { textPanel } from '../messages/text.server.ts'
import { TextPanel } from '../messages/text_panel.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { refuseUnless, staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/lead_route.ts'
import { ContactCard } from './contact_card.tsx'
import { History } from './history.tsx'
import { handleRemoval, handleSave } from './lead_action.server.ts'
import { LeadFields } from '../requests/lead_fields.tsx'
import { LeadHead } from './lead_head.tsx'
import { leadKey } from '../requests/lead_key.server.ts'
import { leadPage } from './lead_page.server.ts'
import { ListNavigation } from './list_navigation.tsx'
import { leadPathFrom, listPathOf } from '../requests/list_position.ts'
import { LeadPhotos } from './lead_photos.tsx'
import { handleAside } from './set_aside/aside_action.server.ts'
import { AsidePanel } from './set_aside/aside_panel.tsx'
import { Removal } from './removal.tsx'
import { handleOutcome, handleTouch } from './touch_action.server.ts'
import { WorkForm } from './work_form.tsx'

export const meta = officeMeta('Lead')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const lead = leadKey(params)
	const now = new Date()
	const page = await leadPage(services, staff, lead, url.searchParams, now)
	if (page === null) throw data(null, { status: 404 })
	const composing = { services, staff, place: { lead }, search: url.searchParams, now }
	return {
		...page,
		order: lead.form === 'order' ? await orderPanel(composing) : null,
		answer: answerPanel(composing),
		offers: await offersPanel(composing),
		texts: await textPanel(composing),
		isSaved: url.searchParams.has('saved'),
	}
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { store, storage, log } = services
	const entries = await readForm(request)
	const lead = leadKey(params)
	const asked = { store, storage, log, staff, lead, now: new Date() }
	const search = url.searchParams
	const saved = leadPathFrom(search, lead, { words: { saved: '1' } })
	const intent = entries?.get('intent')
	if (!entries) throw data(null, { status: 400 })
	if (intent === 'make-request' || intent === 'confirm-spam')
		return handleAside(services, staff, lead, intent, leadPathFrom(search, lead), asked.now)
	if (intent === 'save') return handleSave(asked, entries, saved)
	if (intent === 'outcome') return handleOutcome(asked, entries, leadPathFrom(search, lead))
	if (intent === 'confirm-order' && lead.form === 'order')
		return composeMessage(
			orderConfirmation,
			{ services, staff, place: { lead }, search, now: asked.now },
			entries,
		)
	if (intent === 'call' || intent === 'mail' || intent === 'copy') return handleTouch(asked, intent)
	if (intent === 'anonymise' || intent === 'delete') {
		refuseUnless(staff.role === 'owner')
		const next = intent === 'delete' ? listPathOf(search, { removed: '1' }) : leadPathFrom(search, lead)
		return handleRemoval(asked, intent, entries.has('sure'), next)
	}
	throw data(null, { status: 400 })
}

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
	const refusal = actionData && 'work' in actionData ? actionData : null
	const orderResult = actionData && 'kind' in actionData ? actionData : null
	const touchRefusal = actionData && 'touch' in actionData ? actionData : null
	const asideRefusal = actionData && 'aside' in actionData ? actionData.aside : null
	const { key: formKey } = useLocation()
	const isRequest = lead.aside === null
	const isMailable = lead.contact !== null && lead.contact.email !== ''
	return (
		<>
			<ListNavigation {...lead.neighbors} />
			<LeadHead lead={lead} />
			<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<ContactCard lead={lead} touchRefusal={touchRefusal} />
				<LeadFields fields={lead.fields} />
				<LeadPhotos photos={lead.photos} sent={lead.sentPhotos} />
				<div className="lg:col-start-2 lg:row-span-8 lg:row-start-1">
					{lead.aside !== null && <AsidePanel aside={lead.aside} refusal={asideRefusal} />}
					{isRequest && lead.order && (
						<OrderPanel
							key={`order ${formKey}`}
							order={lead.order}
							result={orderResult}
							isReachable={lead.contact !== null}
						/>
					)}
					{/* Remounts with each response, but not when a clicked Call adds a line to the history. */}
					{isRequest && <WorkForm key={formKey} lead={lead} refusal={refusal} isSaved={lead.isSaved} />}
				</div>
				{isRequest && isMailable && <AnswerPanel panel={lead.answer} />}
				{isRequest && <OffersPanel panel={lead.offers} isReachable={isMailable} />}
				{isRequest && lead.texts && <TextPanel panel={lead.texts} />}
				<History lead={lead} />
				{lead.canRemove && <Removal isAnonymous={lead.contact === null} />}
			</div>
		</>
	)
}
