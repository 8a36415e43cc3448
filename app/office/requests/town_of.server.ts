import type { Snapshot } from '#app/content/snapshot.server.ts'
import { bareTownName, plainTownName } from '#app/places/town_key.ts'

type Towns = Pick<Snapshot, 'residentialTowns' | 'rolloffTowns'>

/** The town of ours that a typed address names, null where it names none. */
export function townOf(place: string | null, { residentialTowns, rolloffTowns }: Towns): string | null {
	const towns = [
		...(residentialTowns.ok ? residentialTowns.rows : []),
		...(rolloffTowns.ok ? rolloffTowns.rows : []),
	]
	return (
		townIn(
			place ?? '',
			towns.map(({ name }) => name),
		) || null
	)
}

/**
 * The town that an address names, of `towns`: the last one in it, since streets are named after towns and stand before them
 * (`12 Greeley Street, Windsor`), and of several there the one with the longest name (`Windsor, VA`). Empty where it names none.
 */
export function townIn(address: string, towns: Iterable<string>): string {
	const text = ` ${plainTownName(address)} `
	let found = { town: '', at: -1 }
	for (const town of towns) {
		// Nobody types the county that tells two towns of a state apart.
		const name = town.includes('(') ? bareTownName(town) : town
		const at = text.lastIndexOf(` ${plainTownName(name)} `)
		if (at > found.at || (at >= 0 && at === found.at && town.length > found.town.length)) found = { town, at }
	}
	return found.town
}
