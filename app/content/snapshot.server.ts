import type {
	CommercialSizeRow,
	CommercialSpecRow,
	FaqRow,
	HelpArticleRow,
	HelpCategoryRow,
	PageSectionRow,
	ResidentialTownRow,
	RolloffFaqRow,
	RolloffSizeRow,
	RolloffTownRow,
	ServiceRow,
	TestimonialRow,
} from '#db/schema.ts'
import { seedContent } from '#db/seed/content.ts'
import type { Store } from '#db/store.server.ts'
import { composeSnapshot } from './compose_snapshot.ts'
import { keepFresh } from './keep_fresh.server.ts'
import type { Palette } from './palette.ts'

/** What a page may show of one table, in its order; `ok: false` when that table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

/**
 * All public content as of one version; deeply frozen. Two snapshots may share a version (a table came back, or the
 * store did): what is made from one is good until the next `onReload`, not until the next version.
 */
export interface Snapshot {
	/** 0 for the built-in content. */
	version: number
	source: 'store' | 'built-in'
	faqs: Listing<FaqRow>
	rolloffFaqs: Listing<RolloffFaqRow>
	/** Approved ones, featured first, then the newest (part 1 §7). */
	testimonials: Listing<TestimonialRow>
	sections: Listing<PageSectionRow>
	services: Listing<ServiceRow>
	residentialTowns: Listing<ResidentialTownRow>
	rolloffTowns: Listing<RolloffTownRow>
	commercialSizes: Listing<CommercialSizeRow>
	commercialSpecs: Listing<CommercialSpecRow>
	rolloffSizes: Listing<RolloffSizeRow>
	helpCategories: Listing<HelpCategoryRow>
	helpArticles: Listing<HelpArticleRow>
	palette: Palette
}

export interface ContentHub {
	readonly current: Snapshot
	/** Reads the content again; resolves to what is current after a read that began after this call. Never rejects. */
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
 * snapshot stays, or the built-in content where there was none (decision D15), and reading is tried again.
 */
export async function openContentHub(store: Store, log: ContentLog): Promise<ContentHub> {
	return keepFresh(store, log, builtInSnapshot())
}

/** The content the store is seeded with. */
export function builtInSnapshot(): Snapshot {
	const ignore = { warn() {} }
	return composeSnapshot(0, 'built-in', (table) => ({ ok: true, rows: seedContent[table] }), ignore)
}
