import type { Services } from '#app/context.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { answerPath } from './answer_content.server.ts'
import { type OfferedTemplate, templatesFor } from './templates_for.ts'

export interface AnswerPanelContent {
	templates: OfferedTemplate[]
	/** Where an answer is written from nothing. */
	ownText: string
	/** What became of the answer that was just sent; null for none. */
	said: string | null
}

const outcomes = new Map([
	['now', 'Your answer is in the outgoing mail. The history shows when it has left.'],
	['before', 'That was sent already within the last hour, so nothing was mailed again.'],
])

/** The panel of a request's page; `search` is the page's. */
export function answerPanel(
	{ content }: Pick<Services, 'content'>,
	lead: LeadKey,
	search: URLSearchParams,
): AnswerPanelContent {
	return {
		templates: templatesFor(content.current.answerTemplates, lead.form).map(({ id, name }) => ({
			id,
			name,
			to: answerPath(search, lead, id),
		})),
		ownText: answerPath(search, lead, null),
		said: outcomes.get(search.get('answered') ?? '') ?? null,
	}
}
