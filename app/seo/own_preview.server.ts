import type { ContentRow, ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import { type PreviewName, previews } from '#app/content/previews.ts'
import type { Database } from '#db/schema.ts'

/** The preview drawn for a row's own page, or the shared one: a town that the office added has none of its own. */
export function ownPreview<Table extends EditedTable>(
	{ ownPage, label }: ContentType & { table: Table },
	row: Partial<Database[Table]>,
): PreviewName {
	if (!ownPage) throw new Error(`${label} have no pages of their own`)
	const name = ownPage.preview.name(row as ContentRow)
	return isDrawn(name) ? name : ownPage.preview.shared
}

function isDrawn(name: string): name is PreviewName {
	return Object.hasOwn(previews, name)
}
