import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A part of a street whose houses are in one pickup area: never a single house, so that no range is a customer. */
export interface StreetRangeRow {
	id: string
	/** The list of ranges that it belongs to. */
	import_id: string
	/** As the office wrote it. */
	street: string
	/** The street in one spelling: `N MAPLE ST`. */
	street_key: string
	/** Its name alone, in one word: `MAPLE`. */
	name_key: string
	from_number: number
	to_number: number
	side: 'all' | 'odd' | 'even'
	/** Five digits; null where it does not matter. */
	zip: string | null
	area_id: string
	/** Made up to try things out. */
	is_sample: boolean
}

/** A list of ranges: that of a file, from its upload until another list takes its place. */
export interface StreetImportRow {
	id: string
	status: 'uploaded' | 'checked' | 'published' | 'replaced' | 'undone'
	file_name: string
	/** `areas`: the areas that the file does not name stay as they are. */
	reach: 'all' | 'areas'
	/** The file's first line. */
	headings: string[]
	/** Which heading each field is read from; null until that is known. */
	columns: Record<string, string> | null
	/** How many lines the file has below its headings. */
	lines: number
	/** The version of the published list that the summary compares with. */
	base_version: number | null
	summary: unknown
	staff_name: string
	created_at: Timestamp
	published_at: Timestamp | null
	/** The list that was published before; its undo publishes that again. */
	previous_id: string | null
}

/** Some hundred lines of an uploaded file, until its list is published. */
export interface StreetImportPartRow {
	import_id: string
	part: number
	/** The number of each line in the file, and its cells. */
	lines: [number, string[]][]
}

/** A line of a file that is no range, and why. */
export interface StreetImportRefusalRow {
	import_id: string
	line: number
	reason: string
}

/** One row at most: which list is published. */
export interface StreetListRow {
	id: number
	import_id: string
	/** Rises with every change of what is published. */
	version: number
	/** The headings that the last file had for each field. */
	columns: Record<string, string> | null
}

export const streetTables = {
	street_imports: table<StreetImportRow>({
		headings: 'json',
		columns: 'json',
		summary: 'json',
		created_at: 'time',
		published_at: 'time',
	}),
	street_import_parts: table<StreetImportPartRow>({ lines: 'json' }),
	street_import_refusals: table<StreetImportRefusalRow>({}),
	street_ranges: table<StreetRangeRow>({ is_sample: 'boolean' }),
	street_list: table<StreetListRow>({ columns: 'json' }),
}
