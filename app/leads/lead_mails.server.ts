import * as z from 'zod/mini'
import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { formatLocalTime } from './consent_record.server.ts'
import { emailAddress } from './fields.ts'
import { isConsentAsked } from './consent.ts'
import { greeting } from './greeting.ts'
import { newRequests } from './bundled_mails.server.ts'
import type { LeadMail } from './lead_mail.server.ts'
import type { LeadDefinition, LeadValues, StoredLead } from './lead_definition.ts'
import { readableValue } from './readable_value.server.ts'
import { type LostPhotos, lostPhotosForOffice, lostPhotosSentence } from './photos/lost_photos.server.ts'
import { leadPath } from './lead_path.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'
import { answerLine } from './promise_clock/answer_by.ts'

export interface SentLead {
	definition: LeadDefinition
	/** The checked values of its fields, what is stored about its page, and `smsConsent`. */
	values: LeadValues
	stored: StoredLead
	/** The path of the page with the form. */
	page: string
	/** When the promised answer is due. */
	due: Date
	facts: Facts
	/** The site's base URL, without a trailing slash. */
	publicUrl: string
	/** How many of its photos were lost; null or missing if none. */
	lostPhotos?: LostPhotos | null
	/**
	 * What was scheduled with it: `Repair a cart: planned for Tuesday, December 1.`; null if nothing was;
	 * undefined for a form that schedules nothing.
	 */
	planned?: string | null | undefined
}

interface NamesAreas {
	/** The staff's name for the pickup area with a slug. */
	areaNamed(slug: string): string
}

/** The mails of a lead: one to the office with every field, and a receipt if there is an address for it. */
export function leadMails(lead: SentLead & NamesAreas): LeadMail[] {
	return [officeMail(lead), ...receiptMails(lead)]
}

/** Only the receipt of a lead, if there is an address for it. */
export function receiptMails(lead: SentLead): LeadMail[] {
	const { email } = lead.definition.contactOf(lead.values)
	return isMailAddress(email) ? [receiptMail(lead)] : []
}

function officeMail(lead: SentLead & NamesAreas): LeadMail {
	const { definition, values, stored, page, facts, areaNamed, publicUrl, lostPhotos, planned } = lead
	const { form, mail, columns, message, contactOf } = definition
	const read = (column: string) => {
		const text = readableValue(definition, column, values[column], areaNamed)
		const isPhotos = form.fields[column]?.control === 'photos' && text !== ''
		// Photos are not mailed: they stay where only staff can see them.
		return isPhotos
			? `${text}: see the request, ${publicUrl}${leadPath({ form: form.name, leadId: stored.id })}`
			: text
	}
	const order = new Set([...(mail.order ?? []), ...columns.keys()])
	const fields = [...order]
		.filter((column) => column !== message && (column in form.fields || mail.order?.includes(column)))
		.map((column) => [labelOf(definition, column), read(column)] as const)
	const lines = [
		['Reference', stored.reference],
		['Look twice', stored.review_reason ?? ''],
		...fields,
		['Photos not kept', lostPhotos ? lostPhotosForOffice(lostPhotos.lost) : ''],
		['Planned', planned ?? ''],
		['Text messages', isConsentAsked(form, facts) ? textsOf(values) : ''],
		['Sent', formatLocalTime(new Date(stored.created_at), facts)],
		['From page', page],
	] as const
	const filledLines = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
	const mark = stored.review_reason === null ? '' : '[Check] '
	return {
		kind: 'staff',
		bundle: newRequests,
		to: facts.email,
		replyTo: isMailAddress(contactOf(values).email) ? contactOf(values).email : null,
		subject: `${mark}${mail.request} ${stored.reference} from ${read(mail.from) || shownPhones(contactOf(values).name)}`,
		body: [...filledLines, '', read(message) || mail.withoutMessage, ''].join('\n'),
	}
}

function labelOf({ columns }: LeadDefinition, column: string): string {
	const described = columns.get(column)
	return described?.mailLabel ?? described?.label ?? column
}

function isMailAddress(text: string): boolean {
	return z.safeParse(emailAddress(), text).success
}

function textsOf({ smsConsent }: LeadValues): string {
	return smsConsent === true ? 'agreed' : 'not agreed'
}

function receiptMail({
	definition,
	values,
	stored,
	due,
	facts,
	publicUrl,
	page,
	lostPhotos,
	planned,
}: SentLead): LeadMail {
	const { mail, promise, contactOf } = definition
	const { name, email, asked } = contactOf(values)
	const { receiptUrgent = urgent, receiptNote } = mail
	const note = receiptNote === undefined ? '' : String(values[receiptNote] ?? '')
	const body = [
		greeting(name),
		'',
		...(note !== '' && mail.isNotePrice ? [note, ''] : []),
		`${mail.receiptOpening} Your reference number is ${stored.reference}.`,
		`You asked about: ${asked}`,
		...(note === '' || mail.isNotePrice ? [] : ['', note]),
		...(lostPhotos ? ['', lostPhotosSentence(lostPhotos)] : []),
		...(planned === undefined
			? []
			: ['', [planned, `Where it stands: ${publicUrl}${page}?sent=${stored.id}`].filter(Boolean).join(' ')]),
		'',
		answerLine(promise, due, facts),
		fillPlaceholders(
			`The office is open {{hours.weekdays}}.${receiptUrgent}${signature}`,
			facts,
			new Date(stored.created_at),
		),
	]
	return {
		kind: 'receipt',
		to: email,
		replyTo: facts.email,
		subject: `We have your ${mail.receiptSubject} (${stored.reference})`,
		body: body.join('\n'),
	}
}

const urgent = '\n\nIf it cannot wait, call us at {{phone}} and give us the reference number.'
const signature = ` If you did not send this request, please tell us: reply to this email or call.

{{company}}
{{address}}
{{phone}}
`
