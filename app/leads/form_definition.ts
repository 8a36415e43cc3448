import type { Facts } from '#app/company/facts_type.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Option } from '#app/company/option.ts'

/** How a form shows a field: HTML attributes, and its place in the form's grid. */
interface ShownField {
	label: string
	/** Help text below the field. */
	hint?: string
	placeholder?: string
	autoComplete?: string
	className?: string
	/** A required field has a value; any other is null if left empty. */
	required?: true
	/** When the field applies; always if missing. Its value is null when it does not apply. */
	when?: Condition
}

/** Met if another field of the form, a choice, has one of these values. */
interface Condition {
	field: string
	is: readonly string[]
}

/** Text: `called` is its name in error messages (`your name`), `max` counts characters. */
interface TextRule {
	called: string
	max: number
}

/** One line of text. `tooShort` is checked before the rest and has its own message, which also covers an empty value. */
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

/** An e-mail address; `missing` and `invalid` replace the default messages. */
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

/** One of several options; `invalid` is the message for anything else. */
export interface SelectField extends ShownField {
	control: 'select'
	options: Options
	rule: { invalid: string }
}

/** The options, or a function that derives them from what the company offers; the latter are stored by their label. */
type Options = readonly Option[] | ((facts: OfferedBy) => readonly Option[])

/**
 * A calendar day, `YYYY-MM-DD`, from `from` to `to` days from today (negative: in the past). With
 * `notBefore`, not before the day in that field either; `order` is the message. With `onBusinessDays`, only a
 * business day.
 */
export interface DayField extends ShownField {
	control: 'date'
	rule: { called: string; from: number; to: number; onBusinessDays?: true } & (
		{ notBefore: string; order: string } | { notBefore?: never }
	)
}

/** The facts that options are derived from. */
export type OfferedBy = Pick<Facts, 'services' | 'carts' | 'lawnCan' | 'rolloffs'>

/**
 * Any number of options, at least one if required, stored in the order of the options. The form supplies its
 * own control.
 */
export interface ChecklistField extends ShownField {
	control: 'checklist'
	options: Options
	rule: { invalid: string }
}

/**
 * Up to `mostPhotos` photos; at most one such field per form, whose page accepts multipart forms. Its value
 * is the number of photos. The form supplies its own control.
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
 * The fields that visitors see in a lead form and the rules that browser and server both check. Fields are in
 * display order; a field's name is its column. The consent box comes last in every form.
 */
export interface FormDefinition<Fields extends FormFields = FormFields> {
	name: LeadForm
	/** The form's element id, for links and for redirects after submitting. */
	anchor: string
	/** The message beside an unchecked consent box; null if consent is not required. */
	consentMessage: string | null
	/** Missing if the form has the consent box. */
	asksConsent?: false
	/** The classes of the fields' grid, and of elements that span a whole row of it. */
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

/** The label of an option; the value itself if there is no such option, as in a row from before the options changed. */
export function optionLabel(options: readonly Option[], value: string): string {
	return options.find((option) => option.value === value)?.label ?? value
}
