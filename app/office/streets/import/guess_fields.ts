/** A field of a file: its heading in the export, and headings that other programs use. */
interface FileField {
	label: string
	isNeeded: boolean
	headings: readonly string[]
}

/** The heading that each field is read from. */
export type FieldColumns<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Guesses a file's columns: those of the last file if its headings occur, otherwise by the names of the headings. */
export function guessFields<Name extends string>(
	fields: Readonly<Record<Name, FileField>>,
	headings: readonly string[],
	last: FieldColumns<Name> | null = null,
): FieldColumns<Name> {
	const guessed: Partial<Record<Name, string>> = {}
	for (const field of Object.keys(fields) as Name[]) {
		const before = last?.[field]
		const heading =
			before !== undefined && headings.includes(before)
				? before
				: fields[field].headings
						.map((name) => headings.find((one) => plain(one) === name))
						.find((one) => one !== undefined)
		if (heading !== undefined && !Object.values(guessed).includes(heading)) guessed[field] = heading
	}
	return guessed
}

/** The labels of required fields without a column. */
export function missingFields<Name extends string>(
	fields: Readonly<Record<Name, FileField>>,
	columns: FieldColumns<Name>,
): string[] {
	return (Object.keys(fields) as Name[])
		.filter((field) => fields[field].isNeeded && columns[field] === undefined)
		.map((field) => fields[field].label)
}

/** A sentence about a chosen heading that several columns share, ignoring case; null if there is none. */
export function ambiguousHeading(
	headings: readonly string[],
	columns: Readonly<Record<string, string | undefined>>,
): string | null {
	const lower = headings.map((heading) => heading.toLowerCase())
	for (const heading of Object.values(columns)) {
		const count = lower.filter((one) => one === heading?.toLowerCase()).length
		if (count > 1)
			return `${count === 2 ? 'Two' : count} columns are called “${heading}”, so it is not clear which one counts. Give each another name, and choose the file again.`
	}
	return null
}

function plain(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^a-z]+/g, ' ')
		.trim()
}
