import type { Kysely } from 'kysely'
import { officeDate } from '#app/company/office_date.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { fillKnown } from '#app/content/fill_known.ts'
import { rowAt, rowIn } from '#app/content/listing.ts'
import { isHomePrice } from '#app/content/named_facts.ts'
import type { RequestPlaceholder } from '#app/content/request_placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import { pricesSeen } from '#app/leads/rolloff/definition.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { signedName } from '../sign_in/first_owner_name.ts'
import { factsFor, type Home, homeOf } from './town_of.server.ts'

/** The recipient of a message: values of placeholders that are not facts, and the home. */
export interface Recipient {
	values: Partial<Record<RequestPlaceholder, string | null>>
	home: Home
}

/** A text with its placeholders filled for a recipient. */
interface FilledText {
	words: string
	unknown: string[]
	/** The town, if it has its own prices, which no placeholder can fill; else null. */
	own: string | null
}

/** Returns a function that fills the placeholders of a text for a recipient. */
export function placeholderFiller(
	{ values, home }: Recipient,
	snapshot: Snapshot,
	now: Date,
): (text: string) => FilledText {
	const facts = factsFor(home, snapshot, now)
	// A town's own prices are plain text in its table, which no placeholder can fill.
	const own = home.town && facts.hasOwnPrices ? home.town.name : null
	const isOwn = (name: string) => own !== null && isHomePrice(name)
	return (text) => ({ ...fillKnown(text, values, facts, now, isOwn), own })
}

/** The recipient of a message about a request; `area` overrides the area named in the request. */
export async function requestRecipient(
	db: Kysely<Database>,
	snapshot: Snapshot,
	work: LeadWorkRow,
	{ staff, now, area: known }: { staff: { name: string }; now: Date; area?: PickupAreaRow | undefined },
): Promise<Recipient> {
	const own = known ?? (await areaOf(db, snapshot, work))
	const area = own ?? (await areaOfPerson(db, snapshot, work))
	const home = homeOf({ area: own, place: work.place }, snapshot)
	return {
		values: {
			'staff.name': signedName(staff, snapshot.facts),
			'request.name': work.name,
			'request.reference': work.reference,
			'request.about': work.asked || null,
			'request.price': await priceOf(db, snapshot, work),
			'request.place': work.place,
			'request.date': officeDate(new Date(work.created_at), snapshot.facts),
			'request.pickupDay': weekdayIn(area, snapshot, now),
		},
		home: home.town ? home : homeOf({ area }, snapshot),
	}
}

/** The recipient of a message to a person without a request. */
export async function personRecipient(
	db: Kysely<Database>,
	snapshot: Snapshot,
	personId: string,
	{ staff, now }: { staff: { name: string }; now: Date },
): Promise<Recipient> {
	const person = await readPerson(db, personId)
	const area = rowIn(snapshot.pickupAreas, person?.area_id)
	return {
		values: {
			'staff.name': signedName(staff, snapshot.facts),
			'request.name': person?.name || null,
			'request.pickupDay': weekdayIn(area, snapshot, now),
		},
		home: homeOf({ area }, snapshot),
	}
}

/** The price of a roll-off request: as its form showed it, else the current one; empty for other requests. */
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
	return rowAt(snapshot.pickupAreas, row?.area_slug)
}

async function areaOfPerson(
	db: Kysely<Database>,
	snapshot: Snapshot,
	{ person_id }: LeadWorkRow,
): Promise<PickupAreaRow | undefined> {
	const person = person_id === null ? undefined : await readPerson(db, person_id)
	return rowIn(snapshot.pickupAreas, person?.area_id)
}

function readPerson(db: Kysely<Database>, id: string) {
	return db.selectFrom('people').select(['name', 'area_id']).where('id', '=', id).executeTakeFirst()
}

function weekdayIn(
	area: PickupAreaRow | undefined,
	{ facts }: Pick<Snapshot, 'facts'>,
	now: Date,
): string | null {
	return area ? weekdayWords(area, localTimeOf(now, facts).date) : null
}
