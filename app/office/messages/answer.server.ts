import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { answerMail } from '#app/leads/answer_mail.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadRecord } from '../requests/lead_record.server.ts'
import { fillTexts } from './fill_placeholders.server.ts'
import { findRequest, mailPage, mailRefusal } from './mail_page.server.ts'
import type { Composing, LeadPlace, MessageKind, Sent } from './message_kind.ts'
import type { MessagePage } from './shown_message.ts'
import { placePath, doneNotice } from './place_path.ts'
import { answeredStatus, duplicateWindowMs, sendMail, writeLeadMail } from './send_mail.server.ts'
import { offeredTemplates } from './templates.ts'

interface AnswerDraft {
	subject: string
	text: string
	/** Whether the answer also marks service work as done. */
	isEnd: boolean
}

/** An answer by mail, written by the office. */
export const answer = {
	fields: {
		subject: {
			control: 'text',
			label: 'Subject',
			required: true,
			maxLength: 150,
			autoComplete: 'off',
			missing: 'Please write a subject.',
			limit: { max: 150, called: 'a subject' },
			fillsPlaceholders: true,
		},
		text: {
			control: 'textarea',
			label: 'Text',
			required: true,
			rows: 14,
			hint: 'Our name, address and phone and the reference number follow by themselves.',
			missing: 'Please write the answer.',
			limit: { max: 8000, called: 'the answer' },
			fillsPlaceholders: true,
		},
		is_end: { control: 'checkbox', label: 'This ends it: set the request to Done' },
	},
	notices: {
		word: 'answered',
		anchor: '#answer',
		texts: {
			now: { text: 'Your answer is in the outgoing email. The history shows when it has left.' },
			before: { text: 'That was sent already within the last hour, so nothing was emailed again.' },
		},
	},
	find: findRequest,
	page: answerPage,
	refusal: mailRefusal,
	read: ({ subject = '', text = '', is_end }) => ({ draft: { subject, text, isEnd: is_end === 'on' } }),
	preview(words, { work }, { services, now }) {
		const { facts } = services.content.current
		const { to, subject, body } = answerMail(words, work, facts, now)
		return { mail: { to, from: `${facts.name} <${facts.email}>`, replyTo: facts.email, subject, body } }
	},
	send: sendAnswer,
} satisfies MessageKind<LeadPlace, LeadRecord, AnswerDraft>

/**
 * Answers a request by mail. The same text sent again within an hour is mailed once, from any page. `version` is the
 * request's version as the writer saw it.
 */
export function sendAnswer(
	composing: Composing<LeadPlace>,
	{ version, isEnd = false, ...words }: { subject: string; text: string; version: number; isEnd?: boolean },
): Promise<Sent> {
	const { services, now } = composing
	const mailOf = (work: LeadWorkRow): LeadMail => answerMail(words, work, services.content.current.facts, now)
	return sendMail(composing, version, {
		async wasSent(trx, work) {
			const { subject, body } = mailOf(work)
			const sent = await trx
				.selectFrom('outbox')
				.select('id')
				.where('form', '=', work.form)
				.where('lead_id', '=', work.lead_id)
				.where('kind', '=', 'answer')
				.where('subject', '=', subject)
				.where('body', '=', body)
				.where('created_at', '>', new Date(now.getTime() - duplicateWindowMs).toISOString())
				.executeTakeFirst()
			return sent !== undefined
		},
		async write(trx, work) {
			const status = isEnd && canEnd(work) ? 'won' : answeredStatus(work)
			await writeLeadMail(trx, composing, work, { mail: mailOf(work), status, event: { kind: 'answer' } })
		},
	})
}

/** Whether an answer may close this request: service work that is not done yet. */
function canEnd({ form, status }: Pick<LeadWorkRow, 'form' | 'status'>): boolean {
	return leadDefinitions[form].way === 'service' && !isSettled(status)
}

/** The template of an answer that says that service work is done. */
const endingTemplate = 'answer-service-done'

/** Returns the page for writing an answer; it begins with the template named in the query. */
async function answerPage(record: LeadRecord, composing: Composing<LeadPlace>): Promise<MessagePage> {
	const { work } = record
	const { links, chosen } = templatesOf(composing)
	const { texts, errors } = await fillTexts(composing, {
		subject: chosen?.subject ?? leadDefinitions[work.form].mail.request,
		text: chosen?.body ?? 'Hello {{request.name}},\n\n\n\n{{staff.name}}',
	})
	const { is_end: _, ...fields } = answer.fields
	return mailPage(record, composing, {
		title: 'Answer',
		heading: `Answer ${work.name}`,
		instead: 'There is no email address to answer to. Please call instead.',
		form: {
			id: 'answer',
			fields: canEnd(work) ? answer.fields : fields,
			values: { ...texts, is_end: chosen?.id === endingTemplate ? 'on' : '' },
			hidden: {},
			version: work.version,
			intro: ['To ', work.email, '; a reply reaches the office.'],
			warning: errors[0]?.message ?? null,
			templates: { title: 'Begin with another text', links },
			button: { kind: 'loud', intent: 'send', label: 'Send', busy: 'Sending...' },
			hasPreview: true,
		},
	})
}

export type AnswerPanelContent = ReturnType<typeof answerPanel>

/** The content of a request page's panel for answers: templates and links. */
export function answerPanel(composing: Composing<LeadPlace>) {
	const { place, search } = composing
	return {
		templates: templatesOf(composing).links,
		/** The page for writing an answer without a template. */
		ownText: placePath(place, search, { under: '/answer' }),
		done: doneNotice(answer.notices, search),
	}
}

function templatesOf({ services, place, search }: Composing<LeadPlace>) {
	const { answerTemplates } = services.content.current
	return offeredTemplates(answerTemplates, place.lead.form, { place, search }, '/answer')
}
