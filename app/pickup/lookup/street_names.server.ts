import type { Store } from '#db/store.server.ts'
import { timeSlices } from '#platform/process/time_slices.ts'
import { publishedList } from './ranges.server.ts'
import { distanceBetween } from '#app/search/builtin/spelling.ts'

/** Rows read at a time, so that SQLite, which stops this process, lets pages through in between. */
const batch = 1000
/** Names of up to three letters have too many neighbors. */
const shortest = 4
const distanceTwoFrom = 6

/** Names of one length; beside each a bit for each of its letters, which rules most out before letters are compared. */
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
 * The street names of the published list that a name which is not among them may stand for, nearest first: one letter
 * off, two from six letters on. Numbers are never corrected. The names are held in memory and read again when the
 * list has changed.
 */
export async function similarNames(
	{ db }: Pick<Store, 'db'>,
	asked: string,
	count: number,
): Promise<string[]> {
	if (asked.length < shortest) return []
	const { byLength } = await currentNames(db)
	const max = asked.length >= distanceTwoFrom ? 2 : 1
	const letters = lettersOf(asked)
	const digits = digitsOf(asked)
	const found: { name: string; distance: number }[] = []
	for (let length = asked.length - max; length <= asked.length + max; length += 1) {
		const { names, letters: masks } = byLength.get(length) ?? noNames
		for (let at = 0; at < names.length; at += 1) {
			if (bitsIn((masks[at] ?? 0) ^ letters) > 2 * max) continue
			const name = names[at] ?? ''
			const distance = distanceBetween(asked, name, max)
			if (distance > 0 && distance <= max && digitsOf(name) === digits) found.push({ name, distance })
		}
	}
	return found
		.toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
		.slice(0, count)
		.map(({ name }) => name)
}

/** The names that begin with a street's first word, which abbreviations further on may hide. */
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
		// All keys are of digits and capitals, which end before `[`.
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

/** A bit for each letter and digit that occurs. */
function lettersOf(name: string): number {
	let bits = 0
	for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) % 32)
	return bits
}

/** How many bits of 32 are set: counted in pairs, then fours, then bytes. */
function bitsIn(number: number): number {
	const pairs = number - ((number >>> 1) & 0x55555555)
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function digitsOf(name: string): string {
	return name.replace(/\D/g, '')
}
