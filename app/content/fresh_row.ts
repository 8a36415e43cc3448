import type { ContentType } from './content_type.ts'

/** A new row at the end of its list, before the form's values are added; `at` is an ISO 8601 time. */
export function freshRow(
	{ automatic = [], derived = {}, order }: Pick<ContentType, 'automatic' | 'derived' | 'order'>,
	at: string,
): Record<string, unknown> {
	return {
		...Object.fromEntries(automatic.map((name) => [name, name.endsWith('_at') ? at : 0])),
		...derived,
		...(order && { [order.column]: Number.MAX_SAFE_INTEGER }),
	}
}
