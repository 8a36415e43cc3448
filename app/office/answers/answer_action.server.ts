import { typedText } from '#platform/forms/typed_text.ts'
import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { answerMail } from './answer_mail.ts'
import { fillAnswer, unfilledProblem } from './fill_answer.ts'
import { mailRefusals, type MailResult, refuseMail } from './mail_refusal.server.ts'
import { requestValues } from './request_values.server.ts'
import { sendAnswer } from './send_answer.server.ts'

/** The form again: with what is wrong, or with the mail as it would leave. */
export interface AnswerReply {
	message: string | null
	/** What others did meanwhile. */
	events: { id: string; text: string }[]
	errors: FieldError[]
	typed: { subject: string; text: string; version: number; isEnd: boolean }
	preview: { to: string; from: string; replyTo: string; subject: string; body: string } | null
}

const longest = { subject: 150, text: 8000 }

/**
 * Shows an answer as it would leave, or sends it and leads back to the request, with its place in the list that `search`
 * names; or says why not, and keeps every word.
 */
export async function handleAnswer(
	services: Pick<Services, 'store' | 'content' | 'wakeMail' | 'log'>,
	staff: Staff,
	lead: LeadKey,
	entries: FormData,
	search: URLSearchParams,
	now: Date,
) {
	const { store, content, log } = services
	const text = (name: string) => typedText(entries, name)
	const record = await readLead(store, lead)
	if (record === null) throw requestGone({ Subject: text('subject'), Text: text('text') })
	const { facts } = content.current
	const values = await requestValues(store.db, content.current, record.work, staff)
	const subject = fillAnswer(cleanLine(text('subject')), facts, values, now)
	const body = fillAnswer(cleanParagraphs(text('text')), facts, values, now)
	const version = Number(text('version')) || 0
	const typed = { subject: subject.text, text: body.text, version, isEnd: entries.has('is_end') }
	const reply = (status: number, said: Partial<AnswerReply>) =>
		data<AnswerReply>({ message: null, events: [], errors: [], typed, preview: null, ...said }, { status })

	const errors = [...faults('subject', 'a subject', subject), ...faults('text', 'the answer', body)]
	if (errors.length > 0) return reply(422, { errors })
	if (record.work.anonymized_at !== null) return reply(409, { message: mailRefusals.removed })
	if (text('intent') === 'preview') {
		const mail = answerMail(typed, record.work, facts, now)
		const preview = { to: mail.to, from: `${facts.name} <${facts.email}>`, replyTo: facts.email }
		return reply(200, { preview: { ...preview, subject: mail.subject, body: mail.body } })
	}
	let result: MailResult
	try {
		result = await sendAnswer(services, staff, lead, typed, now)
	} catch (error) {
		log.error({ error: String(error), staff: staff.id }, 'answer not sent')
		return reply(503, { message: storeFailure(error) })
	}
	if (result.ok) {
		const words = { answered: result.isRepeat ? 'before' : 'now' }
		return redirect(`${leadPathFrom(search, lead, { words })}#answer`, 303)
	}
	const refused = await refuseMail(services, lead, result, version, {
		Subject: typed.subject,
		Text: typed.text,
	})
	const { status, message, events } = refused
	return reply(status, { message, events, typed: { ...typed, version: refused.version } })
}

function faults(field: keyof typeof longest, called: string, filled: ReturnType<typeof fillAnswer>) {
	const problem =
		filled.text === ''
			? `Please write ${called}.`
			: filled.text.length > longest[field]
				? `Please shorten ${called} to ${longest[field]} characters or fewer.`
				: unfilledProblem(filled)
	return problem === null ? [] : [{ field, message: problem }]
}
