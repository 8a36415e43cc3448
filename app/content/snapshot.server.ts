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

/** The shown rows of every type of content, under the name that its definition gives them. */
export type Listings = {
	readonly [Type in ListedType as Type['listing']]: Listing<Database[Type['table']]>
}

/** What holds from a coming day (`YYYY-MM-DD`) on, by what is planned and nobody has to decide. */
export interface PlannedContent extends Pick<Listings, 'pickupAreas' | 'residentialTowns'> {
	from: string
	facts: Facts
}

/**
 * All public content as of one version; deeply frozen. Two snapshots may share a version (a table came back, or the
 * store did): what is made from one is good until the next `onReload`, not until the next version.
 */
export interface Snapshot extends Listings {
	/** 0 for the built-in content. */
	version: number
	source: 'store' | 'built-in'
	pictures: Listing<UploadedPictureRow>
	/** All that were ever posted, also those that are over or were taken back. */
	serviceAlerts: Listing<ServiceAlertRow>
	palette: Palette
	/** False for a preview, which search engines are told to stay away from. */
	isLive: boolean
	/** What the office has set; everything else is as in `ContentHub.builtIn`. */
	companyFacts: Listing<CompanyFactRow>
	/** The facts as visitors are told them. */
	facts: Facts
	portals: Portals
	paints: ContainerPaints
	/** What the drawn pictures are drawn from. */
	livery: Livery
	/** By the day, the earliest first. */
	planned: Listing<PlannedContent>
}

/** What holds on a day (`YYYY-MM-DD`), today's or one to come, as far as plans tell. */
export function contentOn<Known extends Pick<Snapshot, keyof Omit<PlannedContent, 'from'> | 'planned'>>(
	snapshot: Known,
	day: string,
): Pick<Snapshot, keyof Omit<PlannedContent, 'from'>> {
	const days = rowsIn(snapshot.planned)
	return days.findLast(({ from }) => from <= day) ?? snapshot
}

export interface ContentHub {
	/** The types of content that it holds. */
	readonly types: readonly ContentType[]
	readonly current: Snapshot
	/** The built-in content and facts, used until the store has been read. */
	readonly builtIn: Snapshot
	/**
	 * Reads the content again unless it is complete and current; resolves to the content after a check of the store
	 * that began after this call. Never rejects.
	 */
	reload(): Promise<Snapshot>
	/** Calls back after `current` was replaced. Returns an unsubscribe function. */
	onReload(listener: (snapshot: Snapshot, previous: Snapshot) => void): () => void
	close(): void
}
