import { builtInFacts } from '#app/company/built_in_facts.ts'
import type { Facts } from '#app/company/facts.ts'
import { type Portals, noPortals } from '#app/company/portals.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { seedContent } from '#db/seed/content.ts'
import type { Store } from '#db/store.server.ts'
import { composeSnapshot } from './compose_snapshot.ts'
import { createContentHub } from './content_hub.server.ts'
import type { ContentType } from './content_type.ts'
import { contentTypes } from './content_types.ts'
import type { Palette } from './palette.ts'

/** What a page may show of one table, in its order; `ok: false` when that table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

type ListedType = Extract<(typeof contentTypes)[number], { listing: string }>

/** The shown rows of every type of content, under the name that its definition gives them. */
export type Listings = {
	readonly [Type in ListedType as Type['listing']]: Listing<Database[Type['table']]>
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
	palette: Palette
	/** What the office has set; what does not stand here is as in `ContentHub.builtIn`. */
	companyFacts: Listing<CompanyFactRow>
	facts: Facts
	portals: Portals
}

export interface ContentHub {
	/** The types of content that it holds. */
	readonly types: readonly ContentType[]
	readonly current: Snapshot
	/** What stands while the store says nothing else: the content it is seeded with, the built-in facts. */
	readonly builtIn: Snapshot
	/**
	 * Reads the content again, unless all of it is here in the store's version; resolves to what is current after a look
	 * at the store that began after this call. Never rejects.
	 */
	reload(): Promise<Snapshot>
	/** Calls back after `current` was replaced. Returns the unsubscribe. */
	onReload(listener: (snapshot: Snapshot, previous: Snapshot) => void): () => void
	close(): void
}

export interface ContentLog {
	warn(fields: object, message: string): void
}

/**
 * Loads the content and keeps it as fresh as the store tells of changes. While the store cannot be read the last
 * snapshot stays, or the built-in content where there was none (decision D15), and reading is tried again. The
 * company facts of this process follow the hub that was opened last.
 */
export async function openContentHub(
	store: Store,
	log: ContentLog,
	portals: Portals = noPortals,
	types: readonly ContentType[] = contentTypes,
): Promise<ContentHub> {
	return createContentHub(store, log, types, builtInSnapshot(portals))
}

/** The content the store is seeded with; `portals` are those of the environment. */
export function builtInSnapshot(portals: Portals = noPortals): Snapshot {
	const ignore = { warn() {} }
	const company = { facts: builtInFacts, portals }
	const read = <Table extends ContentTable>(table: Table) => ({ ok: true, rows: seedContent[table] }) as const
	const source = {
		version: 0,
		source: 'built-in',
		read,
		company: { builtIn: company, last: company },
	} as const
	return composeSnapshot(contentTypes, source, ignore)
}
