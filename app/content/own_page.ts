import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'

/** A slug that fits an address (SM-02). */
const slugShape = /^[a-z0-9-]+$/

/** The path of the row's own page in site map and search; null if it is not listed. */
export function ownPageOf({ ownPage }: Pick<ContentType, 'ownPage'>, row: ContentRow): string | null {
	if (!ownPage) return null
	const isListed = ownPage.isListed ? ownPage.isListed(row) : slugShape.test(String(row['slug']))
	return isListed ? ownPage.path(row) : null
}

/** The page key under which a row's section texts are stored; null for a type without any. */
export function sectionKey(
	{ ownPage }: Pick<ContentType, 'ownPage'>,
	row: ContentRow | null | undefined,
): string | null {
	const prefix = ownPage?.sections?.prefix
	return prefix && row ? prefix + String(row['slug']) : null
}
