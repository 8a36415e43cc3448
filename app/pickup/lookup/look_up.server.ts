import { milesBetween } from '#app/content/nearby_towns.ts'
import type { Store } from '#db/store.server.ts'
import { nameWithSuffix, readStreetName, type StreetName } from '#platform/addresses/street_name.ts'
import type { Answer, AreaLink } from './answer.ts'
import { type FoundRange, rangesOf } from './ranges.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { namesBeginning, similarNames } from './street_names.server.ts'
import type { KnownPlace } from './places.ts'
import type { Territory, TerritoryArea } from './territory.server.ts'
import type { WrittenAddress } from '#platform/addresses/written_address.ts'

const mostChoices = 6
const mostSpellings = 5

/** A matching range with its area. */
interface Candidate {
	range: FoundRange
	name: StreetName
	area: TerritoryArea
}

/** Finds the pickup area of an address as it was typed. Rejects when the store cannot be read. */
export async function lookUp(
	store: Pick<Store, 'db'>,
	territory: Territory,
	text: string,
	read: typeof readAddress = readAddress,
): Promise<Answer> {
	const written = read(text, territory.townNames)
	if (!written.ok) return { kind: 'unread', reason: written.reason }
	const { address } = written
	const street = readStreetName(address.street)
	if (street === null || street.name === '') return { kind: 'unread', reason: 'no-street' }
	const place = territory.elsewhere.get(address.town ?? '')
	if (place || address.isElsewhere) return elsewhere(territory, place)
	const contracted = territory.contracted.get(address.town ?? '')
	if (contracted)
		return {
			kind: 'contracted',
			town: contracted.name,
			contractor: contracted.contractor,
			to: `/residential/${contracted.slug}`,
		}

	const shown = displayed(address.street)
	const { number } = address
	const names = [...new Set([street.name, nameWithSuffix(street)])]
	const ofName = candidatesOf(await rangesOf(store, names, number), territory)
	const fitting = narrow(ofName, street, address)
	if (fitting.isExact) return settle(fitting.all) ?? chooseOrAsk(fitting.all, number, shown)
	if (ofName.length > 0) return chooseOrAsk(ofName, number, shown)
	if (number !== null) {
		const parts = candidatesOf(await rangesOf(store, names, null), territory)
		const nearby = narrow(parts, street, address).all
		if (parts.length > 0) return contractedAt(nearby) ?? outside(nearby, number, shown)
	}
	const similar = await similarNames(store, street.name, mostSpellings)
	const others = similar.length > 0 ? similar : await namesBeginning(store, address.street, mostSpellings)
	const alike = others.length > 0 ? candidatesOf(await rangesOf(store, others, number), territory) : []
	const near = narrow(alike, { ...street, suffix: similar.length > 0 ? street.suffix : '' }, address).all
	return near.length > 0 ? choose(near, number, true) : { kind: 'unknown', street: shown }
}

function candidatesOf(ranges: readonly FoundRange[], { areas, showsSamples }: Territory): Candidate[] {
	return ranges.flatMap((range) => {
		if (range.is_sample && !showsSamples) return []
		const area = areas.get(range.area_id)
		const name = readStreetName(range.street)
		return area && name ? [{ range, area, name }] : []
	})
}

/**
 * The candidates that match the street's parts and the place that were typed; parts left out match everything. When none
 * matches, all candidates, marked as not exact.
 */
function narrow(
	candidates: readonly Candidate[],
	street: StreetName,
	{ number, town, zip }: WrittenAddress,
): { isExact: boolean; all: readonly Candidate[] } {
	const isSame = (typed: string, listed: string) => typed === '' || listed === '' || typed === listed
	const inStreet = candidates.filter(
		({ name }) =>
			(street.suffix === '' || street.suffix === name.suffix || name.name !== street.name) &&
			isSame(street.county, name.county) &&
			isSame(street.before || street.after, name.before || name.after),
	)
	const whole = inStreet.length > 0 ? inStreet : candidates
	const inTown = whole.filter(({ area }) => town === null || area.townNames.includes(town))
	const inZip = (of: readonly Candidate[]) =>
		of.filter(({ range }) => zip === null || range.zip === null || range.zip === zip)
	const inBoth = inZip(inTown)
	const placed = [inBoth, inTown, town === null ? [] : inZip(whole)].find((some) => some.length > 0) ?? whole
	const isPlaced = inBoth.length > 0 || (town !== null && inTown.length > 0)
	const isExact = inStreet.length > 0 && isPlaced
	return { isExact, all: number === null ? placed : preferred(placed, street) }
}

/**
 * Of streets that differ by direction, those with the typed direction; when none was typed, in each town the street without
 * a direction, if it exists.
 */
function preferred(candidates: readonly Candidate[], { before, after }: StreetName): readonly Candidate[] {
	const isTyped = ({ name }: Candidate) => (name.before || name.after) === (before || after)
	const typed = candidates.filter(isTyped)
	if (typed.length > 0 && (before || after) !== '') return typed
	const towns = new Set(typed.map(({ area }) => area.town))
	return candidates.filter((one) => isTyped(one) || !towns.has(one.area.town))
}

/** The answer when all candidates are in one area or have the same contractor; null otherwise. */
function settle(candidates: readonly Candidate[]): Answer | null {
	const [area, ...others] = new Set(candidates.map((candidate) => candidate.area))
	const contracted = contractedAt(candidates)
	return contracted ?? (area && others.length === 0 ? { kind: 'area', slug: area.slug } : null)
}

/** Who picks up there, if all of it is contracted to the same one. */
function contractedAt(candidates: readonly Candidate[]): Answer | null {
	const [first] = candidates
	if (!first || first.area.contractedTo === null) return null
	const { town, contractedTo: contractor } = first.area
	const isSame = candidates.every(({ area }) => area.contractedTo === contractor)
	return isSame ? { kind: 'contracted', town, contractor, to: pageOf(first.area) } : null
}

/** Without a number, asking for it tells more than a list of streets would. */
function chooseOrAsk(candidates: readonly Candidate[], number: number | null, street: string): Answer {
	return number === null ? { kind: 'number-needed', street } : choose(candidates, number, false)
}

function choose(candidates: readonly Candidate[], number: number | null, isSpelling: boolean): Answer {
	const label = ({ range, area }: Candidate) =>
		[number === null ? range.street : `${number} ${range.street}`, area.town].join(', ')
	return { kind: 'choose', isSpelling, choices: links(candidates, label) }
}

function outside(candidates: readonly Candidate[], number: number, street: string): Answer {
	const away = ({ range }: Candidate) => Math.max(range.from_number - number, number - range.to_number, 0)
	const nearest = candidates.toSorted(
		(a, b) => away(a) - away(b) || a.range.from_number - b.range.from_number,
	)
	const sides = { all: '', odd: ' (odd)', even: ' (even)' } as const
	const label = ({ range, area }: Candidate) =>
		`${range.street} ${range.from_number} to ${range.to_number}${sides[range.side]}, ${area.town}`
	return { kind: 'outside', number, street, nearest: links(nearest, label).slice(0, 2) }
}

function links(candidates: readonly Candidate[], label: (candidate: Candidate) => string): AreaLink[] {
	const all = candidates.map((candidate) => ({
		label: label(candidate),
		area: candidate.area.name,
		to: pageOf(candidate.area),
	}))
	const once = new Map(all.map((link) => [`${link.label} ${link.to}`, link]))
	return [...once.values()].slice(0, mostChoices)
}

function elsewhere({ towns }: Territory, place: KnownPlace | undefined): Answer {
	if (!place) return { kind: 'elsewhere', place: null, nearest: null }
	const [nearest] = towns.toSorted(
		(a, b) => milesBetween(a, place) - milesBetween(b, place) || (a.slug < b.slug ? -1 : 1),
	)
	return {
		kind: 'elsewhere',
		place: place.name,
		nearest: nearest ? { name: nearest.name, to: `/residential/${nearest.slug}` } : null,
	}
}

function pageOf({ slug }: { slug: string }): string {
	return `/pickup-day/${slug}`
}

/** The street as the answer shows it: `N Maple St`. */
function displayed(words: readonly string[]): string {
	return words
		.map((word) =>
			word.length > 2 || !/^[NSEW]{1,2}$/.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
		)
		.join(' ')
}
