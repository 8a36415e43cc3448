import type { OfferedService, OfferedServices } from '#app/company/services.ts'
import type { Service } from '#db/service_names.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import type { ContentRow } from './content_row.ts'
import type { Counter, Derived, EditedTable, Field, FieldsOf, NamedField, Stamp } from './fields.ts'
import type { Listing } from './listing.ts'
import type { OfficeRules } from './office_rules.ts'
import type { Preview } from './previews.ts'
import type { SearchGroup } from './search_groups.ts'
import type { SitemapRule } from './sitemap_rule.ts'

export type Group = 'Pages' | 'Towns and sizes' | 'Help' | 'Search' | 'Emails and texts' | 'Colors'

/** The rows of another table that the site shows, in its order; none where it could not be read. */
export type RowsOf = <Table extends EditedTable>(table: Table) => readonly Database[Table][]

/** The same, where it matters whether they could be read. */
export type ListingOf = <Table extends EditedTable>(table: Table) => Listing<Database[Table]>

/** What the search finds of a row; placeholders are filled later. What is left out is empty. */
export interface FoundText {
	title: string
	summary: string
	/** Headings, emphasized words, and what else the answer is about by name. */
	keys?: string
	body?: string
	/** What the text takes for granted and does not say. */
	context?: string
	/** The service that only this is about, where its page is not. */
	service?: Service
	/** Where it is shown, when that is not the row's own page. One that has moved is followed. */
	path?: string
}

/** A section that the page of every row has, with its text where nothing was written for that row. */
interface OwnedSection {
	/** What staff call it. */
	label: string
	title: string
	description: string
}

/** What each row's own page is, for a type whose rows have one. */
interface OwnPage<Row> {
	path(row: Row): string
	/** Whether site map and search know the page; where it is left out, they know each whose slug fits an address. */
	isListed?(row: Row): boolean
	/** Where the site map lists it: after the entry of the page with the path `below`. */
	sitemap: SitemapRule & { below: string }
	/** What social sites show of it; its name is unlike that of any other page. */
	preview(row: Row): Preview
	/** The editable sections of each page; their rows have the page key `{prefix}{slug}`. */
	sections?: {
		prefix: string
		/** What staff call the row's page. */
		page(row: Row): string
		byName: Readonly<Record<string, OwnedSection>>
	}
}

/** Everything about a kind of content that is not its pages' layout. */
export interface Definition<Row, Fields> {
	label: string
	/** Its name within a sentence: `Edit question`. */
	singular: string
	group: Group
	/** The service that all rows are about: without it the site shows none of them, and the office has no use for them. */
	service?: Service
	/** What rows are for while that service is off: those that another one needs are kept, under other words, and without pages of their own. */
	otherUse?: { service: Service; isFor(row: Row): boolean; label: string; singular: string; help: string }
	/** What tells a row from another with the same title. */
	apart?(row: Row): string
	/** The services without which this row does not show, of several in one place any; null for none. */
	servicesOf?(row: Row): readonly (OfferedService | readonly OfferedService[] | null)[]
	help: string
	/** The fields in the order of the form. */
	fields: Fields
	/** What the list shows beside the title. */
	columns: readonly (keyof Row & string)[]
	/** Columns that are made with the row or counted; the id and the order apart. */
	automatic?: readonly (keyof Row & Stamp)[]
	/** Columns that are set when a row comes to be, by something else than its form. */
	fixed?: readonly (keyof Row & string)[]
	/** Columns that follow from how others were changed, with their values in a new row. */
	derived?: Partial<Pick<Row, keyof Row & Derived>>
	/** What the history shows of them. */
	derivedWords?: { label: string; of(row: Row): string }
	/** Counters of visitors that staff read, as of now, with their labels. */
	counters?: readonly { column: keyof Row & Counter; label: string }[]
	/** Columns that no two rows have alike together; the error is shown at the last. */
	uniqueTogether?: readonly (keyof Row & string)[]
	/** What is wrong with fields that each are right by themselves, as the form's sentences. */
	errors?(row: Omit<Row, 'id' | Stamp>): readonly { field: keyof Row & string; message: string }[]
	/** What staff call this row. */
	title(row: Row): string
	/** Rows that staff put in order, each list of equal `within` by itself. */
	order?: { column: keyof Row & ('sort_order' | 'display_order'); within?: keyof Row & string }
	/** The site's order where staff do not decide it. */
	compare?(a: Row, b: Row): number
	/** The box that takes a row off the site; absent where every row shows. */
	shownBy?: keyof Row & ('is_active' | 'is_published' | 'is_approved')
	/** The box that marks a row as made up: visitors see it only as long as the company is the sample company (PD-50). */
	sampleBy?: keyof Row & 'is_sample'
	/** Rows that are too many for the snapshot: pages ask the store for the few that they need. */
	isOutsideSnapshot?: true
	/** What must be done to rows from the store before visitors see them. */
	clean?(rows: readonly Row[]): readonly Row[]
	/** Whether a row has anything to say beside the shown rows of other tables; missing for always. */
	belongs?(row: Row, listingOf: ListingOf): boolean
	/** What a row takes over from shown rows of other tables before visitors see it. */
	complete?(row: Row, rowsOf: RowsOf): Row
	/** How the placeholders that a row gives begin: while copy names one, the row stays. */
	placeholders?(row: Row): readonly string[]
	/** The public page that shows the row; missing for what no page shows. */
	page?(row: Row, types: readonly ContentType[]): string
	ownPage?: OwnPage<Row>
	search?: {
		/** The heading over results of this type. */
		group: SearchGroup
		/** The residential town that the row is about, by its slug: its text is filled from the facts as they hold there. */
		town?(row: Row): string | null
		/** Null for a row that cannot be found; `offered` is what is, in its town. */
		text(row: Row, rowsOf: RowsOf, offered: OfferedServices): FoundText | null
	}
}

/** A type as everything that handles any type sees it: editor, snapshot, preview, history, site map, search. */
export interface ContentType extends Definition<ContentRow, Readonly<Record<string, Field>>> {
	table: EditedTable
	/** Attached by the office, which alone writes rows. */
	office?: OfficeRules
	/** The name of its rows in the snapshot; null where the snapshot holds something made of them. */
	listing: string | null
}

/**
 * Defines a type of content, checked against its table's row: a column that is missing, or has a control that cannot
 * hold its values, does not compile. `listing` names its rows in the snapshot.
 */
export function defineContentType<
	Table extends EditedTable,
	const Listed extends string | null,
	const Fixed extends keyof Database[Table] & string = never,
>(
	table: Table,
	listing: Listed,
	definition: Definition<Database[Table], FieldsOf<Omit<Database[Table], Fixed>>> & {
		fixed?: readonly Fixed[]
	},
): ContentType & { table: Table; listing: Listed } {
	// The rows a definition meets are always its own table's.
	return { table, listing, ...(definition as unknown as Definition<ContentRow, Record<string, Field>>) }
}

/** Whether the snapshot has the type's rows. */
export function isInSnapshot(type: ContentType): type is ContentType & { table: ContentTable } {
	return !type.isOutsideSnapshot
}

/** The fields in the form's order, each with its column's name. */
export function fieldsOf({ fields }: Pick<ContentType, 'fields'>): NamedField[] {
	return Object.entries(fields).map(([name, field]) => ({ ...field, name }))
}
