export const factsPath = '/admin/facts'

/** The path of a group of facts in the office. */
export function groupPath(key: string): string {
	return `${factsPath}/${key}`
}

/** A path that redirects to a fact's form; for client code, which does not load the list of facts. */
export function factPath(name: string): string {
	return `${factsPath}?${new URLSearchParams({ fact: name })}`
}
