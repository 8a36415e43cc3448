import type { FactControl } from '#app/company/fact_kinds.ts'
import type { Option } from '#app/company/option.ts'
import type { OfService } from '#app/company/services.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { ContentTable } from '#db/schema.ts'

/** Street ranges are read by the look-up alone, stops by the office. */
export type EditedTable = ContentTable | 'street_ranges' | 'stops' | 'stop_rules'

/** While its service is off, a form hides the field and keeps its value. */
interface FieldLabels extends OfService {
	label: string
	/** Help text below the field. */
	hint?: string
	/** The error message for a missing value; by default it names the label. */
	missing?: string
	/** The label of a list's empty choice. */
	none?: string
	/** The form value in a new row, which may depend on the company facts; `on` checks a box. */
	initial?: string | ((facts: Facts) => string)
	/** Set once and seldom looked at: the form folds it away below the others. */
	isSetUp?: true
	/** May be left empty in the form, because the office derives the value (`OfficeRules.fill`). */
	isFilled?: true
	/** Fields with the same value here merge as a unit: if two people changed any of them, they are asked about all. */
	together?: string
}

/**
 * A text. Unless `plain`, its placeholders such as `{{phone}}` are filled when it is shown; `alsoFills` names
 * placeholders other than facts.
 */
type Words = { max?: number; plain?: true; alsoFills?: readonly string[] } & (
	| { control: 'text'; format?: 'slug' | 'link'; unique?: true }
	| { control: 'email' }
	| { control: 'textarea' }
	| { control: 'html' }
	| { control: 'picture' }
	| { control: 'color' }
	/** A day, `YYYY-MM-DD`. */
	| { control: 'date' }
	| { control: 'prices' }
	| { control: 'select'; options: readonly Option[] }
	| { control: 'reference'; table: EditedTable; by: 'id' | 'slug' }
	/** The key of a page that has editable sections. */
	| { control: 'page' }
	/** The name of a section of the page that is chosen in the field `of`. */
	| { control: 'section'; of: string }
)
interface Numeral {
	control: 'number'
	min: number
	max: number
	/** Whole numbers only by default. */
	isFraction?: true
	unique?: true
	/** An amount in dollars, which an imported price file can change. */
	isDollars?: true
}
/** A share from 0 to 1, entered as a percentage. */
interface Percent {
	control: 'percent'
}
interface Flag {
	control: 'checkbox'
}
interface Lines {
	control: 'lines'
	/** Data in which placeholders are not filled. */
	plain?: true
}
/** Any number of several options. */
interface Checklist {
	control: 'checklist'
	/** Missing if the options come from the store. */
	options?: readonly Option[]
	/** The maximum number of choices; 40 by default. */
	most?: number
}
/** A column of an editable table inside a form. */
export interface Part {
	name: string
	label: string
	options?: readonly Option[]
	isLong?: true
}
/** A list of objects, their text properties named by `parts`. */
interface Items {
	control: 'items'
	parts: readonly Part[]
}
/** A record of names and texts, in the order entered by staff. */
interface Pairs {
	control: 'pairs'
	parts: readonly [Part, Part]
}

/** HSL triples by custom property; each color is a control of its own. */
interface Colors {
	control: 'colors'
}

/** A company fact of this kind, validated by the schema of its name in `company/facts_schema.ts`. */
interface FactValue {
	control: 'fact'
	kind: FactControl
	/** The options of a `select`. */
	options?: readonly Option[]
}

type ControlFor<Value> = [Value] extends [boolean]
	? Flag
	: [Value] extends [number]
		? Numeral | Percent
		: [Value] extends [string]
			? Words
			: [Value] extends [readonly string[]]
				? Lines | Checklist
				: [Value] extends [readonly object[]]
					? Items
					: Pairs | Colors

type FieldFor<Value> = FieldLabels &
	ControlFor<NonNullable<Value>> &
	(null extends Value ? { optional: true } : { optional?: never })

/** Counters that visitors increment. */
export type Counter = 'view_count' | 'helpful_count' | 'not_helpful_count'
/** Times set on saving, and counters. */
export type Stamp = 'created_at' | 'updated_at' | Counter
/** Columns that are derived from changes to others. */
export type Derived = 'valid_from' | 'earlier_rules' | 'rules_changed_at'
/** Columns that nobody edits. */
type AutomaticColumn = 'id' | 'sort_order' | 'display_order' | Stamp | Derived

export type Field = FieldLabels &
	(Words | Numeral | Percent | Flag | Lines | Checklist | Items | Pairs | Colors | FactValue) & {
		optional?: true
	}
/** A field with its column's name, as forms get it. */
export type NamedField = Field & { name: string }

/** A field for every column that someone types, with a control that can hold the column's values. */
export type FieldsOf<Row> = { [Column in Exclude<keyof Row, AutomaticColumn>]: FieldFor<Row[Column]> }
