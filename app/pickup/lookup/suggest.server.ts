import type { Store } from '#db/store.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { readStreetName } from '#platform/addresses/street_name.ts'
import { suffixBySpelling, wordBySpelling } from '#platform/addresses/suffixes.ts'
import { publishedList } from './ranges.server.ts'
import { similarNames } from './street_names.server.ts'
import type { Territory } from './territory.server.ts'

const mostSuggestions = 8
const rowsRead = 60
/** Fewer letters would match too many streets. */
const fewestLetters = 3

/**
 * Streets that an incomplete address may mean, each with the typed number before it and its town after it:
 * `1204 N Maple St, Windsor`. Suggests streets only; whether the house number is listed is left to the
 * look-up.
 */
export async function suggestStreets(
	store: Pick<Store, 'db'>,
	territory: Territory,
	text: string,
): Promise<string[]> {
	const written = readAddress(text, territory.townNames, territory.states, territory.nicknames)
	if (!written.ok) return []
	const { number, street: words, town } = written.address
	const street = readStreetName(words)
	const isUnfinishedNumber = words.length === 1 && /^\d+$/.test(words[0] ?? '')
	if (!street || street.name.length < fewestLetters || isUnfinishedNumber) return []
	const shorter = words.length > 1 ? (readStreetName(words.slice(0, -1))?.name ?? '') : ''
	const names = [
		street.name,
		...(shorter.length >= fewestLetters && shorter !== street.name ? [shorter] : []),
	]
	let found: FoundStreet[] = []
	for (const name of names) if (found.length === 0) found = await streetsBeginning(store, territory, name)
	if (found.length === 0) {
		for (const name of await similarNames(store, street.name, 3))
			found.push(...(await streetsBeginning(store, territory, name)))
	}
	const lastWord = words.length > 1 ? (words.at(-1) ?? '') : ''
	const inOrder = found.toSorted((a, b) => suffixRank(a, lastWord) - suffixRank(b, lastWord))
	const labels = inOrder.flatMap(({ street: name, area_id }) => {
		const area = territory.areas.get(area_id)
		if (!area || (town !== null && !area.townNames.some((one) => one.startsWith(town)))) return []
		const listed = readStreetName(name)
		const direction = street.before || street.after
		if (direction !== '' && listed?.before !== direction && listed?.after !== direction) return []
		return [`${number === null ? '' : `${number} `}${name}, ${area.town}`]
	})
	return [...new Set(labels)].slice(0, mostSuggestions)
}

/** 0 if the last typed word is the street's suffix or the beginning of it, else 1. */
function suffixRank({ street }: FoundStreet, lastWord: string): 0 | 1 {
	const suffix = readStreetName(street)?.suffix ?? ''
	if (lastWord === '' || suffix === '') return 1
	return suffix === suffixBySpelling.get(lastWord) || wordBySpelling.get(suffix)?.startsWith(lastWord) ? 0 : 1
}

interface FoundStreet {
	street: string
	area_id: string
}

async function streetsBeginning(
	{ db }: Pick<Store, 'db'>,
	{ showsSamples }: Territory,
	name: string,
): Promise<FoundStreet[]> {
	return (
		db
			.selectFrom('street_ranges')
			.select(['name_key', 'street', 'area_id'])
			.distinct()
			.where('import_id', '=', publishedList)
			.$if(!showsSamples, (query) => query.where('is_sample', '=', false))
			.where('name_key', '>=', name)
			// All keys consist of digits and capitals, which sort before `[`.
			.where('name_key', '<', `${name}[`)
			.orderBy('name_key')
			.orderBy('street')
			.orderBy('area_id')
			.limit(rowsRead)
			.execute()
	)
}
