import { asSentence } from '#platform/text/as_sentence.ts'
import { listed } from '#platform/text/listed.ts'
import { stateNames } from '#platform/addresses/states.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { daysInWords, townDays } from '#app/company/routes.ts'
import {
	bringing,
	cartPlaces,
	containerPlaces,
	placesWithoutCarts,
	type ServedPlace,
} from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { DirectAnswer } from '../search_response.ts'
import { isOnlyAbout, words } from './asked.ts'

const around = words(
	'trash garbage recycling pickup pick up service services serve served serving area areas live cart carts bin bins dumpster dumpsters roll off rolloff container containers rental rent day days schedule collection waste removal town towns city hauling company near which time',
)
const anyArea =
	/ (service areas?|areas?|towns?|cities|where do you( guys)? (pick up|go|come|serve|deliver|operate)) /
const everywhere = words(
	'serve served service services deliver operate cover pick up pickup go trash our all',
)

function aroundIn({ state }: { state: string }): ReadonlySet<string> {
	return new Set([...around, ...words(`${state} ${stateNames.get(state) ?? ''}`.toLowerCase())])
}

/** The answer about a place: what we do there and on which days; without a place, where each service is offered. */
export function areaAnswer(question: string, content: Snapshot): DirectAnswer | null {
	const carts = cartPlaces(content)
	const containers = containerPlaces(content)
	const { services, routes } = content.facts
	const without = placesWithoutCarts(content)
	// The longest name first, so that "Windsor, VA" wins over "Windsor" if both match.
	const name = [...carts, ...containers, ...without]
		.toSorted((one, other) => other.name.length - one.name.length)
		.find((place) => question.includes(` ${asked(place.name)} `))?.name
	if (name === undefined)
		return isOnlyAbout(question, anyArea, everywhere) ? everyArea(content.facts, carts, containers) : null
	if (!isOnlyAbout(question, new RegExp(` ${asked(name)} `), aroundIn(content.facts.address))) return null
	const isThere = (place: { name: string }) => place.name === name
	const cart = carts.find(isThere)
	const container = containers.find(isThere)
	const bring = container ? `We ${bringing(services)} ${name}.` : ''
	if (cart) {
		const days = daysInWords(townDays(routes, cart.to.split('/').at(-1) ?? ''))
		const day = days === null ? 'The day depends on your address.' : `The usual day is ${days}.`
		return {
			title: `Yes, we empty carts in ${name}`,
			text: `${day} ${bring}`.trim(),
			url: '/pickup-day',
			link: 'Find your pickup day',
		}
	}
	const town = without.find(isThere)
	const contractor = town?.contractor ?? null
	if (!services.residential)
		return {
			title: `Yes, we serve ${name}`,
			text: bring,
			url: container?.to ?? '/services',
			link: services.rolloff ? `Roll-off dumpsters in ${name}` : 'Dumpsters for businesses',
		}
	return {
		title: `We don’t empty carts in ${name}${contractor ? '' : ' yet'}`,
		text: `${contractor ? `${asSentence(`The city has contracted trash pickup to ${contractor}`)} ` : ''}${bring}`.trim(),
		url: container?.to ?? town?.to ?? '/residential',
		link: container && services.rolloff ? `Roll-off dumpsters in ${name}` : `Service in ${name}`,
	}
}

/** A place name in the form of `plainQuestion`. */
function asked(name: string): string {
	return name.toLowerCase().replace(/[,()]/g, '')
}

function everyArea(
	{ services }: Pick<Facts, 'services'>,
	carts: readonly ServedPlace[],
	containers: readonly ServedPlace[],
): DirectAnswer | null {
	const inNames = (does: string, places: readonly ServedPlace[]) =>
		places.length > 0 ? [`${does} ${listed(places.map(({ name }) => name))}.`] : []
	const text = [
		...inNames('We empty carts in', carts),
		...inNames(`We ${bringing(services)}`, containers),
	].join(' ')
	return text === '' ? null : { title: 'Where we come', text, url: '/#service-area', link: 'See the map' }
}
