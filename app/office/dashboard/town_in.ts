/**
 * The town that an address names, of `towns`: the last one in it, since a street may be called after another. Empty where
 * it names none.
 */
export function townIn(address: string, towns: Iterable<string>): string {
	const text = ` ${plain(address)} `
	let found = { town: '', at: -1 }
	for (const town of towns) {
		const at = text.lastIndexOf(` ${plain(town)} `)
		if (at > found.at) found = { town, at }
	}
	return found.town
}

/** Lower case, with single spaces; `Ft. Collins` as `fort collins`. */
function plain(text: string): string {
	const words = text.toLowerCase().split(/[^a-z0-9]+/)
	return words
		.filter(Boolean)
		.map((word) => (word === 'ft' ? 'fort' : word))
		.join(' ')
}
