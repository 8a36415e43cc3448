import type { ContentTable, Database } from '#db/schema.ts'

/** The company facts have a screen of their own, made from `company/facts_schema.ts`; so have the pictures. */
export type DescribedTable = Exclude<ContentTable, 'company_facts' | 'uploaded_pictures'>

/** Counters that visitors raise. */
type Counter = 'view_count' | 'helpful_count' | 'not_helpful_count'
/** Times that a save sets, and counters. */
export type Stamp = 'created_at' | 'updated_at' | Counter
/** Columns that no one types. */
type AutomaticColumn = 'id' | 'sort_order' | 'display_order' | Stamp

interface Asked {
	label: string
	help?: string
	/** Form value of a new row; `on` ticks a box. */
	initial?: string
}

/** A text; unless `plain`, placeholders such as `{{phone}}` are filled where it shows. */
type Words = { max?: number; plain?: true } & (
	| { widget: 'text'; format?: 'slug' | 'link'; unique?: true }
	| { widget: 'area' }
	| { widget: 'html' }
	| { widget: 'picture' }
	| { widget: 'color' }
	| { widget: 'prices' }
	| { widget: 'select'; options: readonly { value: string; label: string }[] }
	| { widget: 'reference'; table: DescribedTable; by: 'id' | 'slug' }
)
interface Numeral {
	widget: 'number'
	min: number
	max: number
	/** Whole numbers unless this says otherwise. */
	isFraction?: true
	unique?: true
}
interface Flag {
	widget: 'checkbox'
}
interface Lines {
	widget: 'lines'
}
/** A column of an editable table inside a form. */
export interface Part {
	name: string
	label: string
	options?: readonly { value: string; label: string }[]
	isLong?: true
}
/** A list of objects, their text properties named by `parts`. */
interface Items {
	widget: 'items'
	parts: readonly Part[]
}
/** A record of names and texts, in the order staff wrote it. */
interface Pairs {
	widget: 'pairs'
	parts: readonly [Part, Part]
}

type WidgetFor<Value> = [Value] extends [boolean]
	? Flag
	: [Value] extends [number]
		? Numeral
		: [Value] extends [string]
			? Words
			: [Value] extends [readonly string[]]
				? Lines
				: [Value] extends [readonly object[]]
					? Items
					: Pairs

type FieldFor<Value> = Asked &
	WidgetFor<NonNullable<Value>> &
	(null extends Value ? { optional: true } : { optional?: never })

export type Widget = Words | Numeral | Flag | Lines | Items | Pairs
export type Field = Asked & Widget & { optional?: true }
/** A field with its column's name, as forms get it. */
export type NamedField = Field & { name: string }

/** A row of any content table. */
export interface ContentRow {
	id: string
	[column: string]: unknown
}

export type Group = 'Pages' | 'Towns and sizes' | 'Help' | 'Search' | 'Colors'

interface Described<Row, Fields> {
	label: string
	/** In a sentence: `Edit question`. */
	singular: string
	group: Group
	help: string
	/** In the order of the form. */
	fields: Fields
	/** What the list shows beside the title. */
	columns: readonly (keyof Row & string)[]
	/** Columns that are made with the row or counted; the id and the order apart. */
	automatic?: readonly (keyof Row & Stamp)[]
	/** Counters of visitors that staff read, as they stand now, with what they are called. */
	counters?: readonly { column: keyof Row & Counter; label: string }[]
	/** Columns that no two rows have alike together; the complaint stands at the last. */
	uniqueTogether?: readonly (keyof Row & string)[]
	/** What staff call this row. */
	title(row: Row): string
	/** Rows that staff put in order, each list of equal `within` by itself; absent where the site orders by itself. */
	order?: { column: 'sort_order' | 'display_order'; within?: keyof Row & string }
	/** The public page that shows the row. */
	page(row: Row): string
}

/** All that lists, forms, checks and history know about a content table. */
export interface TableDescription extends Described<ContentRow, Readonly<Record<string, Field>>> {
	table: DescribedTable
}

type FieldsOf<Row> = { [Column in Exclude<keyof Row, AutomaticColumn>]: FieldFor<Row[Column]> }

/** A description checked against the table's row type: a column that is missing, or has a wrong widget, does not compile. */
export function describeTable<Table extends DescribedTable>(
	table: Table,
	description: Described<Database[Table], FieldsOf<Database[Table]>>,
): TableDescription {
	// The rows a description meets are always its own table's.
	return { table, ...(description as unknown as Described<ContentRow, Record<string, Field>>) }
}

/** The fields in the form's order, each with its column's name. */
export function fieldsOf(description: TableDescription): NamedField[] {
	return Object.entries(description.fields).map(([name, field]) => ({ ...field, name }))
}
