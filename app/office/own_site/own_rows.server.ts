import type { ContentTable } from '#db/schema.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { isSampleRow } from '#app/content/shown_row.ts'
import { isOnSite, readOfferedRows, titlesOf } from '../kernel/store/content_handle.server.ts'
import { newRowOf, screensOf } from '../kernel/store/screens_of.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** A step's rows, with links to their forms and to add one. */
export type OwnTable = Awaited<ReturnType<typeof readOwnRows>>[number]

/** Reads the rows of these tables as the office's lists show them. */
export async function readOwnRows(reading: ContentReading, tables: readonly ContentTable[]) {
	const { content } = reading
	const { types, current } = content
	const shown = types
		.filter(({ table }) => tables.some((one) => one === table))
		.flatMap((type) => offeredType(type, current.facts.services) ?? [])
	return Promise.all(
		shown.map(async (type) => {
			const rows = await readOfferedRows(reading, type)
			const titleOf = titlesOf(type, rows)
			return {
				label: type.label,
				add: newRowOf(type),
				rows: rows.map((row) => ({
					name: titleOf(row),
					path: screensOf(type).row(row.id),
					isSample: isSampleRow(type, row),
					isHidden: !isOnSite(content, type, row),
				})),
			}
		}),
	)
}
