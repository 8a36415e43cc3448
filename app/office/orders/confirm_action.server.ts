import { data, redirect } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Services } from '#app/context.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { areaOf } from './area_of.server.ts'
import { type Confirmation, confirmOrder, type ConfirmResult } from './confirm_order.server.ts'
import type { Doubt } from './doubts.server.ts'

/** Why an order was not confirmed, with what was typed. */
export interface ConfirmRefusal {
	order: {
		/** What is wrong besides single fields; null where nothing is. */
		message: string | null
		errors: FieldError[]
		/** What has to be decided, each with whether its box was ticked. */
		doubts: (Doubt & { isDecided: boolean })[]
		typed: { cartNumber: string; firstPickup: string; areaSlug: string }
	}
}

const longestNumber = 40
/** Nobody plans farther ahead. */
const daysAhead = 400

const messages = {
	removed: 'Who ordered was taken out on request, so there is nobody to mail. Nothing was confirmed.',
	confirmed:
		'Somebody confirmed this order meanwhile with another cart, day or area, as it stands above. Nothing was mailed again; what you typed is still here, to correct it if yours is right.',
} as const

/** Confirms an order by its form, and redirects to `saved`; or says why not, and keeps every word. */
export async function handleConfirmation(
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wakeMail' | 'log'>,
	staff: Staff,
	leadId: string,
	entries: FormData,
	saved: string,
	now: Date,
) {
	const text = (name: string) => {
		const value = entries.get(name)
		return typeof value === 'string' ? cleanLine(value) : ''
	}
	const typed = {
		cartNumber: text('cart_number'),
		firstPickup: text('first_pickup'),
		areaSlug: text('area_slug'),
	}
	const decided = new Set(entries.getAll('decided').map(String))
	const refuse = (
		status: number,
		message: string | null,
		{ errors = [], doubts = [] }: { errors?: FieldError[]; doubts?: Doubt[] } = {},
	) => {
		const asked = doubts.map((doubt) => ({ ...doubt, isDecided: decided.has(doubt.value) }))
		return data<ConfirmRefusal>({ order: { message, errors, doubts: asked, typed } }, { status })
	}
	const errors = faults(typed, text('was_first_pickup'), localTimeOf(now).date)
	if (typed.areaSlug !== '' && areaOf(services.content.current, typed.areaSlug) === null)
		errors.push({ field: 'area_slug', message: 'That area is no longer there. Please choose another one.' })
	if (errors.length > 0) return refuse(422, null, { errors })
	const confirmation = { ...typed, areaSlug: typed.areaSlug || null }
	const corrects: Confirmation | null = entries.has('was_first_pickup')
		? {
				cartNumber: text('was_cart_number'),
				firstPickup: text('was_first_pickup'),
				areaSlug: text('was_area_slug') || null,
			}
		: null
	let result: ConfirmResult
	try {
		result = await confirmOrder(services, staff, leadId, confirmation, { corrects, decided }, now)
	} catch (error) {
		services.log.error({ error: String(error), staff: staff.id }, 'order not confirmed')
		return refuse(503, storeFailure(error))
	}
	if (result.ok) return redirect(saved, 303)
	if (result.reason === 'missing') throw requestGone({ 'Cart number': typed.cartNumber })
	if (result.reason === 'doubts')
		return refuse(409, 'Nothing was confirmed yet. Please look at this first:', { doubts: result.doubts })
	return refuse(409, messages[result.reason])
}

function faults(
	{ cartNumber, firstPickup }: { cartNumber: string; firstPickup: string },
	/** A day that was confirmed stays good after it has come. */
	confirmed: string,
	today: string,
): FieldError[] {
	const errors: FieldError[] = []
	if (cartNumber === '')
		errors.push({ field: 'cart_number', message: 'Please enter the number of the cart.' })
	if (cartNumber.length > longestNumber)
		errors.push({
			field: 'cart_number',
			message: `Please shorten the number of the cart to ${longestNumber} characters or fewer.`,
		})
	const last = addDays(civilDay(today), daysAhead).date
	if (!isDay(firstPickup) || (firstPickup !== confirmed && (firstPickup < today || firstPickup > last)))
		errors.push({
			field: 'first_pickup',
			message: 'Please choose the day of the first pickup, today or later.',
		})
	return errors
}
