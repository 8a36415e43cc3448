/** The fields of a range in a file, named like the export's headings. */
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

/** The labels of the fields that every file has. */
export const requiredColumns = rangeFieldNames
	.filter((field) => rangeFields[field].isNeeded)
	.map((field) => rangeFields[field].label)

/** The heading that each field is read from. */
export type Columns = Readonly<Partial<Record<RangeField, string>>>

/**
 * Guesses a file's columns: those of the last file if its headings occur, otherwise by the names of the headings.
 */
export function guessColumns(headings: readonly string[], last: Columns | null): Columns {
	const guessed: Partial<Record<RangeField, string>> = {}
	for (const field of rangeFieldNames) {
		const before = last?.[field]
		const heading =
			before !== undefined && headings.includes(before)
				? before
				: rangeFields[field].headings
						.map((name) => headings.find((one) => plain(one) === name))
						.find((one) => one !== undefined)
		if (heading !== undefined && !Object.values(guessed).includes(heading)) guessed[field] = heading
	}
	return guessed
}

/** The labels of required fields without a column. */
export function missingColumns(columns: Columns): string[] {
	return rangeFieldNames
		.filter((field) => rangeFields[field].isNeeded && columns[field] === undefined)
		.map((field) => rangeFields[field].label)
}

/** A sentence about a heading that a field is read from and that two columns have, in any case; null when there is none. */
export function ambiguousColumn(headings: readonly string[], columns: Columns): string | null {
	const lower = headings.map((heading) => heading.toLowerCase())
	for (const heading of Object.values(columns)) {
		const count = lower.filter((one) => one === heading.toLowerCase()).length
		if (count > 1)
			return `${count === 2 ? 'Two' : count} columns are called “${heading}”, so it is not clear which one counts. Give each another name, and choose the file again.`
	}
	return null
}

/** The headings that no field is read from, and the labels of the fields without a column. */
export function unusedColumns(
	headings: readonly string[],
	columns: Columns,
): { unused: string[]; absent: string[] } {
	const used = new Set(Object.values(columns))
	return {
		unused: [...new Set(headings)].filter((heading) => heading !== '' && !used.has(heading)),
		absent: rangeFieldNames
			.filter((field) => columns[field] === undefined)
			.map((field) => rangeFields[field].label),
	}
}

function plain(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^a-z]+/g, ' ')
		.trim()
}
