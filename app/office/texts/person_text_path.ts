/** Where a text to a person begins with this template. */
export function personTextPath(personId: string, template: string): string {
	return `/admin/people/${personId}/text?${new URLSearchParams({ template })}`
}
