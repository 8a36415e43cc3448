import { type FieldColumns, guessFields, missingFields } from './guess_fields.ts'

/** The fields of a range in a file, labeled like the export's headings. */
export const rangeFields = {
	street: { label: 'Street', isNeeded: true, headings: ['street', 'street name', 'road', 'address', 'name'] },
	from: {
		label: 'From',
		isNeeded: true,
		headings: ['from', 'from number', 'low', 'start', 'first', 'number from', 'from address'],
	},
	to: {
		label: 'To',
		isNeeded: true,
		headings: ['to', 'to number', 'high', 'end', 'last', 'number to', 'to address'],
	},
	side: {
		label: 'Side',
		isNeeded: false,
		headings: ['side', 'odd even', 'parity', 'odd or even', 'even odd'],
	},
	zip: { label: 'ZIP', isNeeded: false, headings: ['zip', 'zip code', 'zipcode', 'postal code'] },
	area: {
		label: 'Area',
		isNeeded: true,
		headings: ['area', 'pickup area', 'route', 'zone', 'pickup day area'],
	},
} as const

export type RangeField = keyof typeof rangeFields
export const rangeFieldNames = Object.keys(rangeFields) as RangeField[]

/** The heading that each field is read from. */
export type Columns = FieldColumns<RangeField>

export const guessColumns = (headings: readonly string[], last: Columns | null): Columns =>
	guessFields(rangeFields, headings, last)

/** The labels of required fields without a column. */
export const missingColumns = (columns: Columns): string[] => missingFields(rangeFields, columns)

/** The labels of the fields that every file has. */
export const requiredColumns = missingColumns({})

/** The headings that no field is read from, and the labels of the fields without a column. */
export function unusedColumns(headings: readonly string[], columns: Columns) {
	const used = new Set(Object.values(columns))
	return {
		unused: [...new Set(headings)].filter((heading) => heading !== '' && !used.has(heading)),
		absent: rangeFieldNames
			.filter((field) => columns[field] === undefined)
			.map((field) => rangeFields[field].label),
	}
}
