/** A record of docs/decisions as listed in the index. */
export interface DecisionRecord {
	file: string
	title: string
	/** `2026-11-21` */
	date: string
	/** `accepted`, `superseded by …`: the text after the date. */
	status: string
	/** The first sentence of its reasons, used for a record that is new in the index. */
	why: string
}

const rowPattern = /^\| \[.*\]\((\S+\.md)\) \|.*\| (.*) \|$/gm

/** Reads a record; throws a sentence if it does not begin like template.md. */
export function parseRecord(file: string, text: string): DecisionRecord {
	const [head = '', body = ''] = splitOnce(text, '\n\n')
	const [, title, date, status] = /^# (.+)\n(\d{4}-\d\d-\d\d) · ([^]+)$/.exec(head) ?? []
	if (!title || !date || !status)
		throw new Error(`docs/decisions/${file} does not begin with a title and a line of date and status.`)
	const [, reasons = body] = /\*\*Why[^*]*\*\*\s*([^]*)/.exec(body) ?? []
	const why = /^[^]*?[.:](?=\s)/.exec(reasons)?.[0] ?? ''
	return { file, title, date, status: oneLine(status), why: oneLine(why.replaceAll('**', '')) }
}

/**
 * The index with its table updated: a row per record, in the order of their files. Titles, dates and states come from
 * the records; reasons that are in the table stay.
 */
export function updatedIndex(index: string, records: readonly DecisionRecord[]): string {
	const reasons = new Map([...index.matchAll(rowPattern)].map(([, file, why]) => [file, why]))
	const rows = records
		.toSorted((one, other) => one.file.localeCompare(other.file, 'en'))
		.map(
			({ file, title, date, status, why }) =>
				`| [${title}](${file}) | ${date} | ${status} | ${reasons.get(file) ?? why} |`,
		)
	const [intro = ''] = splitOnce(index, '\n|---')
	return `${intro}\n|---|---|---|---|\n${rows.join('\n')}\n`
}

function splitOnce(text: string, separator: string): string[] {
	const at = text.indexOf(separator)
	return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
