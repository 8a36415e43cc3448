import type { Kysely } from 'kysely'
import { officeDate } from '#app/company/office_date.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { fillKnown } from '#app/content/fill_known.ts'
import { isHomePrice } from '#app/content/named_facts.ts'
import type { RequestPlaceholder } from '#app/content/request_placeholders.ts'
import { pricesSeen } from '#app/leads/rolloff/definition.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { factsFor, type Home, homeOf } from '../requests/town_of.server.ts'
import { signedName } from '../sign_in/first_owner_name.ts'
import type { MessagePlace, Writing } from './message_kind.ts'
import type { MessageValues } from './shown_message.ts'

/** Who is meant: what a message can name of them besides the facts, and where they live. */
interface Meant {
	values: Partial<Record<RequestPlaceholder, string | null>>
	home: Home
}

/**
 * Texts with their placeholders filled from who is meant at the writer's place, and from the facts as they hold in their town. What could
 * not be filled stays in its braces; `errors` say what is still to be written by hand.
 */
export async function fillTexts(
	writing: Writing<MessagePlace, { store: Store; content: ContentHub }>,
	texts: MessageValues,
): Promise<{ texts: MessageValues; errors: FieldError[] }> {
	const snapshot = writing.services.content.current
	const hasNames = Object.values(texts).some((text) => text.includes('{{'))
	const { values, home }: Meant = hasNames ? await readMeant(writing) : { values: {}, home: {} }
	const facts = factsFor(home, snapshot, writing.now)
	// A town's own prices are words in its table, and no names.
	const own = home.town && facts.hasOwnPrices ? home.town.name : null
	const isUnknown = (name: string) => own !== null && isHomePrice(name)
	const errors: FieldError[] = []
	const filled = Object.entries(texts).map(([field, text]) => {
		const { words, unknown } = fillKnown(text, values, facts, writing.now, isUnknown)
		const message = errorIn(words, unknown, own)
		if (message !== null) errors.push({ field, message })
		return [field, words] as const
	})
	return { texts: Object.fromEntries(filled), errors }
}

function errorIn(text: string, unknown: readonly string[], own: string | null): string | null {
	if (own !== null && unknown.some(isHomePrice))
		return `${own} has prices of its own. Please put them in place of the names in braces.`
	if (unknown.length > 0)
		return `We do not know what to put for ${unknown.map((name) => `{{${name}}}`).join(', ')}. Please fill it in yourself.`
	return text.includes('{{') || text.includes('}}')
		? 'There are still braces in the text: {{ or }}. Please take them out or complete the name between them.'
		: null
}

async function readMeant({
	services,
	staff,
	place,
}: Writing<MessagePlace, { store: Store; content: ContentHub }>): Promise<Meant> {
	const { db } = services.store
	const snapshot = services.content.current
	const writer = { 'staff.name': signedName(staff, snapshot.facts) }
	if ('personId' in place) {
		const person = await readPerson(db, place.personId)
		const area = areaWhere(snapshot, ({ id }) => id === person?.area_id)
		return {
			values: {
				...writer,
				'request.name': person?.name || null,
				'request.pickupDay': weekdayIn(area, snapshot),
			},
			home: homeOf(area, null, snapshot),
		}
	}
	const work = await db
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', place.lead.leadId)
		.where('form', '=', place.lead.form)
		.executeTakeFirst()
	if (!work) return { values: writer, home: {} }
	const own = await areaOf(db, snapshot, work)
	const area = own ?? (await areaOfPerson(db, snapshot, work))
	const home = homeOf(own, work.place, snapshot)
	return {
		values: {
			...writer,
			'request.name': work.name,
			'request.reference': work.reference,
			'request.about': work.asked || null,
			'request.price': await priceOf(db, snapshot, work),
			'request.place': work.place,
			'request.date': officeDate(new Date(work.created_at), snapshot.facts),
			'request.pickupDay': weekdayIn(area, snapshot),
		},
		home: home.town ? home : homeOf(area, null, snapshot),
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

/** The pickup area that the request names. */
async function areaOf(
	db: Kysely<Database>,
	snapshot: Snapshot,
	{ form, lead_id }: LeadWorkRow,
): Promise<PickupAreaRow | undefined> {
	if (form !== 'order' && form !== 'service-request') return undefined
	const row = await db
		.selectFrom(form === 'order' ? 'service_orders' : 'service_requests')
		.select('area_slug')
		.where('id', '=', lead_id)
		.executeTakeFirst()
	return areaWhere(snapshot, ({ slug }) => slug === row?.area_slug)
}

async function areaOfPerson(
	db: Kysely<Database>,
	snapshot: Snapshot,
	{ person_id }: LeadWorkRow,
): Promise<PickupAreaRow | undefined> {
	const person = person_id === null ? undefined : await readPerson(db, person_id)
	return areaWhere(snapshot, ({ id }) => id === person?.area_id)
}

function readPerson(db: Kysely<Database>, id: string) {
	return db.selectFrom('people').select(['name', 'area_id']).where('id', '=', id).executeTakeFirst()
}

function areaWhere(
	{ pickupAreas }: Pick<Snapshot, 'pickupAreas'>,
	isTheirs: (area: PickupAreaRow) => boolean,
): PickupAreaRow | undefined {
	return pickupAreas.ok ? pickupAreas.rows.find(isTheirs) : undefined
}

function weekdayIn(area: PickupAreaRow | undefined, { facts }: Pick<Snapshot, 'facts'>): string | null {
	return area ? weekdayWords(area, localTimeOf(new Date(), facts).date) : null
}
