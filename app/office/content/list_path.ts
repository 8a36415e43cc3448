/** The address of the list of a type of content. */
export function listPath(table: string): string {
	return `/admin/content/${table}`
}
