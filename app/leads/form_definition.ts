import type { Facts } from '#app/company/facts_type.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Option } from '#app/company/option.ts'

/** What a form shows of a field: attributes as in HTML, and its place in the form's grid. */
interface ShownField {
	label: string
	/** A line below it. */
	hint?: string
	placeholder?: string
	autoComplete?: string
	className?: string
	/** A required field has a value; any other is null when it is left empty. */
	required?: true
	/** For whom the field is asked; everybody where it is missing. Its value is null for all others. */
	when?: Condition
}

/** Another field of the form, a choice, has one of these values. */
interface Condition {
	field: string
	is: readonly string[]
}

/** Text: `called` is how sentences name it (`your name`), `max` counts characters. */
interface TextRule {
	called: string
	max: number
}

/** One line of text. `tooShort` is looked at before the rest and has a sentence of its own, which holds for nothing at all, too. */
export interface LineField extends ShownField {
	control: 'text' | 'tel'
	rule: TextRule & { tooShort?: { min: number; message: string } }
}

/** Several lines of text. */
interface ParagraphsField extends ShownField {
	control: 'textarea'
	rows?: number
	required?: never
	rule: TextRule
}

/** An e-mail address; `missing` and `invalid` replace the general sentences. */
export interface EmailField extends ShownField {
	control: 'email'
	rule?: { missing?: string; invalid: string }
}

/** A whole number from `min` to `max`. */
export interface NumberField extends ShownField {
	control: 'number'
	required: true
	inputMode: 'numeric'
	min: number
	step: 1
	rule: { missing: string; max: number }
}

/** One of several; `invalid` is the sentence for anything else. */
export interface SelectField extends ShownField {
	control: 'select'
	options: Options
	rule: { invalid: string }
}

/** Words to choose from, or how they follow from what a company offers: such a choice is stored in its own words. */
type Options = readonly Option[] | ((facts: OfferedBy) => readonly Option[])

/**
 * A day of the calendar, `YYYY-MM-DD`, at least `from` and at most `to` days from today (negative: before it).
 * With `notBefore`, not before the day in that field either; `order` says so. With `onBusinessDays`, only such a day.
 */
export interface DayField extends ShownField {
	control: 'date'
	rule: { called: string; from: number; to: number; onBusinessDays?: true } & (
		{ notBefore: string; order: string } | { notBefore?: never }
	)
}

/** What options follow from where a company decides what it offers. */
export type OfferedBy = Pick<Facts, 'services' | 'carts' | 'lawnCan' | 'rolloffs'>

/** Any of several, a required one at least one, stored in the order of the options. The form brings its own control for it. */
export interface ChecklistField extends ShownField {
	control: 'checklist'
	options: Options
	rule: { invalid: string }
}

/**
 * Photos, none to `mostPhotos`; one field a form at most, whose page takes multipart forms. Its value is how many there
 * are. The form brings its own control for it.
 */
export interface PhotosField extends ShownField {
	control: 'photos'
	required?: never
	rule: { tooMany: string }
}

export type FormField =
	| LineField
	| ParagraphsField
	| EmailField
	| NumberField
	| SelectField
	| DayField
	| ChecklistField
	| PhotosField
export type FormFields = Readonly<Record<string, FormField>>

/**
 * What visitors see of a lead form and what is checked, alike in the browser and on the server. The fields stand in the
 * order of the screen; a field's name is its column. The consent box comes last in every form.
 */
export interface FormDefinition<Fields extends FormFields = FormFields> {
	name: LeadForm
	/** The id that links to the form and the answers to it lead to. */
	anchor: string
	/** What is said beside the consent box when it is not checked; null where nobody has to check it. */
	consentMessage: string | null
	/** Missing where the form has the box. */
	asksConsent?: false
	/** Classes of the grid that holds the fields, and of what takes a whole row of it. */
	grid: string
	row: string
	fields: Fields
}

type EmptyOr<Field, Value> = Field extends { when: Condition }
	? Value | null
	: Field extends { required: true }
		? Value
		: Value | null

/** The checked value of a field. */
export type FieldValue<Field extends FormField> = Field extends { control: 'number' | 'photos' }
	? EmptyOr<Field, number>
	: Field extends { control: 'checklist'; options: readonly Option<infer Value>[] }
		? EmptyOr<Field, Value[]>
		: Field extends { control: 'checklist' }
			? EmptyOr<Field, string[]>
			: Field extends { control: 'select'; options: readonly Option<infer Value>[] }
				? EmptyOr<Field, Value>
				: EmptyOr<Field, string>

/** The checked values of a form, by the names of its fields. */
export type FormValue<Fields extends FormFields = FormFields> = {
	-readonly [Name in keyof Fields]: FieldValue<Fields[Name]>
} & { smsConsent: boolean }

/** The label of an option; the value itself where it is none, as in a row from before the options changed. */
export function optionLabel(options: readonly Option[], value: string): string {
	return options.find((option) => option.value === value)?.label ?? value
}
