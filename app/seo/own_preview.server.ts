import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import { rowsIn } from '#app/content/listing.ts'
import { builtInPreviews } from '#app/content/pages/all.ts'
import { offeredPreview, type Preview } from '#app/content/previews.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'

export function ownPreview<Table extends EditedTable>(
	{ ownPage, label }: ContentType & { table: Table },
	row: Partial<Database[Table]>,
): Preview {
	if (!ownPage) throw new Error(`${label} have no pages of their own`)
	return ownPage.preview(row as ContentRow)
}

/** The preview with this name, ready to be drawn; null if no page has it. */
export function findPreview(types: ContentHub['types'], content: Snapshot, name: string): Preview | null {
	const preview = allPreviews(types, content).find((one) => one.name === name)
	return preview ? offeredPreview(preview, content.facts, new Date()) : null
}

/** The previews of the built-in pages, and of shown rows' own. */
export function allPreviews(types: ContentHub['types'], content: Snapshot): Preview[] {
	const ofRows = types.flatMap((type) => {
		const { ownPage } = type
		return ownPage ? rowsIn(listedRows(content, type)).map((row) => ownPage.preview(row)) : []
	})
	return [...builtInPreviews, ...ofRows]
}
