import type { defineContentType } from '#app/content/content_type.ts'
import type { FormField } from '#app/leads/form_definition.ts'
import type { defineLead, StoredLead } from '#app/leads/lead_definition.ts'

/*
 * Faulty definitions, which must not compile. If one compiles, `bin/check` fails with an unused `@ts-expect-error`
 * directive.
 */

interface SampleRow extends StoredLead {
	full_name: string
	carts: number
	notes: string | null
}

const name = {
	control: 'text',
	label: 'Name',
	required: true,
	rule: { called: 'your name', max: 9 },
} as const

export const fieldFaults = [
	name satisfies FormField,
	// @ts-expect-error: no such control
	{ control: 'slider', label: 'Carts', required: true } satisfies FormField,
	// @ts-expect-error: no label
	{ control: 'email', required: true } satisfies FormField,
	// @ts-expect-error: no rule, which sets the maximum length
	{ control: 'text', label: 'Name' } satisfies FormField,
	// @ts-expect-error: a choice without options
	{ control: 'select', label: 'Cart', rule: { invalid: 'Choose.' } } satisfies FormField,
	// @ts-expect-error: an optional number, though its column cannot be empty
	{ control: 'number', label: 'Carts', inputMode: 'numeric', min: 1, step: 1 } satisfies FormField,
]

type FormOf<Field extends FormField, Name extends string> = Parameters<
	typeof defineLead<SampleRow, Readonly<Record<Name, Field>>>
>[0]
type FieldsOf<Field extends FormField, Name extends string> = FormOf<Field, Name>['fields']
const optional = { control: 'text', label: 'Notes', rule: { called: 'your notes', max: 9 } } as const

export const formFaults = [
	{ full_name: name } satisfies FieldsOf<typeof name, 'full_name'>,
	// @ts-expect-error: the row has no such column
	{ nickname: name } satisfies FieldsOf<typeof name, 'nickname'>,
	// @ts-expect-error: the column holds a number
	{ carts: name } satisfies FieldsOf<typeof name, 'carts'>,
	// @ts-expect-error: the column is never empty
	{ full_name: optional } satisfies FieldsOf<typeof optional, 'full_name'>,
]

type Columns = Parameters<
	typeof defineLead<SampleRow, Readonly<Record<'notes', typeof optional>>, 'full_name' | 'carts'>
>[1]['columns']
const kept = { label: 'Kept', privacy: 'kept', exportColumn: null } as const
const columns = { full_name: kept, carts: kept, notes: kept } as const

export const columnFaults = [
	columns satisfies Columns,
	// @ts-expect-error: no privacy, which says whether anonymizing clears the column
	{ ...columns, notes: { label: 'Notes', exportColumn: null } } satisfies Columns,
	// @ts-expect-error: neither `personal` nor `kept`
	{ ...columns, notes: { ...kept, privacy: 'secret' } } satisfies Columns,
	// @ts-expect-error: a number cannot be cleared
	{ ...columns, carts: { ...kept, privacy: 'personal' } } satisfies Columns,
	// @ts-expect-error: no label
	{ ...columns, notes: { privacy: 'kept', exportColumn: null } } satisfies Columns,
	// @ts-expect-error: no `exportColumn`, which says whether the column is exported
	{ ...columns, notes: { label: 'Notes', privacy: 'kept' } } satisfies Columns,
	// @ts-expect-error: a column of the row is left out
	{ full_name: kept, notes: kept } satisfies Columns,
	// @ts-expect-error: the row has no such column
	{ ...columns, nickname: kept } satisfies Columns,
]

type Fields = Parameters<typeof defineContentType<'search_synonyms', null>>[2]['fields']
const words = { control: 'lines', label: 'Words' } as const
const fields = { words, is_active: { control: 'checkbox', label: 'In use' } } as const

export const contentFaults = [
	fields satisfies Fields,
	// @ts-expect-error: a column that staff edit has no control
	{ words } satisfies Fields,
	// @ts-expect-error: the table has no such column
	{ ...fields, language: words } satisfies Fields,
	// @ts-expect-error: a control that cannot hold a list
	{ ...fields, words: { control: 'text', label: 'Words' } } satisfies Fields,
	// @ts-expect-error: no such control
	{ ...fields, words: { control: 'slider', label: 'Words' } } satisfies Fields,
	// @ts-expect-error: no label
	{ ...fields, words: { control: 'lines' } } satisfies Fields,
	// @ts-expect-error: the column is never empty
	{ ...fields, words: { ...words, optional: true } } satisfies Fields,
]
