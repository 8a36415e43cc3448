import type { ContentType } from './content_type.ts'

/** The columns that a new row has besides those of its form and its place in the order; `at` is an ISO-8601 time. */
export function freshColumns(
	{ automatic = [], derived = {} }: Pick<ContentType, 'automatic' | 'derived'>,
	at: string,
): Record<string, unknown> {
	return { ...Object.fromEntries(automatic.map((name) => [name, name.endsWith('_at') ? at : 0])), ...derived }
}
