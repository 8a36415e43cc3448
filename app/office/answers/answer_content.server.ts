import type { Services } from '#app/context.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { canEnd } from './can_end.server.ts'
import { fillAnswer, unfilledProblem } from './fill_answer.ts'
import { mailPage, type MailPageContent } from './mail_page.server.ts'
import { requestValues } from './request_values.server.ts'
import { type OfferedTemplate, templatesFor } from './templates_for.ts'

/** The page on which an answer is written. */
export interface AnswerContent extends MailPageContent {
	subject: string
	text: string
	/** What has to be written by hand first; null when it can be sent. */
	problem: string | null
	templates: OfferedTemplate[]
	/** Whether it may be the end of the request. */
	canEnd: boolean
	/** Whether the text that it begins with says so. */
	isEnd: boolean
}

/** The text with which we say that service work is done. */
const endingTemplate = 'answer-service-done'

/** Where an answer to this request is written, from this template; it keeps the place in the list that `search` names. */
export function answerPath(search: URLSearchParams, lead: LeadKey, template: string | null): string {
	return leadPathFrom(search, lead, { under: '/answer', words: template === null ? {} : { template } })
}

/** What an answer to this request begins with, from the template in `search`; null when there is no such request. */
export async function answerContent(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	lead: LeadKey,
	search: URLSearchParams,
	now: Date,
): Promise<AnswerContent | null> {
	const record = await readLead(store, lead)
	if (record === null) return null
	const snapshot = content.current
	const { work } = record
	const rows = templatesFor(snapshot.answerTemplates, lead.form)
	const chosen = rows.find(({ id }) => id === search.get('template'))
	const values = await requestValues(store.db, snapshot, work, staff)
	const fill = (text: string) => fillAnswer(text, snapshot.facts, values, now)
	const begun = chosen ?? {
		subject: leadDefinitions[lead.form].mail.request,
		body: 'Hello {{request.name}},\n\n\n\n{{staff.name}}',
	}
	const [subject, text] = [fill(begun.subject), fill(begun.body)]
	return {
		...mailPage(record, search),
		subject: subject.text,
		text: text.text,
		problem: unfilledProblem(subject) ?? unfilledProblem(text),
		canEnd: canEnd(work),
		isEnd: chosen?.id === endingTemplate,
		templates: rows.map(({ id, name }) => ({ id, name, to: answerPath(search, lead, id) })),
	}
}
