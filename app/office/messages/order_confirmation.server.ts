import { rowAt } from '#app/content/listing.ts'
import type { Kysely } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import { agreedPrice } from '#app/offers/agreed_price.server.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { formText } from '#platform/forms/form_text.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { confirmationMail } from './confirmation_mail.server.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import { refused } from '../kernel/screens/commands.server.ts'
import type { Composing, LeadPlace, MessageKind, Sent } from './message_kind.ts'
import type { MessageValues } from './shown_message.ts'
import { cartDoubt, dayDoubt } from './order_doubts.server.ts'
import { placeOfOrder } from './order_schedule.server.ts'
import { planOrderStops } from './order_stops.server.ts'
import { writeLeadMail } from './send_mail.server.ts'

/** What the office confirms about an order; `area_slug` is null if no area was chosen. */
export interface Confirmation {
	cart_number: string
	/** `YYYY-MM-DD` */
	first_pickup: string
	area_slug: string | null
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
	send: confirmOrder,
} satisfies MessageKind<LeadPlace, { email: string }, ConfirmationDraft>

function readConfirmation(
	{ cart_number = '', first_pickup = '', area_slug = '' }: MessageValues,
	form: FormData,
	snapshot: Snapshot,
	today: string,
): { draft: ConfirmationDraft } | { errors: FieldError[] } {
	const errors: FieldError[] = []
	const opened = (name: keyof Confirmation) => formText(form, openedName(name))
	const last = addDays(civilDay(today), daysAhead).date
	// A day that was already confirmed remains valid after it has passed.
	if (
		!isDay(first_pickup) ||
		(first_pickup !== opened('first_pickup') && (first_pickup < today || first_pickup > last))
	)
		errors.push({
			field: 'first_pickup',
			message: 'Please choose the day of the first pickup, today or later.',
		})
	// An order confirmed with an area that is no longer published keeps that area.
	if (area_slug !== '' && area_slug !== opened('area_slug') && !rowAt(snapshot.pickupAreas, area_slug))
		errors.push({ field: 'area_slug', message: 'That area is no longer there. Please choose another one.' })
	if (errors.length > 0) return { errors }
	const corrects = form.has(openedName('first_pickup'))
		? {
				cart_number: opened('cart_number'),
				first_pickup: opened('first_pickup'),
				area_slug: opened('area_slug') || null,
			}
		: null
	const decided = new Set(form.getAll('decided').map(String))
	return { draft: { cart_number, first_pickup, area_slug: area_slug || null, corrects, decided } }
}

/**
 * Confirms an order or corrects its confirmation, in one transaction: its row, status, two stops, history and mail.
 * Asks about a day outside the schedule and a cart that another customer has. Idempotent: repeating the same values
 * changes and mails nothing. Throws if the store fails.
 */
export async function confirmOrder(
	composing: Composing<LeadPlace>,
	{ corrects, decided, ...confirmation }: ConfirmationDraft,
): Promise<Sent> {
	const {
		services: { store, content, publicUrl, wake },
		place: { lead },
		now,
	} = composing
	const { cart_number, first_pickup, area_slug } = confirmation
	const snapshot = content.current
	const area = rowAt(snapshot.pickupAreas, area_slug) ?? null
	const seen = await readOrder(store.db, lead.leadId)
	if (!seen) return null
	const place = await placeOfOrder({ store, content }, seen, now)
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
			const isSame = isConfirmedAs(order, confirmation)
			if (isSame && work.status === 'won') return '1'
			if (!isSame && (corrects === null || !isConfirmedAs(order, corrects)))
				return refused(409, confirmedOtherwise)
		}
		// Values that were already confirmed are not questioned again.
		const isDayKept = order.first_pickup === first_pickup && order.area_slug === area_slug
		const isCartKept = order.cart_number === cart_number
		const doubts = [
			isDayKept ? null : dayDoubt(area, place, order, first_pickup, snapshot),
			isCartKept ? null : await cartDoubt(trx, work, cart_number),
		].filter((doubt) => doubt !== null)
		if (doubts.some(({ value }) => !decided.has(value))) {
			const shownDoubts = doubts.map((doubt) => ({ ...doubt, isDecided: decided.has(doubt.value) }))
			return refused(409, lookFirst, { kept: { doubts: shownDoubts } })
		}
		const chosen = area ?? (await storedArea(trx, area_slug))
		await trx
			.updateTable('service_orders')
			.set({ cart_number, first_pickup, area_slug: chosen?.slug ?? null })
			.where('id', '=', lead.leadId)
			.execute()
		const stopsArea = chosen ?? place.only
		const confirmed = { work, cart_number, first_pickup, area: stopsArea, isCorrection, isDayKept }
		const cartMovedTo = await planOrderStops(trx, confirmed, content, { staff: composing.staff, now })
		const { accepted, amount } = await agreedPrice(trx, work)
		// The mail links to an area only if it was chosen and has a page.
		const words = { ...confirmed, area, cartMovedTo, order, accepted }
		await writeLeadMail(trx, composing, work, {
			mail: work.email === '' ? null : confirmationMail(words, snapshot, publicUrl, now),
			status: 'won',
			also: amount,
			event: {
				kind: 'confirm',
				from: order.first_pickup,
				to: first_pickup,
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
	confirmation: Confirmation,
): boolean {
	return (
		cart_number === confirmation.cart_number &&
		first_pickup === confirmation.first_pickup &&
		area_slug === confirmation.area_slug
	)
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
