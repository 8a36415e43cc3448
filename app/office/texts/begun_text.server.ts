import type { Services } from '#app/context.server.ts'
import { type FilledAnswer, fillAnswer, unfilledProblem } from '../answers/fill_answer.ts'
import {
	nothingKnown,
	requestValues,
	type RequestValues,
	weekdayOf,
} from '../answers/request_values.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import type { TextPlace } from './correspondent.server.ts'

/** A text that was begun from a template. */
export interface BegunText {
	text: string
	/** What has to be written by hand first; null when it can be sent. */
	problem: string | null
}

/** The text that begins with this template, for who is meant at `place`; null without such a template. */
export async function begunText(
	services: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	place: TextPlace,
	template: string | null,
	now: Date,
): Promise<BegunText | null> {
	const { textTemplates } = services.content.current
	const chosen = textTemplates.ok ? textTemplates.rows.find(({ id }) => id === template) : undefined
	if (!chosen) return null
	const filled = await fillText(services, staff, place, chosen.body, now)
	return { text: filled.text, problem: unfilledProblem(filled) }
}

/** A text with its placeholders filled from the facts and from who is meant at `place`. */
export async function fillText(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	place: TextPlace,
	text: string,
	now: Date,
): Promise<FilledAnswer> {
	if (!text.includes('{{')) return { text, unfilled: [] }
	const values = await valuesOf(store.db, content.current, staff, place)
	return fillAnswer(text, content.current.facts, values, now)
}

async function valuesOf(
	db: Services['store']['db'],
	snapshot: Services['content']['current'],
	staff: Staff,
	place: TextPlace,
): Promise<RequestValues> {
	if ('lead' in place) {
		const { form, leadId } = place.lead
		const work = await db
			.selectFrom('lead_work')
			.selectAll()
			.where('lead_id', '=', leadId)
			.where('form', '=', form)
			.executeTakeFirst()
		return work ? requestValues(db, snapshot, work, staff) : nothingKnown(staff, snapshot.facts)
	}
	const person = await db
		.selectFrom('people')
		.select(['name', 'area_id'])
		.where('id', '=', place.personId)
		.executeTakeFirst()
	return {
		...nothingKnown(staff, snapshot.facts),
		'request.name': person?.name || null,
		'request.pickupDay': weekdayOf(snapshot, { slug: null, id: person?.area_id ?? null }),
	}
}
