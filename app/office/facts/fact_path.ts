export const factsPath = '/admin/facts'

/** The address of a group of facts in the office. */
export function groupPath(key: string): string {
	return `${factsPath}/${key}`
}

/** An address that leads to where a fact is edited; for browsers, which do not load what facts there are. */
export function factPath(name: string): string {
	return `${factsPath}?${new URLSearchParams({ fact: name })}`
}
