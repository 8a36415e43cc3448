import type { Services } from '#app/context.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { AnswerTemplateRow } from '#db/answer_template_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { LeadKey } from '../inbox/lead_events.server.ts'
import { type FilledField, readLead } from '../inbox/lead_record.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { fillAnswer, unfilledProblem } from './fill_answer.ts'
import { requestValues } from './request_values.server.ts'

/** A template as staff choose it. */
export interface OfferedTemplate {
	id: string
	name: string
	to: string
}

/** The page on which an answer is written. */
export interface AnswerContent {
	name: string
	about: string
	/** Null where there is nobody to mail to. */
	email: string | null
	/** The request's page. */
	back: string
	fields: FilledField[]
	version: number
	subject: string
	text: string
	/** What has to be written by hand first; null when it can be sent. */
	problem: string | null
	templates: OfferedTemplate[]
}

/** The templates for requests of this form: its own first, then those for any. */
export function templatesFor(
	{ answerTemplates }: Pick<Services['content']['current'], 'answerTemplates'>,
	form: LeadForm,
): AnswerTemplateRow[] {
	const rows = answerTemplates.ok ? answerTemplates.rows : []
	return [...rows.filter((row) => row.form === form), ...rows.filter((row) => row.form === 'any')]
}

/** Where an answer to this request is written, from this template. */
export function answerPath(lead: LeadKey, template: string | null): string {
	const search = template === null ? '' : `?${new URLSearchParams({ template })}`
	return `${leadPath(lead)}/answer${search}`
}

/** What an answer to this request begins with; null when there is no such request. */
export async function answerContent(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	lead: LeadKey,
	template: string | null,
	now: Date,
): Promise<AnswerContent | null> {
	const record = await readLead(store, lead)
	if (record === null) return null
	const snapshot = content.current
	const { work, fields } = record
	const rows = templatesFor(snapshot, lead.form)
	const chosen = rows.find(({ id }) => id === template)
	const values = await requestValues(store.db, snapshot, work, staff)
	const fill = (text: string) => fillAnswer(text, snapshot.facts, values, now)
	const begun = chosen ?? {
		subject: leadDefinitions[lead.form].mail.request,
		body: 'Hello {{request.name}},\n\n\n\n{{staff.name}}',
	}
	const [subject, text] = [fill(begun.subject), fill(begun.body)]
	return {
		name: work.name,
		about: [leadDefinitions[work.form].label, work.reference, work.asked].filter(Boolean).join(' · '),
		email: work.anonymised_at === null && work.email !== '' ? work.email : null,
		back: leadPath(lead),
		fields,
		version: work.version,
		subject: subject.text,
		text: text.text,
		problem: unfilledProblem(subject) ?? unfilledProblem(text),
		templates: rows.map(({ id, name }) => ({ id, name, to: answerPath(lead, id) })),
	}
}
