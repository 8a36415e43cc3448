import type { StreetRangeRow } from '#db/street_rows.ts'
import { areaLabel, type RangeArea, rangeName } from '../ranges/range_rules.ts'
import { importTurns } from './import_turns.ts'
import { type ImportSummary, mostOverlaps, type NamedRange } from './summary.ts'

const shown = 20
const shownStreets = 8

/** Compares two lists street by street; `area` returns an area by its id. Both lists' ranges come in key order. */
export class ListComparison {
	readonly #area: (id: string) => RangeArea | undefined
	/** Yields to other work, because a street listed thousands of times makes millions of pairs. */
	readonly #turn = importTurns()
	readonly #lost = new Map<string, { count: number; streets: string[] }>()
	readonly #summary: Omit<ImportSummary, 'losses' | 'refused'> = {
		ranges: 0,
		streets: 0,
		added: 0,
		removed: 0,
		changed: 0,
		unchanged: 0,
		examples: { added: [], removed: [], changed: [] },
		overlaps: { count: 0, first: [] },
	}

	constructor(area: (id: string) => RangeArea | undefined) {
		this.#area = area
	}

	/** Adds one street's ranges of both lists. */
	async addStreet(before: readonly StreetRangeRow[], after: readonly StreetRangeRow[]): Promise<void> {
		this.#summary.ranges += after.length
		if (after.length > 0) this.#summary.streets += 1
		this.#compare(before, after)
		this.#noteLosses(before, after)
		await this.#findOverlaps(after)
	}

	result(refused: number): ImportSummary {
		const losses = [...this.#lost].map(([id, lost]) => ({ area: this.#nameOf(id), ...lost }))
		return { ...this.#summary, refused, losses: losses.toSorted((a, b) => b.count - a.count) }
	}

	#compare(before: readonly StreetRangeRow[], after: readonly StreetRangeRow[]): void {
		const { examples } = this.#summary
		const left = Map.groupBy(before, wholeKey)
		const fresh = after.filter((range) => left.get(wholeKey(range))?.pop() === undefined)
		this.#summary.unchanged += after.length - fresh.length
		// A street of the same name in another town is a different street.
		const numbersKey = (range: StreetRangeRow) => `${numbersOf(range)} ${this.#area(range.area_id)?.town}`
		const old = Map.groupBy([...left.values()].flat(), numbersKey)
		for (const range of fresh) {
			const previous = old.get(numbersKey(range))?.pop()
			if (previous) {
				this.#summary.changed += 1
				note(examples.changed, range, [this.#nameOf(previous.area_id), this.#nameOf(range.area_id)])
			} else {
				this.#summary.added += 1
				note(examples.added, range, [this.#nameOf(range.area_id)])
			}
		}
		for (const range of [...old.values()].flat()) {
			this.#summary.removed += 1
			note(examples.removed, range, [this.#nameOf(range.area_id)])
		}
	}

	#noteLosses(before: readonly StreetRangeRow[], after: readonly StreetRangeRow[]): void {
		const now = new Set(after.map(({ area_id }) => area_id))
		const gone = new Map(
			before.filter(({ area_id }) => !now.has(area_id)).map((range) => [range.area_id, range.street]),
		)
		for (const [area, street] of gone) {
			const lost = this.#lost.get(area) ?? { count: 0, streets: [] }
			lost.count += 1
			if (lost.streets.length < shownStreets) lost.streets.push(street)
			this.#lost.set(area, lost)
		}
	}

	/** Finds houses in two areas of one town. Streets of the same name in two towns are different streets. */
	async #findOverlaps(ranges: readonly StreetRangeRow[]): Promise<void> {
		if (new Set(ranges.map(({ area_id }) => area_id)).size < 2) return
		const { overlaps } = this.#summary
		const sorted = ranges.toSorted((a, b) => a.from_number - b.from_number)
		for (const [at, one] of sorted.entries()) {
			await this.#turn()
			for (let next = at + 1; next < sorted.length; next += 1) {
				const other = sorted[next]
				if (!other || other.from_number > one.to_number || overlaps.count >= mostOverlaps) break
				if (!this.#isOverlap(one, other)) continue
				overlaps.count += 1
				const from = Math.max(one.from_number, other.from_number)
				const to = Math.min(one.to_number, other.to_number)
				const both = { ...one, from_number: from, to_number: to }
				note(overlaps.first, both, [this.#nameOf(one.area_id), this.#nameOf(other.area_id)])
			}
		}
	}

	#isOverlap(one: StreetRangeRow, other: StreetRangeRow): boolean {
		const hasSide = one.side === 'all' || other.side === 'all' || one.side === other.side
		const hasZip = one.zip === null || other.zip === null || one.zip === other.zip
		const isTown = this.#area(one.area_id)?.town === this.#area(other.area_id)?.town
		return one.area_id !== other.area_id && hasSide && hasZip && isTown
	}

	#nameOf(id: string): string {
		const area = this.#area(id)
		return area ? areaLabel(area) : 'an area that is gone'
	}
}

function note(list: NamedRange[], range: StreetRangeRow, areas: string[]): void {
	if (list.length < shown) list.push({ range: rangeText(range), areas })
}

function rangeText(range: StreetRangeRow): string {
	return range.zip === null ? rangeName(range) : `${rangeName(range)}, ${range.zip}`
}

function numbersOf({ from_number, to_number, side }: StreetRangeRow): string {
	return `${from_number} ${to_number} ${side}`
}

function wholeKey(range: StreetRangeRow): string {
	return `${numbersOf(range)} ${range.zip} ${range.area_id} ${range.street}`
}
