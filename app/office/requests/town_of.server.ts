import type { Snapshot } from '#app/content/snapshot.server.ts'

type Towns = Pick<Snapshot, 'residentialTowns' | 'rolloffTowns'>

/**
 * The town of ours that a typed address names, null where it names none. The last one counts, since streets are named after
 * towns and stand before them (`12 Greeley Street, Windsor`).
 */
export function townOf(place: string | null, { residentialTowns, rolloffTowns }: Towns): string | null {
	if (place === null) return null
	const text = spaced(place)
	const names = [
		...(residentialTowns.ok ? residentialTowns.rows : []),
		...(rolloffTowns.ok ? rolloffTowns.rows : []),
	]
	let last: { name: string; at: number } | null = null
	for (const { name } of names) {
		const at = text.lastIndexOf(spaced(name))
		if (at >= 0 && (last === null || at > last.at)) last = { name, at }
	}
	return last?.name ?? null
}

/** In lower case, with one space around each word, so that only whole words are found. */
function spaced(text: string): string {
	return ` ${text
		.toLowerCase()
		.replaceAll(/[^\p{L}]+/gu, ' ')
		.trim()} `
}
