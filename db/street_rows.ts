import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A part of a street whose houses are in one pickup area: never a single house, so that no range identifies a customer. */
export interface StreetRangeRow {
	id: string
	/** The list that the range belongs to. */
	import_id: string
	/** As the office wrote it. */
	street: string
	/** The street's normalized form: `N MAPLE ST`. */
	street_key: string
	/** The name alone, in one word: `MAPLE`. */
	name_key: string
	from_number: number
	to_number: number
	side: 'all' | 'odd' | 'even'
	/** Five digits; null if it does not matter. */
	zip: string | null
	area_id: string
	/** Made up for trying things out. */
	is_sample: boolean
}

/** A list of ranges from an uploaded file, kept until another list replaces it. */
export interface StreetImportRow {
	id: string
	status: 'uploaded' | 'checked' | 'published' | 'replaced' | 'undone'
	file_name: string
	/** `areas`: areas that the file does not name stay unchanged. */
	reach: 'all' | 'areas'
	/** The headings in the file's first line. */
	headings: string[]
	/** The heading that each field is read from; null until known. */
	columns: Record<string, string> | null
	/** The number of lines below the headings. */
	lines: number
	/** The version of the published list that the summary is compared with. */
	base_version: number | null
	summary: unknown
	staff_name: string
	created_at: Timestamp
	published_at: Timestamp | null
	/** The previously published list; undoing this one publishes that again. */
	previous_id: string | null
}

/** A few hundred lines of an uploaded file, kept until its list is published. */
export interface StreetImportPartRow {
	import_id: string
	part: number
	/** Each line's number in the file, and its cells. */
	lines: [number, string[]][]
}

/** A line of a file that could not be read as a range, and why. */
export interface StreetImportRefusalRow {
	import_id: string
	line: number
	reason: string
}

/** The published list; one row at most. */
export interface StreetListRow {
	id: number
	import_id: string
	/** Incremented with every change of the published list. */
	version: number
	/** The headings used for each field in the last file. */
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
