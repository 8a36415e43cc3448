import type { Store } from '#db/store.server.ts'
import {
	isNumberedRoad,
	isSameCounty,
	nameWithSuffix,
	otherReading,
	readStreetName,
	type StreetName,
} from '#platform/addresses/street_name.ts'
import type { LookUpResult } from './look_up_result.ts'
import {
	resultOf,
	type Candidate,
	choicesOf,
	choose,
	chooseOrAsk,
	contractedAt,
	elsewhere,
	outside,
	settle,
	townQuestion,
} from './results.server.ts'
import {
	coveringArea,
	isElsewhereToo,
	lacksPlace,
	mayLieIn,
	coveringAreaOrChoices,
} from './covering_area.server.ts'
import { displayed } from './displayed.ts'
import { listedPlaces } from './listed_places.server.ts'
import { areasOfPlace, inUnlistedTown, placeAlone } from './whole_place.server.ts'
import { type FoundRange, rangesOf } from './ranges.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { namesBeginning, similarNames } from './street_names.server.ts'
import { isInTown, ofState, type Territory } from './territory.server.ts'
import type { AddressParts } from '#platform/addresses/address_parts.ts'

const mostSpellings = 5

/** Finds the pickup area of an address in free text. Rejects when the store cannot be read. */
export async function lookUp(
	store: Pick<Store, 'db'>,
	everywhere: Territory,
	text: string,
): Promise<LookUpResult> {
	const written = readAddress(text, everywhere.townNames, everywhere.states, everywhere.nicknames)
	const state = written.ok ? written.address.state : null
	const isHome = state !== null && everywhere.states.has(state)
	const territory = isHome ? ofState(everywhere, state) : everywhere
	if (!written.ok) {
		const { reason, zip } = written
		const ofZip = zip === undefined ? null : await areasOfPlace(store, territory, { town: null, zip })
		return ofZip ?? { kind: 'unread', reason }
	}
	const { address } = written
	const typed = readStreetName(address.street)
	if (typed === null || typed.name === '') return { kind: 'unread', reason: 'no-street' }
	const alone = placeAlone(address, territory)
	const town = alone?.town ?? address.town ?? ''
	const named = everywhere.elsewhere.get(town)
	const place = state === null || named?.state === state ? named : undefined
	if (address.isElsewhere) return elsewhere(everywhere, place, [])
	const twins = territory.twins.get(town)
	if (twins) return townQuestion(twins)
	const contracted = territory.contracted.find(({ names: called }) => called.includes(town))
	const rest = coveringArea(territory, alone ?? address)
	if (alone && (!place || rest) && !contracted) {
		const whole = await areasOfPlace(store, territory, alone)
		if (whole) return whole
	}

	const shown = displayed(address.street)
	const { number } = address
	const street = await listedReading(store, typed)
	const names = namesOf(street)
	const ofName = candidatesOf(await rangesOf(store, names, number), territory, address).filter(
		mayLieIn(rest, address),
	)
	const fitting = narrow(ofName, street, address)
	const same = number === null || alone ? [] : sameStreet(ofName, street, address)
	const sure = fitting.isExact ? [] : same.filter((one) => isSure(one, address))
	if (sure.length > 0) return settle(sure) ?? choose(sure, number, { mayBeNone: false })
	if (place && !rest) return elsewhere(everywhere, place, choicesOf(same, number))
	if (contracted) {
		const { name, contractor, slug } = contracted
		const ofStreet = fitting.isExact ? contractedAt(fitting.all) : null
		return ofStreet ?? { kind: 'contracted', town: name, contractor, to: `/residential/${slug}` }
	}
	if (fitting.isExact) {
		const isDoubtful = number === null && isElsewhereToo(rest, fitting.all)
		return (isDoubtful ? null : settle(fitting.all)) ?? chooseOrAsk(fitting, number, shown)
	}
	if (rest) {
		const near = ofName.length > 0 ? fitting.all : await alike(store, territory, street, address)
		return coveringAreaOrChoices(rest, near, address, shown)
	}
	const unlisted = await inUnlistedTown(store, territory, address, shown)
	if (unlisted) return 'area' in unlisted ? resultOf(unlisted.area) : unlisted.result
	if (ofName.length > 0) return chooseOrAsk(fitting, number, shown)
	const isLacking = lacksPlace(territory, address)
	if (number !== null && !isLacking) {
		const parts = candidatesOf(await rangesOf(store, names), territory, address)
		const { isExact, all } = narrow(parts, street, address)
		const nearby = isExact ? all : sameStreet(parts, street, address).filter((one) => isSure(one, address))
		if (nearby.length > 0) return contractedAt(nearby) ?? outside(nearby, number, shown)
	}
	const near = await alike(store, territory, street, address)
	if (near.length > 0) return choose(near, number, { isSpelling: true, mayBeNone: true })
	if (isLacking) return { kind: 'place-needed', street: shown }
	const listed = await listedPlaces(store, territory)
	const isListed = listed.some(({ zip }) => address.zip === null || zip === null || zip === address.zip)
	return { kind: 'unknown', street: shown, isListed }
}

/** The listed streets that a misspelled or abbreviated one may mean. */
async function alike(
	store: Pick<Store, 'db'>,
	territory: Territory,
	street: StreetName,
	address: AddressParts,
): Promise<readonly Candidate[]> {
	const similar = await similarNames(store, street.name, mostSpellings)
	const names = similar.length > 0 ? similar : await namesBeginning(store, address.street, mostSpellings)
	const found = names.length > 0 ? await rangesOf(store, names, address.number) : []
	const suffix = similar.length > 0 ? street.suffix : ''
	return narrow(candidatesOf(found, territory, address), { ...street, suffix }, address).all
}

function namesOf(street: StreetName): string[] {
	return [...new Set([street.name, nameWithSuffix(street)])]
}

/** The street as typed, or, if only that one is listed, with its letter read as a direction. */
async function listedReading(store: Pick<Store, 'db'>, typed: StreetName): Promise<StreetName> {
	const other = otherReading(typed)
	if (other === null || (await rangesOf(store, namesOf(typed))).length > 0) return typed
	return (await rangesOf(store, namesOf(other))).length > 0 ? other : typed
}

/** The ranges in our areas, without those that are in neither the typed town nor the typed ZIP code. */
function candidatesOf(
	ranges: readonly FoundRange[],
	{ areas, showsSamples }: Territory,
	{ town, zip }: AddressParts,
): Candidate[] {
	return ranges.flatMap((range) => {
		if (range.is_sample && !showsSamples) return []
		const area = areas.get(range.area_id)
		const name = readStreetName(range.street)
		if (!area || !name) return []
		const isOtherZip = zip !== null && range.zip !== null && range.zip !== zip
		return isOtherZip && town !== null && !isInTown(area, town) ? [] : [{ range, area, name }]
	})
}

/** The candidates on exactly the typed street, in any town, unless their ZIP code differs from the typed one. */
function sameStreet(
	candidates: readonly Candidate[],
	street: StreetName,
	{ zip }: AddressParts,
): Candidate[] {
	const isSame = (one: string, other: string) => one === '' || other === '' || one === other
	return candidates.filter(
		({ name, range }) =>
			name.name === street.name &&
			name.suffix === street.suffix &&
			isSameCounty(name.county, street.county) &&
			isSame(name.before || name.after, street.before || street.after) &&
			isSame(range.zip ?? '', zip ?? ''),
	)
}

/**
 * Whether a candidate on the same street is the typed house even if the typed town differs. Towns share
 * street names, but county roads and highways are numbered through a whole county, and a ZIP code is in one
 * place.
 */
function isSure({ name, range }: Candidate, { zip }: AddressParts): boolean {
	return isNumberedRoad(name) || (zip !== null && range.zip === zip)
}

/**
 * The candidates that match the typed street and place; parts that were not typed match everything. If none
 * matches, all candidates, with `isExact` false.
 */
function narrow(
	candidates: readonly Candidate[],
	street: StreetName,
	{ number, town, zip }: AddressParts,
): { isExact: boolean; all: readonly Candidate[] } {
	const isSame = (typed: string, listed: string) => typed === '' || listed === '' || typed === listed
	const inStreet = candidates.filter(
		({ name }) =>
			(street.suffix === '' || street.suffix === name.suffix || name.name !== street.name) &&
			isSameCounty(street.county, name.county) &&
			isSame(street.before || street.after, name.before || name.after),
	)
	const whole = inStreet.length > 0 ? inStreet : candidates
	const inTown = whole.filter(({ area }) => town === null || isInTown(area, town))
	const inZip = (of: readonly Candidate[]) =>
		of.filter(({ range }) => zip === null || range.zip === null || range.zip === zip)
	const inBoth = inZip(inTown)
	const placed = [inBoth, inTown, town === null ? [] : inZip(whole)].find((some) => some.length > 0) ?? whole
	const isPlaced = inBoth.length > 0 || (town !== null && inTown.length > 0)
	const isExact = inStreet.length > 0 && isPlaced
	return { isExact, all: number === null ? placed : preferred(placed, street) }
}

/**
 * Among streets that differ only by direction, those with the typed direction. If no direction was typed,
 * each town's street without a direction where there is one.
 */
function preferred(candidates: readonly Candidate[], { before, after }: StreetName): readonly Candidate[] {
	const isTyped = ({ name }: Candidate) => (name.before || name.after) === (before || after)
	const inDirection = candidates.filter(isTyped)
	if (inDirection.length > 0 && (before || after) !== '') return inDirection
	const towns = new Set(inDirection.map(({ area }) => area.town))
	return candidates.filter((one) => isTyped(one) || !towns.has(one.area.town))
}
