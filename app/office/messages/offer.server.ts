import { formatDay } from '#platform/time/format_day.ts'
import { answerMail } from '#app/leads/answer_mail.server.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { data } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { takesExtras } from '#app/offers/agreed_price.server.ts'
import { offerPath } from '#app/offers/read_offer.server.ts'
import { newToken } from '#platform/http/secret_token.ts'
import { offerWords } from '#app/offers/offer_words.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { LeadRecord } from '../requests/lead_record.server.ts'
import { statusLabel } from '../requests/status_label.server.ts'
import { signedName } from '../sign_in/first_owner_name.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { findRequest, mailPage, mailRefusal } from './mail_page.server.ts'
import type { Composing, LeadPlace, MessageKind, Sent } from './message_kind.ts'
import { type OfferTerms, readTerms } from './offer_terms.ts'
import type { MessagePage } from './shown_message.ts'
import { answeredStatus, duplicateWindowMs, sendMail, writeLeadMail } from './send_mail.server.ts'
import { asksForPrice, suggestOffer } from './suggest_offer.server.ts'
import { withdrawOffer } from './withdraw_offer.server.ts'

/** An offer: a price that the office mails as a link, for the customer to accept there. */
export const offer = {
	fields: {
		lines: {
			control: 'textarea',
			label: 'What is included',
			hint: 'One thing a line.',
			required: true,
			rows: 4,
			missing: 'Please write what is included, one thing a line.',
			fillsPlaceholders: true,
		},
		amount: {
			control: 'text',
			label: 'Price in dollars, with everything',
			required: true,
			inputMode: 'decimal',
			autoComplete: 'off',
			isNarrow: true,
		},
		per: {
			control: 'select',
			label: 'Paid',
			required: true,
			options: [
				{ value: 'month', label: 'a month' },
				{ value: 'once', label: 'once' },
			],
			isNarrow: true,
		},
		valid_through: { control: 'date', label: 'Good through', required: true, isNarrow: true },
		note: {
			control: 'textarea',
			label: 'Note',
			hint: 'What else they should know, such as overage or when it can start.',
			rows: 3,
			limit: { max: 2000, called: 'the note' },
			fillsPlaceholders: true,
		},
	},
	notices: {
		word: 'offered',
		anchor: '#offers',
		texts: {
			now: { text: 'The offer is in the outgoing email. The history shows when it has left.' },
			before: { text: 'That offer was sent already within the last hour, so nothing was emailed again.' },
			withdrawn: { text: 'Withdrawn. Its link says so; nobody was emailed.' },
			accepted: {
				text: 'The customer had accepted it already, so it was not withdrawn.',
				isRefusal: true,
			},
		},
	},
	verbs: { withdraw: (form, composing) => withdrawOffer(composing, formText(form, 'offer')) },
	async find(composing) {
		const record = await findRequest(composing)
		if (record !== null && !(await asksForPrice(composing.services.store, composing.place.lead)))
			throw data(null, { status: 404 })
		return record
	},
	page: offerPage,
	refusal: mailRefusal,
	read: (values, { now, services }) => readTerms(values, now, services.content.current.facts),
	preview: (terms, _, { services }) => ({ offer: offerWords(terms, services.content.current.facts) }),
	send: sendOffer,
} satisfies MessageKind<LeadPlace, LeadRecord, OfferTerms>

/**
 * Creates an offer and mails its link; an open offer is replaced. The same terms within an hour are one offer.
 * `version` is the request's version as the writer saw it.
 */
export function sendOffer(
	composing: Composing<LeadPlace>,
	{ version, ...terms }: OfferTerms & { version: number },
): Promise<Sent> {
	const { services, staff, place, now } = composing
	const { facts } = services.content.current
	return sendMail(composing, version, {
		async wasSent(trx) {
			const open = await openOffer(trx, place.lead.leadId)
			return open !== undefined && isSame(open, terms, now)
		},
		async write(trx, work) {
			await trx
				.updateTable('offers')
				.set({ state: 'replaced', ended_at: now.toISOString() })
				.where('lead_id', '=', work.lead_id)
				.where('state', '=', 'open')
				.execute()
			const { token, hash } = newToken()
			await trx
				.insertInto('offers')
				.values(offerRow(work.lead_id, terms, staff, hash, now))
				.execute()
			const link = services.publicUrl + offerPath(token)
			const { amount_cents, amount_per } = terms
			await writeLeadMail(trx, composing, work, {
				// The mail contains the link that opens the offer, so its body is cleared once it was sent.
				mail: { ...offerMail(work, terms, { staff, link }, facts, now), clears_body: true },
				status: answeredStatus(work),
				// A won request keeps the agreed amount until the customer accepts another one.
				also: (await takesExtras(trx, work.lead_id)) ? {} : { amount_cents, amount_per },
				event: { kind: 'offer' },
			})
		},
	})
}

function openOffer(db: Kysely<Database>, leadId: string): Promise<OfferRow | undefined> {
	return db
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', leadId)
		.where('state', '=', 'open')
		.executeTakeFirst()
}

function isSame(open: OfferRow, terms: OfferTerms, now: Date): boolean {
	const { lines, amount_cents, amount_per, valid_through, note } = open
	const isRecent = now.getTime() - Date.parse(open.created_at) < duplicateWindowMs
	return isRecent && isDeepStrictEqual({ lines, amount_cents, amount_per, valid_through, note }, terms)
}

function offerRow(lead_id: string, terms: OfferTerms, staff: Staff, token_hash: string, now: Date): OfferRow {
	return {
		...terms,
		id: randomUUID(),
		lead_id,
		token_hash,
		state: 'open',
		staff_id: staff.id,
		staff_name: staff.name,
		created_at: now.toISOString(),
		ended_at: null,
		accepted_name: null,
		accepted_words: null,
		accepted_local_time: null,
		address_hash: null,
		user_agent: null,
	}
}

/** Composes an offer's mail: the price, what is included, and the link to accept it. */
function offerMail(
	work: LeadWorkRow,
	terms: OfferTerms,
	{ staff, link }: { staff: Staff; link: string },
	facts: Facts,
	now: Date,
): LeadMail {
	const words = offerWords(terms, facts)
	const text = [
		greeting(work.name),
		'',
		'Here is our offer:',
		'',
		`${words.price} ${words.per}`,
		...words.lines.map((line) => `- ${line}`),
		...(words.note === null ? [] : ['', words.note]),
		'',
		`It is good through ${formatDay(terms.valid_through, 'date')}. Look at it, accept it or ask us about it here:`,
		link,
		'',
		'The link is yours alone: whoever has it can accept the offer.',
		'',
		signedName(staff, facts),
	].join('\n')
	return answerMail({ subject: 'Our offer to you', text }, work, facts, now)
}

function extraSentence({ form, status }: Pick<LeadWorkRow, 'form' | 'status'>): string {
	const won = statusLabel(form, 'won')
	const [is, back] = status === 'won' ? ['is', ''] : ['was', `${won} and then to `]
	return `As this ${is} ${won}, a price that is paid once is an extra on top of what was agreed. For one that takes its place, set the request to ${back}${statusLabel(form, 'contacted')} first.`
}

/** Returns the page for writing an offer, prefilled with what the customer asked for. */
async function offerPage(record: LeadRecord, composing: Composing<LeadPlace>): Promise<MessagePage> {
	const { services, place, now } = composing
	const { work } = record
	const isReplacing = (await openOffer(services.store.db, work.lead_id)) !== undefined
	return mailPage(record, composing, {
		title: 'Offer',
		heading: `An offer to ${work.name}`,
		instead: 'There is no email address to send an offer to. Please call instead.',
		form: {
			id: 'offer',
			fields: offer.fields,
			values: await suggestOffer(services.store, services.content.current, place.lead, now),
			hidden: {},
			version: work.version,
			intro: [
				'An email to ',
				work.email,
				[
					' has a link to accept it or to ask about it.',
					...(isReplacing ? ['It replaces the offer that is open.'] : []),
					...((await takesExtras(services.store.db, work.lead_id)) ? [extraSentence(work)] : []),
				].join(' '),
			],
			warning: null,
			templates: null,
			button: { kind: 'loud', intent: 'send', label: 'Send the offer', busy: 'Sending...' },
			hasPreview: true,
		},
	})
}
