import { typedText } from '#platform/forms/typed_text.ts'
import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { storeFailure } from '../content/store_failure.ts'
import { changesSince } from '../inbox/changes_since.server.ts'
import type { LeadKey } from '../inbox/lead_events.server.ts'
import { readLead } from '../inbox/lead_record.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { answerMail } from './answer_mail.ts'
import { fillAnswer, unfilledProblem } from './fill_answer.ts'
import { requestValues } from './request_values.server.ts'
import { type AnswerResult, sendAnswer } from './send_answer.server.ts'

/** The form again: with what is wrong, or with the mail as it would leave. */
export interface AnswerReply {
	message: string | null
	/** What others did meanwhile. */
	events: { id: string; text: string }[]
	errors: FieldError[]
	typed: { subject: string; text: string; version: number }
	preview: { to: string; from: string; replyTo: string; subject: string; body: string } | null
}

const longest = { subject: 150, text: 8000 }

const refusals = {
	removed: 'Who asked was taken out on request, so there is nobody to mail. Nothing was sent.',
	'no-address': 'There is no mail address. Nothing was sent; please call instead.',
	'too-many':
		'You sent many mails within the hour, so this one was not sent. Your words are still here; please wait a while.',
	changed:
		'Somebody was quicker while you were writing, so nothing was sent yet. Please read what they did, and send again if yours still holds.',
} as const

/** Shows an answer as it would leave, or sends it and leads back to the request; or says why not, and keeps every word. */
export async function handleAnswer(
	services: Pick<Services, 'store' | 'content' | 'wakeMail' | 'log'>,
	staff: Staff,
	lead: LeadKey,
	entries: FormData,
	now: Date,
) {
	const { store, content, log } = services
	const text = (name: string) => typedText(entries, name)
	const record = await readLead(store, lead)
	if (record === null) throw data(null, { status: 404 })
	const { facts } = content.current
	const values = await requestValues(store.db, content.current, record.work, staff)
	const subject = fillAnswer(cleanLine(text('subject')), facts, values, now)
	const body = fillAnswer(cleanParagraphs(text('text')), facts, values, now)
	const version = Number(text('version')) || 0
	const typed = { subject: subject.text, text: body.text, version }
	const reply = (status: number, said: Partial<AnswerReply>) =>
		data<AnswerReply>({ message: null, events: [], errors: [], typed, preview: null, ...said }, { status })

	const errors = [...faults('subject', 'a subject', subject), ...faults('text', 'the answer', body)]
	if (errors.length > 0) return reply(422, { errors })
	if (record.work.anonymised_at !== null) return reply(409, { message: refusals.removed })
	if (text('intent') === 'preview') {
		const mail = answerMail(typed, record.work, facts, now)
		const preview = { to: mail.to, from: `${facts.name} <${facts.email}>`, replyTo: facts.email }
		return reply(200, { preview: { ...preview, subject: mail.subject, body: mail.body } })
	}
	let result: AnswerResult
	try {
		result = await sendAnswer(services, staff, lead, typed, now)
	} catch (error) {
		log.error({ error: String(error), staff: staff.id }, 'answer not sent')
		return reply(503, { message: storeFailure(error) })
	}
	if (result.ok)
		return redirect(`${leadPath(lead)}?answered=${result.isRepeat ? 'before' : 'now'}#answer`, 303)
	if (result.reason === 'missing') throw data(null, { status: 404 })
	const message = refusals[result.reason]
	if (result.reason !== 'changed') return reply(result.reason === 'too-many' ? 429 : 409, { message })
	const events = await changesSince(store, lead, version)
	return reply(409, { message, events, typed: { ...typed, version: result.version } })
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
