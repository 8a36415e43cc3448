import { rowAt } from '#app/content/listing.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { Kysely } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { contentOn, type Snapshot } from '#app/content/snapshot.server.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import { agreedPrice } from '#app/offers/agreed_price.server.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { formText } from '#platform/forms/form_text.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { confirmationMail } from './confirmation_mail.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import { refused } from '../kernel/screens/commands.server.ts'
import type { Composing, LeadPlace, MessageKind, Sent } from './message_kind.ts'
import type { MessageValues } from './shown_message.ts'
import { cartDoubt, dayDoubt } from './order_doubts.server.ts'
import { dayQuestion, placeOfOrder } from './order_schedule.server.ts'
import { planOrderStops } from './order_stops.server.ts'
import { writeLeadMail } from './send_mail.server.ts'

/** What the office confirms about an order; `areaSlug` is null if no area was chosen. */
export interface Confirmation {
	cartNumber: string
	/** `YYYY-MM-DD` */
	firstPickup: string
	areaSlug: string | null
}

interface ConfirmationDraft extends Confirmation {
	/** The confirmation being corrected, as the form showed it; null for the first one. */
	corrects: Confirmation | null
	/** The `value`s of the doubts that the user decided. */
	decided: ReadonlySet<string>
}

/** The maximum number of days until the first pickup. */
const daysAhead = 400

const removed =
	'The customer’s data was removed at their request, so there is nobody to email. Nothing was confirmed.'
const confirmedOtherwise =
	'Somebody confirmed this order meanwhile with another cart, day or area, as it stands above. Nothing was emailed again; what you typed is still here, to correct it if yours is right.'
const lookFirst = 'Nothing was confirmed yet. Please look at this first:'

/** The mail that confirms an order: the cart, the first pickup, and the accepted or original price. */
export const orderConfirmation = {
	fields: {
		cart_number: {
			control: 'text',
			label: 'Cart number',
			required: true,
			autoComplete: 'off',
			missing: 'Please enter the number of the cart.',
			limit: { max: 40, called: 'the number of the cart' },
		},
		area_slug: { control: 'select', label: 'Pickup area', placeholder: 'None yet', options: [] },
		first_pickup: { control: 'date', label: 'First pickup', required: true },
	},
	notices: { word: 'saved', anchor: '', texts: {} },
	find: ({ services, place }) => readOrder(services.store.db, place.lead.leadId),
	read: (values, { services, now }, form) =>
		readConfirmation(
			values,
			form,
			services.content.current,
			localTimeOf(now, services.content.current.facts).date,
		),
	send: (draft, _, composing) => confirmOrder(composing, draft),
} satisfies MessageKind<LeadPlace, { email: string }, ConfirmationDraft>

function readConfirmation(
	{ cart_number: cartNumber = '', first_pickup: firstPickup = '', area_slug = '' }: MessageValues,
	form: FormData,
	snapshot: Snapshot,
	today: string,
): { draft: ConfirmationDraft } | { errors: FieldError[] } {
	const errors: FieldError[] = []
	const was = formText(form, openedName('first_pickup'))
	const last = addDays(civilDay(today), daysAhead).date
	// A day that was already confirmed remains valid after it has passed.
	if (!isDay(firstPickup) || (firstPickup !== was && (firstPickup < today || firstPickup > last)))
		errors.push({
			field: 'first_pickup',
			message: 'Please choose the day of the first pickup, today or later.',
		})
	// An order confirmed with an area that is no longer published keeps that area.
	const isKept = area_slug === formText(form, openedName('area_slug'))
	if (area_slug !== '' && !isKept && !rowAt(snapshot.pickupAreas, area_slug))
		errors.push({ field: 'area_slug', message: 'That area is no longer there. Please choose another one.' })
	if (errors.length > 0) return { errors }
	const corrects = form.has(openedName('first_pickup'))
		? {
				cartNumber: formText(form, openedName('cart_number')),
				firstPickup: was,
				areaSlug: formText(form, openedName('area_slug')) || null,
			}
		: null
	const decided = new Set(form.getAll('decided').map(String))
	return { draft: { cartNumber, firstPickup, areaSlug: area_slug || null, corrects, decided } }
}

/**
 * Confirms an order or corrects its confirmation, in one transaction: its row, status, two stops, history and mail.
 * Asks about a day outside the schedule and a cart that another customer has. Idempotent: repeating the same values
 * changes and mails nothing. Throws if the store fails.
 */
export async function confirmOrder(
	composing: Composing<LeadPlace>,
	{ cartNumber, firstPickup, areaSlug, corrects, decided }: ConfirmationDraft,
): Promise<Sent> {
	const {
		services: { store, content, publicUrl, wake },
		place: { lead },
		now,
	} = composing
	const snapshot = content.current
	const area = rowAt(snapshot.pickupAreas, areaSlug) ?? null
	const seen = await readOrder(store.db, lead.leadId)
	const listed = seen ? (await placeOfOrder({ store, content }, seen, now)).areas : []
	const sent = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work) return null
		if (work.anonymized_at !== null) return refused(409, removed)
		const order = await trx
			.selectFrom('service_orders')
			.selectAll()
			.where('id', '=', lead.leadId)
			.executeTakeFirstOrThrow()
		const isCorrection = order.first_pickup !== null
		if (isCorrection) {
			const isSame = isConfirmedAs(order, { cartNumber, firstPickup, areaSlug })
			if (isSame && work.status === 'won') return '1'
			if (!isSame && (corrects === null || !isConfirmedAs(order, corrects)))
				return refused(409, confirmedOtherwise)
		}
		// Values that were already confirmed are not questioned again.
		const isDayKept = order.first_pickup === firstPickup && order.area_slug === areaSlug
		const question = isDayKept ? '' : dayQuestion({ area, listed }, order, firstPickup, snapshot)
		const cart = order.cart_number === cartNumber ? null : await cartDoubt(trx, work, cartNumber)
		const doubts = [question ? dayDoubt(question, firstPickup, area) : null, cart].filter(
			(doubt) => doubt !== null,
		)
		if (doubts.some(({ value }) => !decided.has(value))) {
			const shownDoubts = doubts.map((doubt) => ({ ...doubt, isDecided: decided.has(doubt.value) }))
			return refused(409, lookFirst, { kept: { doubts: shownDoubts } })
		}
		const chosen = area ?? (await storedArea(trx, areaSlug))
		await trx
			.updateTable('service_orders')
			.set({ cart_number: cartNumber, first_pickup: firstPickup, area_slug: chosen?.slug ?? null })
			.where('id', '=', lead.leadId)
			.execute()
		const place = chosen ?? (listed.length === 1 ? (listed[0] ?? null) : null)
		const confirmed = { work, cartNumber, firstPickup, area: place, isCorrection, isDayKept }
		const cartMovedTo = await planOrderStops(trx, confirmed, content, { staff: composing.staff, now })
		const rules = scheduleRules(snapshot)
		const { lawnSeason } = contentOn(snapshot, firstPickup).facts
		const { accepted, amount } = await agreedPrice(trx, work)
		const price = { order, accepted, lawnSeason }
		const words = { work, price, cartNumber, cartMovedTo, firstPickup, area, rules, isCorrection }
		await writeLeadMail(trx, composing, work, {
			mail: work.email === '' ? null : confirmationMail(words, snapshot.facts, publicUrl, now),
			status: 'won',
			also: amount,
			event: {
				kind: 'confirm',
				from: order.first_pickup,
				to: firstPickup,
				note: doubts.map(({ note }) => note).join(' ') || null,
			},
		})
		return '1'
	})
	if (sent === '1') wake('mail')
	return sent
}

/** Returns the area with this slug, even if it is not published; null if there is none. */
export async function storedArea(db: Kysely<Database>, slug: string | null): Promise<PickupAreaRow | null> {
	if (slug === null) return null
	const row = await db.selectFrom('pickup_areas').selectAll().where('slug', '=', slug).executeTakeFirst()
	return row ?? null
}

function isConfirmedAs(
	{ cart_number, first_pickup, area_slug }: ServiceOrderRow,
	{ cartNumber, firstPickup, areaSlug }: Confirmation,
): boolean {
	return cart_number === cartNumber && first_pickup === firstPickup && area_slug === areaSlug
}

/** Reads the columns of an order that its confirmation needs; null if there is none. */
export async function readOrder(db: Kysely<Database>, leadId: string) {
	const order = await db
		.selectFrom('service_orders')
		.innerJoin('lead_work', 'lead_work.lead_id', 'service_orders.id')
		.select(['service', 'extras', 'service_orders.address', 'service_orders.town', 'start_week', 'area_slug'])
		.select(['cart_number', 'first_pickup', 'lead_work.email'])
		.where('service_orders.id', '=', leadId)
		.executeTakeFirst()
	return order ?? null
}
