import type { Kysely } from 'kysely'
import { officeDate } from '#app/company/office_date.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { fillKnown } from '#app/content/fill_known.ts'
import type { RequestPlaceholder } from '#app/content/request_placeholders.ts'
import { pricesSeen } from '#app/leads/rolloff/definition.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { signedName } from '../sign_in/first_owner_name.ts'
import type { MessagePlace, Writing } from './message_kind.ts'
import type { MessageValues } from './shown_message.ts'

/** What a message can name besides the facts. */
type NamedValues = Partial<Record<RequestPlaceholder, string | null>>

/**
 * Texts with their placeholders filled from the facts and from who is meant at the writer's place. What could not be
 * filled stays in its braces; `errors` say what is still to be written by hand.
 */
export async function fillTexts(
	writing: Writing<MessagePlace, { store: Store; content: ContentHub }>,
	texts: MessageValues,
): Promise<{ texts: MessageValues; errors: FieldError[] }> {
	const { facts } = writing.services.content.current
	const hasNames = Object.values(texts).some((text) => text.includes('{{'))
	const known = hasNames ? await knownValues(writing) : {}
	const errors: FieldError[] = []
	const filled = Object.entries(texts).map(([field, text]) => {
		const { words, unknown } = fillKnown(text, known, facts, writing.now)
		const message = errorIn(words, unknown)
		if (message !== null) errors.push({ field, message })
		return [field, words] as const
	})
	return { texts: Object.fromEntries(filled), errors }
}

function errorIn(text: string, unknown: readonly string[]): string | null {
	if (unknown.length > 0)
		return `We do not know what to put for ${unknown.map((name) => `{{${name}}}`).join(', ')}. Please fill it in yourself.`
	return text.includes('{{') || text.includes('}}')
		? 'There are still braces in the text: {{ or }}. Please take them out or complete the name between them.'
		: null
}

async function knownValues({
	services,
	staff,
	place,
}: Writing<MessagePlace, { store: Store; content: ContentHub }>): Promise<NamedValues> {
	const { db } = services.store
	const snapshot = services.content.current
	const writer = { 'staff.name': signedName(staff, snapshot.facts) }
	if ('personId' in place) {
		const person = await readPerson(db, place.personId)
		return {
			...writer,
			'request.name': person?.name || null,
			'request.pickupDay': weekdayOf(snapshot, ({ id }) => id === person?.area_id),
		}
	}
	const work = await db
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', place.lead.leadId)
		.where('form', '=', place.lead.form)
		.executeTakeFirst()
	if (!work) return writer
	return {
		...writer,
		'request.name': work.name,
		'request.reference': work.reference,
		'request.about': work.asked || null,
		'request.price': await priceOf(db, snapshot, work),
		'request.place': work.place,
		'request.date': officeDate(new Date(work.created_at), services.content.current.facts),
		'request.pickupDay': await pickupDayOf(db, snapshot, work),
	}
}

/** What must be paid in all for what was asked for, as its form said it, or as it is now where that said nothing; empty where nothing has a price. */
async function priceOf(
	db: Kysely<Database>,
	{ facts }: Snapshot,
	{ form, lead_id }: LeadWorkRow,
): Promise<string> {
	if (form !== 'rolloff') return ''
	const values = await readLeadValues(db, leadDefinitions[form], lead_id)
	return String(values['prices_seen'] ?? pricesSeen(values, facts) ?? '')
}

/** The weekday of the pickup area that the request names, or else of its person's. */
async function pickupDayOf(
	db: Kysely<Database>,
	snapshot: Snapshot,
	{ form, lead_id, person_id }: LeadWorkRow,
): Promise<string | null> {
	if (form === 'order' || form === 'service-request') {
		const row = await db
			.selectFrom(form === 'order' ? 'service_orders' : 'service_requests')
			.select('area_slug')
			.where('id', '=', lead_id)
			.executeTakeFirst()
		if (row?.area_slug) return weekdayOf(snapshot, ({ slug }) => slug === row.area_slug)
	}
	const person = person_id === null ? undefined : await readPerson(db, person_id)
	return weekdayOf(snapshot, ({ id }) => id === person?.area_id)
}

function readPerson(db: Kysely<Database>, id: string) {
	return db.selectFrom('people').select(['name', 'area_id']).where('id', '=', id).executeTakeFirst()
}

function weekdayOf(
	{ pickupAreas, facts }: Pick<Snapshot, 'pickupAreas' | 'facts'>,
	isTheirs: (area: { slug: string; id: string }) => boolean,
): string | null {
	const area = pickupAreas.ok ? pickupAreas.rows.find(isTheirs) : undefined
	return area ? weekdayWords(area, localTimeOf(new Date(), facts).date) : null
}
