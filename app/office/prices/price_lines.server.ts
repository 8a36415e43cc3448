import { listed } from '#platform/text/listed.ts'
import { usNumber } from '#platform/text/us_number.ts'
import { unguarded } from '../parts/csv.ts'
import { ambiguousHeading, guessFields, missingFields } from '../streets/import/guess_fields.ts'
import { UnreadableFile } from '../streets/import/file_start.server.ts'
import { type FileLine, hasUnclosedQuote, readLines } from '../streets/import/read_lines.server.ts'
import { type KnownPrice, addressOfPrice } from './known_prices.server.ts'
import { type PriceChange, readAmount } from './price_change.ts'

/** The columns of a price file, labeled like the export's headings. */
export const priceColumns = {
	of: {
		label: 'What',
		isNeeded: true,
		headings: ['what', 'item', 'service', 'size', 'container', 'name', 'product'],
	},
	dollars: {
		label: 'Dollars',
		isNeeded: true,
		headings: ['dollars', 'amount', 'new price', 'rate', 'cost', 'usd', 'price'],
	},
	label: { label: 'Price', isNeeded: false, headings: ['price', 'which price', 'which', 'kind', 'for'] },
} as const

const mostLines = 2000

/** A price that a line of a file changes. */
interface PriceLine extends PriceChange {
	/** The line's number in the file. */
	line: number
	of: string
	label: string
}

export interface ReadPrices {
	changes: PriceLine[]
	/** The number of lines without a change. */
	same: number
	refusals: { line: number; reason: string }[]
}

/** Compares a price file with the current prices. Throws `UnreadableFile`. */
export async function readPriceFile(
	file: AsyncIterable<Uint8Array>,
	known: readonly KnownPrice[],
): Promise<ReadPrices> {
	const read: ReadPrices = { changes: [], same: 0, refusals: [] }
	const lineByPlace = new Map<string, number>()
	let cellOf: ((line: FileLine, field: keyof typeof priceColumns) => string) | null = null
	let count = 0
	for await (const line of readLines(file)) {
		if (cellOf === null) {
			cellOf = cellsBy(line[1])
			continue
		}
		count += 1
		if (count > mostLines)
			throw new UnreadableFile(
				`It has more than ${usNumber(mostLines)} lines, which are no company’s prices.`,
			)
		const found = hasUnclosedQuote(line[1])
			? 'A quotation mark is not closed.'
			: changeOf(
					{
						line: line[0],
						of: cellOf(line, 'of'),
						label: cellOf(line, 'label'),
						dollars: cellOf(line, 'dollars'),
					},
					known,
				)
		if (typeof found === 'string') {
			read.refusals.push({ line: line[0], reason: found })
			continue
		}
		const place = found.place.join(' ')
		const before = lineByPlace.get(place)
		if (before !== undefined)
			read.refusals.push({ line: line[0], reason: `Line ${before} has this price already.` })
		else if (found.before === found.after) read.same += 1
		else read.changes.push(found)
		if (before === undefined) lineByPlace.set(place, line[0])
	}
	if (cellOf === null) throw new UnreadableFile('The file is empty.')
	if (count === 0) throw new UnreadableFile('It has headings but no line below them.')
	return read
}

function cellsBy(headings: readonly string[]) {
	const columns = guessFields(priceColumns, headings)
	const missing = missingFields(priceColumns, columns)
	if (missing.length > 0)
		throw new UnreadableFile(
			`Its first line must name the columns What, Price and Dollars, as in “Save the prices”. There is none for ${listed(missing)}.`,
		)
	const ambiguous = ambiguousHeading(headings, columns)
	if (ambiguous !== null) throw new UnreadableFile(ambiguous)
	return ([, cells]: FileLine, field: keyof typeof priceColumns) => {
		const at = headings.indexOf(columns[field] ?? '')
		return unguarded(cells[at] ?? '').trim()
	}
}

function changeOf(
	cells: { line: number; of: string; label: string; dollars: string },
	known: readonly KnownPrice[],
): PriceLine | string {
	const named = known.filter(({ of }) => plain(of) === plain(cells.of))
	// A self-made file may name the price directly: `65-gallon cart`.
	const ofIt = named.length > 0 ? named : known.filter(({ label }) => plain(label) === plain(cells.of))
	if (ofIt.length === 0)
		return `There is no “${cells.of}” with a price here: as in “Save the prices”, please.`
	const labeled = ofIt.filter(({ label }) => plain(label) === plain(cells.label))
	const [price, ...others] = cells.label === '' ? ofIt.slice(0, isOneRow(ofIt) ? 1 : ofIt.length) : labeled
	if (!price)
		return `“${cells.of}” has no price called “${cells.label}”, but ${ofIt.map(({ label }) => `“${label}”`).join(', ')}.`
	if (others.length > 0)
		return `There are several called “${cells.of}”: please say which price, or rename one.`
	const amount = readAmount(cells.dollars)
	if (!amount.ok) return amount.message
	const { dollars: before } = price
	return {
		line: cells.line,
		place: addressOfPrice(price),
		of: price.of,
		label: price.label,
		before,
		after: amount.dollars,
	}
}

function isOneRow(prices: readonly KnownPrice[]): boolean {
	return new Set(prices.map(({ type, row }) => `${type.table} ${row.id}`)).size === 1
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim()
}
