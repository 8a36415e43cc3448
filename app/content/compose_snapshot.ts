import { composeCompany } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { liveryOf } from '#app/company/livery.ts'
import { isLive, isSampleCompany } from '#app/company/sample_company.server.ts'
import { cartFacts, dumpsterFacts, dumpsterPickups, rolloffFacts } from '#app/company/size_facts.ts'
import { publicFacts } from '#app/company/public_facts.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentTable } from '#db/schema.ts'
import { closedPagesOf, closedWithoutCarts, gonePagesOf } from './closed_pages.ts'
import { compareText } from '#platform/text/compare_text.ts'
import type { ContentRow } from './content_row.ts'
import { type ContentType, isInSnapshot, type ListingOf, type RowsOf } from './content_type.ts'
import { composePalette } from './palette.ts'
import type { Listings, PlannedContent, Snapshot } from './snapshot.server.ts'
import { type ContentLog, type Listing, rowsIn } from './listing.ts'
import { withOurRules } from './our_rules.ts'
import { effectivePlans, tablesOn } from './planned_tables.server.ts'
import type { ReadTable, ReadTables } from './read_tables.server.ts'
import { withoutUnmetConditions } from './placeholders.ts'
import { routesOf, withOwnPrices, withRoutes } from './routes.server.ts'
import { isShownRow, type ShownTo } from './shown_row.ts'
import { disambiguatedAreaNames, disambiguatedNames } from './disambiguate_towns.server.ts'
import { townsInScenes } from './towns_in_scenes.server.ts'

type Compare<Row> = (a: Row, b: Row) => number

/** Where a snapshot's rows come from, and the company facts they are filled from. */
interface SnapshotSource extends ReadTables {
	source: Snapshot['source']
	company: { builtIn: Company; last: Company }
}

/**
 * The public part of the tables in the orders of docs/spec/tables.md, frozen. Filtered and ordered here and not
 * in SQL, so that both stores and the built-in content agree to the letter.
 */
export function composeSnapshot(
	types: readonly ContentType[],
	source: SnapshotSource,
	log: ContentLog,
): Snapshot {
	return deepFreeze(
		composeDay(types, source, { day: null, planned: composePlanned(types, source, log) }, log),
	)
}

/**
 * Planned content by day. A day that cannot be composed, such as one planned by another version, is logged and
 * skipped so that it does not block the current content.
 */
function composePlanned(
	types: readonly ContentType[],
	source: SnapshotSource,
	log: ContentLog,
): Listing<PlannedContent> {
	if (!source.plans.ok) return source.plans
	const tables = { types, read: source.read, plans: source.plans.rows, builtIn: source.company.builtIn }
	const plans = effectivePlans(tables)
	const rows = [...new Set(plans.map(({ starts_on }) => starts_on))].flatMap((from) => {
		const then = { ...source, read: tablesOn(from, { ...tables, plans }) }
		const nothing = { day: from, planned: { ok: true, rows: [] } } as const
		try {
			const { facts, pickupAreas, residentialTowns } = composeDay(types, then, nothing, { warn() {} })
			return [{ from, facts, pickupAreas, residentialTowns }]
		} catch (error) {
			log.warn({ err: error, from }, 'a day that is planned cannot be composed')
			return []
		}
	})
	return { ok: true, rows }
}

/** The content at the start of a day (`YYYY-MM-DD`); `day` is null for now. */
function composeDay(
	types: readonly ContentType[],
	{ version, source, read, company }: SnapshotSource,
	{ day, planned }: { day: string | null; planned: Listing<PlannedContent> },
	log: ContentLog,
): Snapshot {
	const companyFacts = publish(read('company_facts'), byFactName)
	// If the table of facts cannot be read, use the last known facts: the office's values must not revert to
	// the built-in ones.
	const {
		facts: all,
		portals,
		paints,
	} = companyFacts.ok ? composeCompany(companyFacts.rows, company.builtIn, log) : company.last
	const shownFacts = companyFacts.ok ? publicFacts(all, companyFacts.rows) : all
	const showsSamples = isSampleCompany(shownFacts)
	const composed = composeListings(types, read, {
		showsSamples,
		services: shownFacts.services,
		home: shownFacts.address.state,
	})
	const known = { facts: shownFacts, planned }
	const stored = {
		...composed,
		pickupAreas: mapRows(composed.pickupAreas, (area) => withOurRules(area, known)),
	}
	const today = day ?? localTimeOf(new Date(), shownFacts).date
	const routes = routesOf({ ...stored, facts: shownFacts }, today) ?? company.last.facts.routes
	const { cartSizes, rolloffSizes, commercialSizes } = stored
	const carts = cartSizes.ok ? cartFacts(cartSizes.rows) : company.last.facts
	const readRows = (type: ContentType) => read(type.table as ContentTable) as Listing<ContentRow>
	const companyWide = {
		...withRoutes(shownFacts, routes),
		ownPrices: company.last.facts.ownPrices,
		closedPages: {
			...(shownFacts.services.residential && carts.carts.length === 0
				? closedWithoutCarts(portals.ordering !== null)
				: {}),
			...closedPagesOf(types, readRows, shownFacts.services),
		},
		carts: carts.carts,
		lawnCan: carts.lawnCan,
		rolloffs: rolloffSizes.ok ? rolloffFacts(rolloffSizes.rows) : company.last.facts.rolloffs,
		commercial: commercialSizes.ok ? dumpsterFacts(commercialSizes.rows) : company.last.facts.commercial,
		dumpsterPickups: commercialSizes.ok
			? dumpsterPickups(commercialSizes.rows)
			: company.last.facts.dumpsterPickups,
	}
	const offered = withOwnPrices(companyWide, stored, today)
	// An article whose summary depends on an unmet condition is about something that is not offered.
	const helpArticles = filterRows(
		stored.helpArticles,
		({ excerpt }) => !excerpt || withoutUnmetConditions(excerpt, offered),
	)
	const listings = { ...stored, helpArticles }
	const closedPages = { ...gonePagesOf(types, readRows, listings), ...offered.closedPages }
	const facts = { ...offered, closedPages }
	const palette = composePalette(read('color_palettes'), read('color_variables'), log)
	return {
		version,
		source,
		...listings,
		pictures: publish(read('uploaded_pictures'), newestFirst),
		serviceAlerts: publish(
			read('service_alerts'),
			oldestPostFirst,
			({ is_sample }) => showsSamples || !is_sample,
		),
		palette,
		isLive: isLive(shownFacts),
		companyFacts,
		facts,
		portals,
		paints,
		livery: liveryOf(
			{ facts, paints },
			palette.ok ? palette.variables : [],
			townsInScenes({
				residential: rowsIn(listings.residentialTowns),
				'roll-off': rowsIn(listings.rolloffTowns),
			}),
		),
		planned,
	}
}

/** The snapshot as of a day (`YYYY-MM-DD`), because a rule of a pickup area may take effect at midnight. */
export function snapshotOn(snapshot: Snapshot, today: string): Snapshot {
	const routes = routesOf(snapshot, today)
	if (!routes) return snapshot
	const facts = withOwnPrices(withRoutes(snapshot.facts, routes), snapshot, today)
	return deepFreeze({ ...snapshot, facts })
}

interface Shown extends ShownTo {
	/** The state of the company's address. */
	home: string
}

function withName(row: ContentRow, name: string | undefined): ContentRow {
	return name === undefined ? row : { ...row, name }
}

function composeListings(types: readonly ContentType[], read: ReadTable, shown: Shown): Listings {
	const published = new Map<string, Listing<ContentRow>>(
		types
			.filter(isInSnapshot)
			.map((type) => [type.table, publishType(type, read(type.table) as Listing<ContentRow>, shown)]),
	)
	const listingOf = ((table) => published.get(table) ?? { ok: false }) as ListingOf
	const rowsOf: RowsOf = (table) => rowsIn(listingOf(table))
	const towns = ['residential_towns', 'rolloff_towns'].map((table) => [table, published.get(table)] as const)
	const shownTowns = towns.flatMap(([, listing]) => rowsIn(listing))
	const names = disambiguatedNames(shownTowns, shown.home)
	const [residential, areas] = [published.get('residential_towns'), published.get('pickup_areas')]
	const ofAreas = disambiguatedAreaNames(rowsIn(areas), rowsIn(residential), names)
	for (const [table, listing] of [...towns, ['pickup_areas', areas] as const])
		if (listing?.ok && names.size + ofAreas.size > 0)
			published.set(table, {
				ok: true,
				rows: listing.rows.map((row) => withName(row, names.get(row) ?? ofAreas.get(row))),
			})
	const listings = types.flatMap(({ listing: name, table, belongs, complete }) => {
		const listing = published.get(table)
		if (name === null || !listing) return []
		if (!listing.ok || (!belongs && !complete)) return [[name, listing]]
		const rows = listing.rows.filter((row) => belongs?.(row, listingOf) ?? true)
		return [[name, { ok: true, rows: complete ? rows.map((row) => complete(row, rowsOf)) : rows }]]
	})
	return Object.fromEntries(listings) as Listings
}

function filterRows<Row>(listing: Listing<Row>, isWanted: (row: Row) => unknown): Listing<Row> {
	return listing.ok ? { ok: true, rows: listing.rows.filter(isWanted) } : listing
}

function mapRows<Row>(listing: Listing<Row>, change: (row: Row) => Row): Listing<Row> {
	return listing.ok ? { ok: true, rows: listing.rows.map(change) } : listing
}

function publishType(type: ContentType, listing: Listing<ContentRow>, shown: ShownTo): Listing<ContentRow> {
	const { clean, order } = type
	const compare = type.compare ?? (order ? byNumber(order.column) : () => 0)
	const published = publish(listing, compare, (row) => isShownRow(type, row, shown))
	return published.ok && clean ? { ok: true, rows: clean(published.rows) } : published
}

function publish<Row extends { id: string }>(
	listing: Listing<Row>,
	compare: Compare<Row>,
	isShown: (row: Row) => boolean = () => true,
): Listing<Row> {
	if (!listing.ok) return listing
	// The id breaks ties; otherwise two processes could order rows differently.
	const rows = listing.rows.filter(isShown).toSorted((a, b) => compare(a, b) || compareText(a.id, b.id))
	return { ok: true, rows }
}

const byFactName: Compare<{ name: string }> = (a, b) => compareText(a.name, b.name)
const newestFirst: Compare<{ created_at: string }> = (a, b) => compareText(b.created_at, a.created_at)
const oldestPostFirst: Compare<{ posted_at: string }> = (a, b) => compareText(a.posted_at, b.posted_at)

function byNumber(column: string): Compare<ContentRow> {
	return (a, b) => Number(a[column]) - Number(b[column])
}

function deepFreeze<Value>(value: Value): Value {
	if (typeof value !== 'object' || value === null) return value
	Object.freeze(value)
	for (const part of Object.values(value)) deepFreeze(part)
	return value
}
