import type { Facts } from '#app/company/facts_type.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { nearFollowUps } from '#app/leads/follow_up.ts'
import type { Option } from '#app/leads/form_definition.ts'
import type { LeadWay } from '#app/leads/lead_statuses.ts'
import { type CallablePhone, callablePhones, shownPhones } from '#app/people/identifiers.server.ts'
import type { LeadEventRow, LeadWorkRow } from '#db/inbox_rows.ts'
import { type TextConsent, textConsent, textTarget } from '#app/people/text_consent.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Services } from '#app/context.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type FormattedDue, formatDue, formatFollowUp } from '../requests/format_due.ts'
import { formatEvent } from '../requests/format_event.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import {
	type FilledField,
	type LeadMailState,
	type LeadRecord,
	readLead,
} from '../requests/lead_record.server.ts'
import { type ListNeighbors, listNeighbors } from './list_neighbors.server.ts'
import { type Colleague, listStaff } from '../requests/list_staff.server.ts'
import { openContact, type OpenContact, withoutEarlierPresses } from '#app/office/requests/contacts.ts'
import { type LeadProgress, progressOf } from '#app/office/requests/lead_progress.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type AsideState, asideState } from './set_aside/aside_state.ts'
import { statusLabel } from '../requests/status_label.server.ts'
import { type ShownPhoto, shownPhotos } from './shown_photo.ts'

/** A line of the history. */
export interface HistoryLine {
	id: string
	who: string
	did: string
	note: string | null
	/** The mail that it was, with its text while that is kept. */
	mail: { subject: string; text: string; state: string; isStuck: boolean } | null
	when: string
}

export interface LeadPageData {
	leadId: string
	reference: string
	/** Which statuses it goes through. */
	way: LeadWay
	name: string
	about: string
	received: string
	/** How it came, as the first line of its history. */
	origin: string
	due: FormattedDue
	/** Null once the person was removed. */
	contact: {
		email: string
		mailto: string | null
		phone: string | null
		/** Those in what was typed for one. */
		phones: CallablePhone[]
		copy: string
	} | null
	/** The page of whose request it is; null while that is not known, and once it was anonymized. */
	personTo: string | null
	fields: FilledField[]
	photos: ShownPhoto[]
	/** How many came; those of old requests are deleted. */
	sentPhotos: number
	reviewReason: string | null
	/** What it is as something that was set aside as spam; null for a request. */
	aside: AsideState | null
	/** What holds for texts to their number; null where nothing was said. `how` says where or to whom. */
	consent: Exclude<TextConsent, { state: 'never' }> | null
	mails: { id: string; what: string; state: string; isStuck: boolean }[]
	history: HistoryLine[]
	followUp: FormattedDue | null
	progress: LeadProgress & { version: number }
	/** Days to follow up on that are one choice away. */
	nearFollowUps: Option[]
	/** Today, before which no follow-up can be. */
	today: string
	/** A call or mail that this person began and has not said how it went. */
	openContact: OpenContact | null
	colleagues: Colleague[]
	canRemove: boolean
	neighbors: ListNeighbors
}

/** The data of a lead's page, with its place in the list that `search` names; null if there is no such lead. */
export async function leadPage(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	lead: LeadKey,
	search: URLSearchParams,
	now: Date,
): Promise<LeadPageData | null> {
	const record = await readLead(store, lead)
	if (record === null) return null
	const { facts } = content.current
	const colleagues = await listStaff(store)
	const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
	const { work, fields } = record
	const told = new Set(record.events.map(({ to_value }) => to_value))
	return {
		leadId: work.lead_id,
		reference: work.reference,
		way: leadDefinitions[work.form].way,
		name: work.name,
		about: [leadDefinitions[work.form].label, work.organization].filter(Boolean).join(' · '),
		received: formatDateTime(work.created_at),
		origin: originOf(work, nameOf),
		due: formatDue(work, facts, now),
		contact: contactOf(record, facts),
		personTo: work.person_id && `/admin/people/${work.person_id}`,
		fields,
		sentPhotos: record.sentPhotos,
		photos: shownPhotos(lead, search, work.name, record.photos),
		reviewReason: work.review_reason,
		aside: asideState(work),
		consent: await consentOf(store, record),
		mails: record.mails.filter(({ id }) => !told.has(id)).map(mailOf),
		history: withoutEarlierPresses(record.events).map((event) => ({
			id: event.id,
			who: event.staff_name,
			did: formatEvent(event, nameOf),
			note: event.note,
			mail: mailOfEvent(event, record.mails),
			when: formatDateTime(event.created_at),
		})),
		followUp: formatFollowUp(work, facts, now),
		progress: { ...progressOf(work), version: work.version },
		nearFollowUps: nearFollowUps(facts, now),
		today: localTimeOf(now).date,
		openContact: openContact(record.events, staff.id, now),
		colleagues: colleagues.filter(({ id, isActive }) => isActive || id === work.assigned_to),
		canRemove: staff.role === 'owner',
		neighbors: await listNeighbors(store, work, search, { staffId: staff.id, now }),
	}
}

/** Of a request without a number it is what was said with it. */
async function consentOf({ db }: Store, { work }: LeadRecord): Promise<LeadPageData['consent']> {
	const standing = await textConsent(db, textTarget(work))
	return standing.state === 'never' ? null : standing
}

function originOf({ source, taken_by }: LeadWorkRow, nameOf: ReadonlyMap<string, string>): string {
	if (source === 'site') return 'The form was sent'
	return `${nameOf.get(taken_by ?? '') ?? 'Somebody'} took it on the phone`
}

function contactOf({ work, fields }: LeadRecord, facts: Facts): LeadPageData['contact'] {
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

function mailOfEvent({ kind, to_value }: LeadEventRow, mails: readonly LeadMailState[]): HistoryLine['mail'] {
	if (kind !== 'answer' && kind !== 'offer') return null
	const mail = mails.find(({ id }) => id === to_value)
	if (!mail) return null
	const { state, isStuck } = mailOf(mail)
	return { subject: mail.subject, text: mail.body, state, isStuck }
}

function mailOf(mail: LeadMailState): LeadPageData['mails'][number] {
	const what = mailNames[mail.kind] ? `${mailNames[mail.kind]} ${mail.to_address}` : 'To the office'
	if (mail.sent_at !== null)
		return { id: mail.id, what, state: `Sent ${formatDateTime(mail.sent_at)}`, isStuck: false }
	const attempts = mail.attempts ?? 0
	const tries = attempts === 1 ? 'one try' : `${attempts} tries`
	// A try counts before it has ended.
	const state =
		attempts === 0 || mail.last_error === null
			? 'Waiting to leave'
			: `Not sent after ${tries}: ${mail.last_error ?? ''}`
	return { id: mail.id, what, state, isStuck: attempts > 1 }
}
