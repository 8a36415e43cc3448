import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import type { Listings } from './snapshot.server.ts'
import type { Listing } from './listing.ts'

/** The rows of any type of content that a snapshot shows; not `ok` where they could not be read or are none of it. */
export function listedRows(
	content: Listings,
	{ listing }: Pick<ContentType, 'listing'>,
): Listing<ContentRow> {
	const rows: unknown = listing === null ? undefined : Reflect.get(content, listing)
	return (rows as Listing<ContentRow> | undefined) ?? { ok: false }
}
