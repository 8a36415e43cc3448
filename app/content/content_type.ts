import type { OfferedService, OfferedServices } from '#app/company/services.ts'
import type { Service } from '#db/service_names.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import type { ContentRow } from './content_row.ts'
import type { Counter, Derived, EditedTable, Field, FieldsOf, NamedField, Stamp } from './fields.ts'
import type { Listing } from './listing.ts'
import type { OfficeRules } from './office_rules.ts'
import type { Preview } from './previews.ts'
import type { SearchGroup } from './search_groups.ts'

export type Group = 'Pages' | 'Towns and sizes' | 'Help' | 'Search' | 'Emails and texts' | 'Colors'

/** Returns another table's shown rows, in the site's order; empty if they could not be read. */
export type RowsOf = <Table extends EditedTable>(table: Table) => readonly Database[Table][]

/** Like `RowsOf`, but tells whether the rows could be read. */
export type ListingOf = <Table extends EditedTable>(table: Table) => Listing<Database[Table]>

/** A row's text for the search index, with placeholders unfilled. Missing properties count as empty. */
export interface FoundText {
	title: string
	summary: string
	/** Headings, emphasized words and other names of the subject. */
	keys?: string
	body?: string
	/** Words that the text implies but does not contain. */
	context?: string
	/** The only service that this text is about, if its page is about more. */
	service?: Service
	/** The page that shows the text, if not the row's own page. A moved page is followed to its new address. */
	path?: string
}

/** A section on every row's own page, with the default text for rows that have none of their own. */
interface OwnedSection {
	/** What staff call it. */
	label: string
	title: string
	description: string
}

/** A page's attributes in the site map (SM-02). */
export interface SitemapRule {
	/** From 0 to 1. */
	priority: number
	changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly'
}

/** The rows' own pages, for a type that has them. */
interface OwnPage<Row> {
	path(row: Row): string
	/** What all these paths begin with, if a path that no row has any more is not found; missing if it leads on. */
	begin?: string
	/** Whether the site map and the search list the page; by default, if its slug is valid in an address. */
	isListed?(row: Row): boolean
	/** Where the site map lists it: after the entry of the page with the path `below`. */
	sitemap: SitemapRule & { below: string }
	/** The preview for social sites; its name is unique among all pages. */
	preview(row: Row): Preview
	/** The editable sections of each page; their rows have the page key `{prefix}{slug}`. */
	sections?: {
		prefix: string
		/** What staff call the row's page. */
		page(row: Row): string
		byName: Readonly<Record<string, OwnedSection>>
	}
}

/** Everything about a type of content except the layout of its pages. */
export interface Definition<Row, Fields> {
	label: string
	/** Its name within a sentence: `Edit question`. */
	singular: string
	group: Group
	/** The service that all rows are about. If it is off, the site shows none of them and the office hides the type. */
	service?: Service
	/**
	 * Another service that uses some of the rows: while `service` is off, they stay, with other labels and
	 * without own pages.
	 */
	otherUse?: { service: Service; isFor(row: Row): boolean; label: string; singular: string; help: string }
	/** Distinguishes a row from another with the same title. */
	disambiguator?(row: Row): string
	/** The services that the row needs to be shown; of an inner list any one is enough, and null needs nothing. */
	servicesOf?(row: Row): readonly (OfferedService | readonly OfferedService[] | null)[]
	help: string
	/** The fields in the order of the form. */
	fields: Fields
	/** What the list shows beside the title. */
	columns: readonly (keyof Row & string)[]
	/** Columns that are set on creation or counted, other than the id and the order. */
	automatic?: readonly (keyof Row & Stamp)[]
	/** Columns that are set on creation, but not by the form. */
	fixed?: readonly (keyof Row & string)[]
	/** Columns that are derived from changes to others, with their values in a new row. */
	derived?: Partial<Pick<Row, keyof Row & Derived>>
	/** How the history describes the derived columns. */
	derivedWords?: { label: string; of(row: Row): string }
	/** Counters of visitors' actions that staff can read, with labels; always the current values. */
	counters?: readonly { column: keyof Row & Counter; label: string }[]
	/** Columns whose combination must be unique; the error is shown at the last one. */
	uniqueTogether?: readonly (keyof Row & string)[]
	/** Errors in the combination of fields that are each valid, as sentences for the form. */
	errors?(row: Omit<Row, 'id' | Stamp>): readonly { field: keyof Row & string; message: string }[]
	/** What staff call this row. */
	title(row: Row): string
	/** For rows that staff sort: the column with the position; rows with equal `within` are sorted separately. */
	order?: { column: keyof Row & ('sort_order' | 'display_order'); within?: keyof Row & string }
	/** The site's order, if staff do not sort the rows. */
	compare?(a: Row, b: Row): number
	/** The checkbox that takes a row off the site; missing if every row is shown. */
	shownBy?: keyof Row & ('is_active' | 'is_published' | 'is_approved')
	/** The box that marks a row as made up: visitors see it only as long as the company is the sample company (PD-50). */
	sampleBy?: keyof Row & 'is_sample'
	/** Rows that are too many for the snapshot: pages ask the store for the few that they need. */
	isOutsideSnapshot?: true
	/** Sanitizes rows from the store before visitors see them. */
	clean?(rows: readonly Row[]): readonly Row[]
	/** Whether a row should be shown, given the shown rows of other tables; missing means always. */
	belongs?(row: Row, listingOf: ListingOf): boolean
	/** Adds values from other tables' shown rows before visitors see the row. */
	complete?(row: Row, rowsOf: RowsOf): Row
	/** The placeholders that a row fills, as `isAmong` takes them: the row cannot be deleted while copy uses one. */
	placeholders?(row: Row): readonly string[]
	/** The public page that shows the row; missing if no page does. */
	page?(row: Row, types: readonly ContentType[]): string
	ownPage?: OwnPage<Row>
	search?: {
		/** The heading over results of this type. */
		group: SearchGroup
		/** The slug of the residential town that the row is about: its text is filled with that town's facts. */
		town?(row: Row): string | null
		/** Null for a row that is not searchable; `offered` are the services offered in its town. */
		text(row: Row, rowsOf: RowsOf, offered: OfferedServices): FoundText | null
	}
}

/**
 * A content type with its row type erased, for code that handles all types: editor, snapshot, preview, history,
 * site map, search.
 */
export interface ContentType extends Definition<ContentRow, Readonly<Record<string, Field>>> {
	table: EditedTable
	/** Attached by the office, which alone writes rows. */
	office?: OfficeRules
	/** The name of its rows in the snapshot; null if the snapshot only holds data derived from them. */
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
	// A definition is only ever given rows of its own table.
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
