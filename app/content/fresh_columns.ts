import type { ContentType } from './content_type.ts'

/** A new row at the end of its list, before the form's values are added; `at` is an ISO 8601 time. */
export function freshRow(type: Pick<ContentType, 'automatic' | 'derived' | 'order'>, at: string) {
	const { order } = type
	return { ...freshColumns(type, at), ...(order ? { [order.column]: Number.MAX_SAFE_INTEGER } : {}) }
}

/** The columns that a new row has besides those of its form and its place in the order; `at` is an ISO-8601 time. */
export function freshColumns(
	{ automatic = [], derived = {} }: Pick<ContentType, 'automatic' | 'derived'>,
	at: string,
): Record<string, unknown> {
	return { ...Object.fromEntries(automatic.map((name) => [name, name.endsWith('_at') ? at : 0])), ...derived }
}
