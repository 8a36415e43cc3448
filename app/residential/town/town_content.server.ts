import { townDays } from '#app/company/routes.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { plannedContract } from '#app/content/planned_contract.ts'
import { nearby } from '#app/content/nearby_towns.ts'
import { milesBetween } from '#app/places/distance.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { bringsTo, townFacts } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { ownSectionText } from '#app/content/sections.server.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { townAlerts } from '#app/pickup/alerts/shown_alerts.server.ts'
import { listed } from '#platform/text/listed.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import { townWords } from '#app/content/town_words.ts'
import { townFaqs } from '../faqs.server.ts'
import { townPicture } from '#app/pictures/town_picture.server.ts'
import { overfilledSentence, priceRows } from '../price_rows.server.ts'
import { townPricing } from '#app/content/town_pricing.server.ts'

/** A planned end of service within this many days is announced. */
const daysAhead = 56

/** The content of a town's page (RT-02 to RT-07). */
export function townContent(town: ResidentialTownRow, snapshot: Snapshot, today: Date) {
	const { slug, name } = town
	const { date } = localTimeOf(today, snapshot.facts)
	const facts = townFacts(town, snapshot, date)
	const hasCarts = facts.services.residential
	const hauled = hauledTo(town, facts)
	const here = { ...snapshot, facts }
	const fill = (text: string) => fillPlaceholders(text, facts, today)
	const section = (part: string) => {
		const { title, description } = ownSectionText(residentialTowns, town, part, here, today)
		return { title, description }
	}
	const towns = rowsIn(snapshot.residentialTowns)
	const pricing = townPricing(town.pricing_info, facts, today)
	const [first] = pricing.items
	const areas = rowsIn(snapshot.pickupAreas)
	return {
		slug,
		name,
		heading: `${name} Residential Trash${facts.services.recycling ? ' & Recycling' : ''}`,
		hasCarts,
		contractedTo: town.contracted_to,
		contracted: plannedContract(town, 'residentialTowns', snapshot, addDays(civilDay(date), daysAhead).date),
		alerts: townAlerts(slug, snapshot, today),
		blurb: fill(townWords(town, facts.services).blurb),
		picture: townPicture('residential', town, snapshot),
		nearby: nearby(town, towns).map((other) => ({
			slug: other.slug,
			name: other.name,
			miles: Math.max(1, Math.round(milesBetween(town, other))),
		})),
		hasDumpsters: hauled.commercial,
		introduction: hasCarts ? section('service-introduction') : otherIntroduction(name, facts, hauled),
		pickup: {
			...section('weekly-pickup'),
			days: townDays(facts.routes, slug),
			areas: areas
				.filter((area) => area.town_slug === slug)
				.map((area) => ({ slug: area.slug, name: area.name })),
		},
		pricing,
		firstPrice: first && { what: first.service, price: first.price },
		rows: facts.carts.length > 0 && !facts.hasOwnPrices ? priceRows(facts) : [],
		overfilled: overfilledSentence(facts),
		orderingUrl: snapshot.portals.ordering,
		hoaPicture: drawnPicture('hoa', snapshot.livery),
		faqs: hasCarts ? townFaqs(here, slug, today) : [],
		closing: section('bottom-cta'),
	}
}

/** The introduction for a town without cart service (PD-17). */
function otherIntroduction(
	name: string,
	{ services }: Facts,
	{ commercial, rolloff }: ReturnType<typeof hauledTo>,
) {
	const things = [
		...(services.lawn ? ['lawn pickup'] : []),
		...(commercial ? ['dumpsters for shops or sites'] : []),
		...(rolloff ? ['roll-off containers for a cleanout or a new roof'] : []),
	]
	return {
		title: `What we do in ${name}`,
		description:
			things.length > 0
				? `All but the carts at home: ${listed(things)}.`
				: 'The carts at home are not ours there. For anything else, call us.',
	}
}

/** The kinds of containers delivered to a town. */
function hauledTo(town: ResidentialTownRow, facts: Facts) {
	const { commercial, rolloff } = facts.services
	const isBrought = bringsTo(town, facts)
	return { commercial: commercial && isBrought, rolloff: rolloff && isBrought }
}

export type TownContent = ReturnType<typeof townContent>

/** A town's title and description for search engines (MD-01), filled with its own facts. */
export function townText(
	town: ResidentialTownRow,
	facts: Facts,
	today: Date,
): { title: string; description: string } {
	const { title, description } = townWords(town, facts.services)
	return {
		title: fillPlaceholders(title, facts, today),
		description: fillPlaceholders(description, facts, today),
	}
}
