import type { ContentTable } from '#db/schema.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { readOfferedRows, titlesOf } from '../kernel/store/content_handle.server.ts'
import { screensOf } from '../kernel/store/screens_of.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** Rows of a step, with where each is changed. */
export interface OwnTable {
	label: string
	/** Where another one is added. */
	add: string
	addLabel: string
	rows: { name: string; path: string; isSample: boolean; isShown: boolean }[]
}

/** The rows of these tables, as their lists in the office have them. */
export async function readOwnRows(
	reading: ContentReading,
	tables: readonly ContentTable[],
): Promise<OwnTable[]> {
	const { types, current } = reading.content
	const shown = types.flatMap((type) => {
		const isAsked = tables.some((table) => table === type.table)
		return (isAsked && offeredType(type, current.facts.services)) || []
	})
	return Promise.all(
		shown.map(async (type) => {
			const rows = await readOfferedRows(reading, type)
			const titleOf = titlesOf(type, rows)
			return {
				label: type.label,
				add: screensOf(type).row('new'),
				addLabel: `Add ${/^[aeiou]/.test(type.singular) ? 'an' : 'a'} ${type.singular}`,
				rows: rows.map((row) => ({
					name: titleOf(row),
					path: screensOf(type).row(row.id),
					isSample: type.sampleBy !== undefined && row[type.sampleBy] === true,
					isShown: type.shownBy === undefined || row[type.shownBy] === true,
				})),
			}
		}),
	)
}
