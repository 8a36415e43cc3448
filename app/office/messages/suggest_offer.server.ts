import { cartName } from '#app/company/cart_name.ts'
import { pricesOfSizes } from '#app/company/container_price.ts'
import { formatDollars, sumDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { factsFor, homeOf } from '../requests/town_of.server.ts'
import { readLeadColumns, readLeadValues } from '#app/leads/lead_table.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { areaNamed } from '#app/content/area_names.ts'
import { readableValue } from '#app/leads/readable_value.server.ts'
import { wantedPrice } from '#app/leads/service_request/choices.ts'
import { orderTotal, totalSentence } from '#app/leads/order/total.ts'
import type { AmountPer } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import type { MessageValues } from './shown_message.ts'

/** The default validity of an offer, in days. */
const usualDays = 14

interface Suggestion {
	lines: readonly string[]
	/** Null if the facts have no price for it. */
	dollars: number | null
	per: AmountPer
	note?: string
}

/** Whether the request asks for something with a price, so that an offer can be made. False if there is no such request. */
export async function asksForPrice({ db }: Pick<Store, 'db'>, { form, leadId }: LeadKey): Promise<boolean> {
	const definition = leadDefinitions[form]
	const read = await readLeadColumns(db, definition, [...definition.columns.keys()], [leadId])
	const values = read.get(leadId)
	return values !== undefined && definition.isPriced(values)
}

/** Returns the initial values of an offer's form: what was asked for, at the price in the facts. */
export async function suggestOffer(
	store: Store,
	content: Pick<Snapshot, 'facts' | 'residentialTowns' | 'pickupAreas'>,
	lead: LeadKey,
	now: Date,
): Promise<MessageValues> {
	const { facts } = content
	const definition = leadDefinitions[lead.form]
	const values = await readLeadValues(store.db, definition, lead.leadId)
	const named = areaNamed(content)
	const read = (column: string) => readableValue(definition, column, values[column], named)
	const { lines, dollars, per, note = '' } = suggestion(lead, values, read, facts)
	const { place } = definition.contactOf(values)
	const home = homeOf({ place }, content)
	// A town with its own prices has them as text in a table, not as amounts.
	const isOwn = factsFor(home, content, now).hasOwnPrices === true
	const isKnown = dollars !== null && (!isOwn || !['quote', 'service-request'].includes(lead.form))
	return {
		lines: lines.filter(Boolean).join('\n'),
		amount: isKnown ? formatDollars(dollars) : '',
		per,
		valid_through: addDays(civilDay(localTimeOf(now, facts).date), usualDays).date,
		note,
	}
}

function suggestion(
	{ form }: LeadKey,
	values: Readonly<Record<string, unknown>>,
	read: (column: string) => string,
	facts: Facts,
): Suggestion {
	switch (form) {
		case 'quote':
			return quoted(values['service_type'], facts)
		case 'rolloff': {
			const sizes = Array.isArray(values['dumpster_sizes']) ? values['dumpster_sizes'].map(String) : []
			const duration = read('project_duration')
			const containers = sizes.map((size) => `${size} roll-off dumpster`)
			const prices = sizes.map((size) => facts.rolloffs.find(({ yards }) => `${yards} Yard` === size)?.price)
			const known = prices.flatMap((price) => price ?? [])
			const isPriced = known.length > 0 && known.length === sizes.length
			// If the price includes a number of days, the requested duration is only a wish; additional days cost extra.
			const isWish = known.some(({ days }) => days !== null)
			const durationNote = isWish && duration ? [`Wanted for: ${duration}.`] : []
			return {
				lines: [...containers, isWish ? '' : duration && `For ${duration}`],
				dollars: isPriced ? sumDollars(known.map(({ dollars }) => dollars)) : null,
				per: 'once',
				note: [...pricesOfSizes(sizes, facts), ...durationNote].join('\n'),
			}
		}
		case 'hoa':
			return { lines: [`${read('serviceType')} for ${read('units')} homes`], dollars: null, per: 'month' }
		case 'order':
			return ordered(values, facts)
		case 'service-request':
			return {
				lines: [read('kind'), read('extra_items').replaceAll('\n', ', '), read('cart_wanted')],
				dollars: values['kind'] === 'other-cart' ? wantedPrice(values['cart_wanted'], facts) : null,
				per: values['kind'] === 'other-cart' ? 'month' : 'once',
			}
		default:
			return { lines: [], dollars: null, per: 'once' }
	}
}

function quoted(service: unknown, { carts, commercial }: Facts): Suggestion {
	const largest = carts.at(-1)
	if (service === 'residential-services' && largest)
		return {
			lines: [`Trash every week, ${cartName(largest.gallons)}`],
			dollars: largest.price,
			per: 'month',
		}
	// The form does not ask for the size: suggests the smaller one at its starting price.
	const [dumpster] = commercial
	if (service === 'commercial' && dumpster)
		return {
			lines: [`${dumpster.yards}-yard commercial dumpster`],
			dollars: dumpster.price?.from ?? null,
			per: 'month',
		}
	if (service === 'rolloff') return { lines: ['Roll-off dumpster'], dollars: null, per: 'once' }
	return { lines: [], dollars: null, per: 'once' }
}

/** Suggests an order at today's prices. */
function ordered(values: Readonly<Record<string, unknown>>, facts: Facts): Suggestion {
	const { service, cart, extras } = values
	const choice = {
		service: String(service),
		cart: typeof cart === 'string' ? cart : null,
		extras: Array.isArray(extras) ? extras.map(String) : [],
	}
	const total = orderTotal(choice, facts)
	if (total === null) return { lines: [], dollars: null, per: 'month' }
	return {
		lines: total.lines.map(({ label }) => label),
		dollars: total.monthly === 0 ? total.inSeason : total.monthly,
		per: 'month',
		...(total.inSeason === null ? {} : { note: `In all: ${totalSentence(total, facts)}.` }),
	}
}
