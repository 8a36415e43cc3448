import { isDeepStrictEqual } from 'node:util'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'

type State = Readonly<Record<string, unknown>>

/**
 * What taking a change of the history back sets in a row as it is now: of these fields those that the change set, as they were
 * before it. `overtaken` are those that somebody set again since; of a row that the change added, all that differ.
 */
export function ownChanges(
	{ before_row, after_row }: Pick<ContentHistoryRow, 'before_row' | 'after_row'>,
	current: State,
	fields: readonly string[],
): { back: Record<string, unknown>; overtaken: string[] } {
	const after = after_row ?? {}
	const own = fields.filter(
		(name) =>
			after[name] !== undefined &&
			(before_row === null ||
				(before_row[name] !== undefined && !isDeepStrictEqual(before_row[name], after[name]))),
	)
	return {
		back: Object.fromEntries(own.map((name) => [name, before_row?.[name]])),
		overtaken: own.filter((name) => !isDeepStrictEqual(current[name], after[name])),
	}
}
