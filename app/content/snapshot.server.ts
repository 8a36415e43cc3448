import type { Facts } from '#app/company/facts_type.ts'
import type { Livery } from '#app/company/livery.ts'
import type { ContainerPaints } from '#app/company/paints.ts'
import type { Portals } from '#app/company/portals.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { Database } from '#db/schema.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { ContentType } from './content_type.ts'
import type { contentTypes } from './content_types.ts'
import { type Listing, rowsIn } from './listing.ts'
import type { Palette } from './palette.ts'

type ListedType = Extract<(typeof contentTypes)[number], { listing: string }>

/** The shown rows of every content type, under the listing name in its definition. */
export type Listings = {
	readonly [Type in ListedType as Type['listing']]: Listing<Database[Type['table']]>
}

/** The content that holds from a future day (`YYYY-MM-DD`) on, with the plans applied that need no decision. */
export interface PlannedContent extends Pick<Listings, 'pickupAreas' | 'residentialTowns'> {
	from: string
	facts: Facts
}

/**
 * All public content of one version, deeply frozen. Two snapshots may share a version (a table or the store
 * became readable again), so derived data is valid until the next `onReload`, not until the next version.
 */
export interface Snapshot extends Listings {
	/** 0 for the built-in content. */
	version: number
	source: 'store' | 'built-in'
	pictures: Listing<UploadedPictureRow>
	/** All alerts ever posted, including past and withdrawn ones. */
	serviceAlerts: Listing<ServiceAlertRow>
	palette: Palette
	/** False for a preview, which search engines are told not to index. */
	isLive: boolean
	/** The facts set by the office; all others are as in `ContentHub.builtIn`. */
	companyFacts: Listing<CompanyFactRow>
	/** The facts as shown to visitors. */
	facts: Facts
	portals: Portals
	paints: ContainerPaints
	/** The input of the drawn pictures. */
	livery: Livery
	/** Planned content, earliest day first. */
	planned: Listing<PlannedContent>
}

/** The content on a day (`YYYY-MM-DD`), today or later, according to the plans. */
export function contentOn<Known extends Pick<Snapshot, keyof Omit<PlannedContent, 'from'> | 'planned'>>(
	snapshot: Known,
	day: string,
): Pick<Snapshot, keyof Omit<PlannedContent, 'from'>> {
	const days = rowsIn(snapshot.planned)
	return days.findLast(({ from }) => from <= day) ?? snapshot
}

export interface ContentHub {
	readonly types: readonly ContentType[]
	readonly current: Snapshot
	/** The built-in content and facts, used until the store has been read. */
	readonly builtIn: Snapshot
	/**
	 * Rereads the content unless it is complete and current; resolves to the content after a check of the store
	 * that began after this call. Never rejects.
	 */
	reload(): Promise<Snapshot>
	/** Calls back after `current` was replaced. Returns an unsubscribe function. */
	onReload(listener: (snapshot: Snapshot, previous: Snapshot) => void): () => void
	close(): void
}
