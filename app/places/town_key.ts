/** Words with several spellings in names of towns. */
const spellings = new Map([
	['saint', 'st'],
	['sainte', 'ste'],
	['mount', 'mt'],
	['fort', 'ft'],
])

/** Normalizes a town's name for comparison: lowercase, without accents, dots and dashes, common abbreviations unified. */
export function plainTownName(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\u0300-\u036f.'’]/g, '')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '')
		.map((word) => spellings.get(word) ?? word)
		.join(' ')
}

/** A key that is the same for every spelling of a town in a state. */
export function townKey({ name, state }: { name: string; state: string }): string {
	return `${plainTownName(name)}, ${state}`
}

/**
 * A town's name without the suffix that distinguishes it from others: `Windsor` for `Windsor, VA` and
 * `Windsor (Pitt), NC`.
 */
export function bareTownName(name: string): string {
	return name.replace(/(?: \([^()]*\))?(?:, [A-Z]{2})?$/, '')
}

/** Appends the state to a name unless it is already there: `Windsor, VA`. */
export function withState(name: string, state: string): string {
	return name.endsWith(`, ${state}`) ? name : `${name}, ${state}`
}
