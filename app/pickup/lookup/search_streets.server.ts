import { listed } from '#platform/text/listed.ts'
import { compareText } from '#platform/text/compare_text.ts'
import type { Store } from '#db/store.server.ts'
import type { SearchResult } from '#app/search/search_response.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import {
	nameWithSuffix,
	isSameCounty,
	readStreetName,
	streetKey,
	type StreetName,
} from '#platform/addresses/street_name.ts'
import { wordsOf } from '#platform/addresses/words.ts'
import { rangesOf } from './ranges.server.ts'
import { streetParameter } from './look_up_result.ts'
import { isInTown, type Territory, type TerritoryArea } from './territory.server.ts'

/**
 * The similarity of a street whose suffix or town was typed too, and of a match by name alone, which may be
 * an ordinary word.
 */
const similarities = { whole: 0.95, name: 0.75 }
const mostStreets = 4
/** Words that surround a street's name in a question about its pickup day. */
const asking = new Set(
	`A AND COLLECTION DAY DAYS FOR GARBAGE IN IS MY OF ON PICK PICKUP RECYCLING SCHEDULE THE TRASH UP WEEK WHAT WHEN`.split(
		' ',
	),
)

interface FoundStreet {
	label: string
	areas: Set<string>
	isWhole: boolean
}

/**
 * Finds the streets on our routes that a site search names; each result links to the look-up with the street
 * filled in. Ignores a house number in the question. Rejects when the store cannot be read.
 */
export async function searchStreets(
	store: Pick<Store, 'db'>,
	territory: Territory,
	question: string,
): Promise<SearchResult[]> {
	const written = readAddress(
		withoutAsking(question),
		territory.townNames,
		territory.states,
		territory.nicknames,
	)
	if (!written.ok) return []
	const { street: words, town } = written.address
	const street = readStreetName(words)
	if (!street || street.name.length < 2) return []
	const ranges = await rangesOf(store, [...new Set([street.name, nameWithSuffix(street)])])
	const found = new Map<string, FoundStreet>()
	for (const { street: label, area_id, is_sample } of ranges) {
		const area = territory.areas.get(area_id)
		const name = readStreetName(label)
		if (!area || !name || (is_sample && !territory.showsSamples)) continue
		if (!matchesStreet(street, name) || (town !== null && !isInTown(area, town))) continue
		add(found, `${streetKey(name)}, ${area.town}`, label, area, {
			isWhole: town !== null || street.suffix !== '' || street.name !== name.name,
		})
	}
	const inOrder = [...found].toSorted(([one], [other]) => compareText(one, other))
	return inOrder.slice(0, mostStreets).map(([key, { label, areas, isWhole }]) => ({
		id: `street ${key}`,
		title: label,
		content: `On our routes, in ${listed([...areas])}. Add your house number and see its pickup day.`,
		source_url: `/pickup-day?${new URLSearchParams({ [streetParameter]: label })}`,
		similarity: isWhole ? similarities.whole : similarities.name,
		metadata: { contentType: 'residential', updatedAt: null, popularity: 0 },
	}))
}

function add(
	found: Map<string, FoundStreet>,
	key: string,
	street: string,
	area: TerritoryArea,
	{ isWhole }: { isWhole: boolean },
): void {
	const known = found.get(key) ?? { label: `${street}, ${area.town}`, areas: new Set<string>(), isWhole }
	known.areas.add(area.name)
	found.set(key, known)
}

/** Whether a listed street matches the typed one. Parts that were not typed match everything. */
function matchesStreet(typed: StreetName, onList: StreetName): boolean {
	const isSame = (one: string, other: string) => one === '' || other === '' || one === other
	return (
		(isSame(typed.suffix, onList.suffix) || typed.name !== onList.name) &&
		isSameCounty(typed.county, onList.county) &&
		isSame(typed.before || typed.after, onList.before || onList.after)
	)
}

/** Strips the words around the street, and replaces the `in` before its town by a comma. */
function withoutAsking(question: string): string {
	const words = wordsOf(question)
	const isPart = (word: string) => !asking.has(word)
	const part = words.slice(Math.max(words.findIndex(isPart), 0), words.findLastIndex(isPart) + 1)
	return part.map((word) => (word === 'IN' ? ',' : word)).join(' ')
}
