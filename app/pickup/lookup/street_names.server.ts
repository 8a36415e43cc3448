import type { Store } from '#db/store.server.ts'
import { timeSlices } from '#platform/process/time_slices.ts'
import { publishedList } from './ranges.server.ts'
import { distanceBetween } from '#app/search/builtin/spelling.ts'

/** Rows per query: SQLite blocks this process while it reads, so pages are served between batches. */
const batch = 1000
/** Shorter names have too many neighbors. */
const shortest = 4
const distanceTwoFrom = 6

/** The names of one length, each with a bit mask of its letters, which rules out most names before a full comparison. */
interface SameLength {
	names: readonly string[]
	letters: Int32Array
}

interface Names {
	version: number
	byLength: ReadonlyMap<number, SameLength>
}

const noNames: SameLength = { names: [], letters: new Int32Array() }
const indexes = new WeakMap<Store['db'], Promise<Names>>()

/**
 * The published street names closest to a name that is not on the list, nearest first: at edit distance 1, or
 * up to 2 for names of six or more letters. Digits are never corrected. Names are cached and reloaded when
 * the list changes.
 */
export async function similarNames(
	{ db }: Pick<Store, 'db'>,
	typed: string,
	count: number,
): Promise<string[]> {
	if (typed.length < shortest) return []
	const { byLength } = await currentNames(db)
	const max = typed.length >= distanceTwoFrom ? 2 : 1
	const letters = lettersOf(typed)
	const digits = digitsOf(typed)
	const found: { name: string; distance: number }[] = []
	for (let length = typed.length - max; length <= typed.length + max; length += 1) {
		const { names, letters: masks } = byLength.get(length) ?? noNames
		for (let at = 0; at < names.length; at += 1) {
			if (bitsIn((masks[at] ?? 0) ^ letters) > 2 * max) continue
			const name = names[at] ?? ''
			const distance = distanceBetween(typed, name, max)
			if (distance > 0 && distance <= max && digitsOf(name) === digits) found.push({ name, distance })
		}
	}
	return found
		.toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
		.slice(0, count)
		.map(({ name }) => name)
}

/** The names that begin with a street's first long word; later words may be abbreviated. */
export async function namesBeginning(
	{ db }: Pick<Store, 'db'>,
	words: readonly string[],
	count: number,
): Promise<string[]> {
	const first = words.find((word) => word.length >= shortest)
	if (words.length < 2 || first === undefined) return []
	const rows = await db
		.selectFrom('street_ranges')
		.select('name_key')
		.distinct()
		.where('import_id', '=', publishedList)
		.where('name_key', '>=', first)
		// All keys consist of digits and capitals, which sort before `[`.
		.where('name_key', '<', `${first}[`)
		.orderBy('name_key')
		.limit(count)
		.execute()
	return rows.map(({ name_key }) => name_key)
}

async function currentNames(db: Store['db']): Promise<Names> {
	const list = await db.selectFrom('street_list').select(['import_id', 'version']).executeTakeFirst()
	if (!list) return { version: 0, byLength: new Map() }
	const known = await indexes.get(db)?.catch(() => null)
	if (known?.version === list.version) return known
	const reading = readNames(db, list)
	indexes.set(db, reading)
	return reading
}

async function readNames(
	db: Store['db'],
	{ import_id, version }: { import_id: string; version: number },
): Promise<Names> {
	const byLength = new Map<number, string[]>()
	let last = ''
	const turn = timeSlices()
	for (;;) {
		const names = await db
			.selectFrom('street_ranges')
			.select('name_key')
			.distinct()
			.where('import_id', '=', import_id)
			.where('name_key', '>', last)
			.orderBy('name_key')
			.limit(batch)
			.execute()
		for (const { name_key: name } of names) {
			const bucket = byLength.get(name.length)
			if (bucket) bucket.push(name)
			else byLength.set(name.length, [name])
		}
		if (names.length < batch) break
		last = names.at(-1)?.name_key ?? ''
		await turn()
	}
	const withLetters = [...byLength].map(
		([length, names]) => [length, { names, letters: Int32Array.from(names, lettersOf) }] as const,
	)
	return { version, byLength: new Map(withLetters) }
}

/** A bit mask of the letters and digits that occur in a name. */
function lettersOf(name: string): number {
	let bits = 0
	for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) % 32)
	return bits
}

/** The number of set bits (population count) of a 32-bit integer. */
function bitsIn(number: number): number {
	const pairs = number - ((number >>> 1) & 0x55555555)
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function digitsOf(name: string): string {
	return name.replace(/\D/g, '')
}
