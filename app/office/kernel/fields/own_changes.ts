import { isDeepStrictEqual } from 'node:util'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'

type State = Readonly<Record<string, unknown>>

/**
 * The fields that reverting a change sets in the current row: of these `fields`, those that the change set, with their previous
 * values. `overtaken` are fields that were set again later; for a change that added the row, all fields that differ.
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
