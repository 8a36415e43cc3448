import type { Services } from '#app/services.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { nearFollowUps } from '#app/leads/follow_up.ts'
import { callablePhones, shownPhones } from '#app/people/identifiers.server.ts'
import type { LeadEventRow, LeadWorkRow } from '#db/inbox_rows.ts'
import { textConsent, textTarget } from '#app/people/text_consent.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { formatDue, formatFollowUp } from '../requests/format_due.ts'
import { formatEvent } from '../requests/format_event.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import {
	type FilledField,
	filledFields,
	type LeadMailState,
	type LeadRecord,
	readLead,
} from '../requests/lead_record.server.ts'
import { listNeighbors } from './lead_list.server.ts'
import { listStaff, namesById } from '../requests/list_staff.server.ts'
import { openContact, withoutEarlierPresses } from '../requests/contacts.ts'
import { progressOf } from '../requests/lead_progress.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { asideState } from './set_aside.server.ts'
import { statusLabel } from '../requests/status_label.server.ts'
import { shownPhotos } from './shown_photo.ts'
import { stopsPanel } from './stops_panel.server.ts'

export type LeadPageData = NonNullable<Awaited<ReturnType<typeof leadPage>>>
export type HistoryLine = LeadPageData['history'][number]

/** The data of a lead's page, with its neighbors in the list named by `search`; null if there is no such lead. */
export async function leadPage(
	services: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	lead: LeadKey,
	search: URLSearchParams,
	now: Date,
) {
	const { store, content } = services
	const record = await readLead(store, lead)
	if (record === null) return null
	const { facts } = content.current
	const colleagues = await listStaff(store)
	const nameByStaffId = namesById(colleagues)
	const { work } = record
	const fields = filledFields(record, content.current)
	const inHistory = new Set(record.events.map(({ to_value }) => to_value))
	return {
		leadId: work.lead_id,
		reference: work.reference,
		/** Determines its statuses (see `leadWays`). */
		way: leadDefinitions[work.form].way,
		name: work.name,
		about: [leadDefinitions[work.form].label, work.organization].filter(Boolean).join(' · '),
		received: formatDateTime(work.created_at, facts),
		origin: originOf(work, nameByStaffId),
		due: formatDue(work, facts, now),
		/** Null after anonymization. */
		contact: contactOf(work, fields, facts),
		/** Null if the person is unknown, or after anonymization. */
		personTo: work.person_id && `/admin/people/${work.person_id}`,
		fields,
		stops: await stopsPanel(services, record, now),
		sentPhotos: record.sentPhotos,
		photos: shownPhotos(lead, search, work.name, record.photos),
		reviewReason: work.review_reason,
		/** Null if it was not set aside as spam. */
		aside: asideState(work),
		consent: await consentOf(store, record),
		mails: record.mails.filter(({ id }) => !inHistory.has(id)).map((mail) => mailOf(mail, facts)),
		history: withoutEarlierPresses(record.events).map((event) => ({
			id: event.id,
			who: event.staff_name,
			did: formatEvent(event, nameByStaffId),
			note: event.note,
			mail: mailOfEvent(event, record.mails, facts),
			when: formatDateTime(event.created_at, facts),
		})),
		followUp: formatFollowUp(work, facts, now),
		progress: { ...progressOf(work), version: work.version },
		nearFollowUps: nearFollowUps(facts, now),
		today: localTimeOf(now, facts).date,
		/** A call or mail that this member of staff started and whose outcome is not recorded. */
		openContact: openContact(record.events, staff.id, now),
		colleagues: colleagues.filter(({ id, isAssignable }) => isAssignable || id === work.assigned_to),
		canRemove: staff.role === 'owner',
		neighbors: await listNeighbors(store, work, search, { staffId: staff.id, now, zoned: facts }),
	}
}

/** Consent to texts for the request's number or, without a number, as given with the request. Null if never asked. */
async function consentOf({ db }: Store, { work }: LeadRecord) {
	const standing = await textConsent(db, textTarget(work))
	return standing.state === 'never' ? null : standing
}

function originOf({ source, taken_by }: LeadWorkRow, nameByStaffId: ReadonlyMap<string, string>): string {
	if (source === 'site') return 'The form was sent'
	return `${nameByStaffId.get(taken_by ?? '') ?? 'Somebody'} took it on the phone`
}

function contactOf(work: LeadWorkRow, fields: readonly FilledField[], facts: Facts) {
	if (work.anonymized_at !== null) return null
	const { name, email, phone, reference } = work
	const subject = encodeURIComponent(`Your request ${reference} to ${facts.name}`)
	const shown = shownPhones(phone)
	const lines = [name, work.organization, shown, email, ...fields.map((one) => `${one.label}: ${one.value}`)]
	return {
		email,
		mailto: email === '' ? null : `mailto:${encodeURIComponent(email)}?subject=${subject}`,
		phone: shown || null,
		phones: callablePhones(phone),
		copy: [`${reference} (${statusLabel(work.form, work.status)})`, ...lines.filter(Boolean)].join('\n'),
	}
}

const mailNames: Partial<Record<LeadMailState['kind'], string>> = {
	receipt: 'Receipt to',
	answer: 'Confirmation to',
}

function mailOfEvent({ kind, to_value }: LeadEventRow, mails: readonly LeadMailState[], zoned: Zoned) {
	if (kind !== 'answer' && kind !== 'offer') return null
	const mail = mails.find(({ id }) => id === to_value)
	if (!mail) return null
	const { state, isStuck } = mailOf(mail, zoned)
	return { subject: mail.subject, text: mail.body, state, isStuck }
}

function mailOf(mail: LeadMailState, zoned: Zoned) {
	const what = mailNames[mail.kind] ? `${mailNames[mail.kind]} ${mail.to_address}` : 'To the office'
	if (mail.sent_at !== null)
		return { id: mail.id, what, state: `Sent ${formatDateTime(mail.sent_at, zoned)}`, isStuck: false }
	const attempts = mail.attempts ?? 0
	const tries = attempts === 1 ? 'one try' : `${attempts} tries`
	// Attempts are counted when they start, so one without an error is still running.
	const state =
		attempts === 0 || mail.last_error === null
			? 'Waiting to leave'
			: `Not sent after ${tries}: ${mail.last_error ?? ''}`
	return { id: mail.id, what, state, isStuck: attempts > 1 }
}
