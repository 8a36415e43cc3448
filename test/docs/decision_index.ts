/** A record of docs/decisions. */
export interface DecisionRecord {
	file: string
	/** A statement of what was decided. */
	title: string
	words: number
}

/** Together, as much as a new team member can read in an hour. */
const mostRecords = 40
const mostWords = 250

/** Parses a record. Throws an error if it does not begin like `docs/decisions/template.md`. */
export function parseRecord(file: string, text: string): DecisionRecord {
	const [, title] = /^# (.+)\n\d{4}-\d\d-\d\d\b.*\n\n/.exec(text) ?? []
	if (!title) throw new Error(`docs/decisions/${file} does not begin with a title and a line with its date.`)
	return { file, title, words: text.trim().split(/\s+/).length }
}

/** The index page with its list regenerated: a line per record, sorted by title. */
export function updatedIndex(index: string, records: readonly DecisionRecord[]): string {
	const [intro = ''] = index.split(/^- \[/m)
	const lines = records
		.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
		.map(({ file, title }) => `- [${title}](${file})\n`)
	return intro + lines.join('')
}

/** A sentence for each record that is too long, and one if there are too many records. */
export function recordProblems(records: readonly DecisionRecord[]): string[] {
	const long = records
		.filter(({ words }) => words > mostWords)
		.map(({ file, words }) => `docs/decisions/${file} has ${words} words; at most ${mostWords} are read.`)
	return records.length <= mostRecords
		? long
		: [
				...long,
				`docs/decisions has ${records.length} records, at most ${mostRecords}: merge two of one theme, or remove one that no longer holds.`,
			]
}
