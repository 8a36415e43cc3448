/** Words that are written in several ways in names of towns. */
const spellings = new Map([
	['saint', 'st'],
	['sainte', 'ste'],
	['mount', 'mt'],
	['fort', 'ft'],
])

/** A town's name as it is compared: small letters without accents, dots and dashes, its common abbreviations made one. */
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

/** The same for every spelling of a town of a state. */
export function townKey({ name, state }: { name: string; state: string }): string {
	return `${plainTownName(name)}, ${state}`
}

/** The name of a town without what tells it from others of its name: `Windsor` of `Windsor, VA` and of `Windsor (Pitt), NC`. */
export function bareTownName(name: string): string {
	return name.replace(/(?: \([^()]*\))?(?:, [A-Z]{2})?$/, '')
}

/** A name with its state behind it, unless it stands there already: `Windsor, VA`. */
export function withState(name: string, state: string): string {
	return name.endsWith(`, ${state}`) ? name : `${name}, ${state}`
}
