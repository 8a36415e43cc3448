import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import type { Listings } from './snapshot.server.ts'
import type { Listing } from './listing.ts'

/** A content type's rows in a snapshot; not `ok` if they could not be read or the snapshot has no such type. */
export function listedRows(
	content: Listings,
	{ listing }: Pick<ContentType, 'listing'>,
): Listing<ContentRow> {
	const rows: unknown = listing === null ? undefined : Reflect.get(content, listing)
	return (rows as Listing<ContentRow> | undefined) ?? { ok: false }
}
