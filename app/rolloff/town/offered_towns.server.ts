import type { RolloffTownRow } from '#db/content_rows.ts'

/** Where visitors of an unknown town are most often headed (RO-05). */
const sought = ['fort-collins', 'loveland', 'windsor', 'greeley', 'longmont', 'wellington', 'berthoud']

export type OfferedTown = Pick<RolloffTownRow, 'slug' | 'name'>

/** The most sought of the shown towns, by their present names; any other ones where none of those is shown. */
export function offeredTowns(towns: readonly RolloffTownRow[]): OfferedTown[] {
	const known = sought.flatMap((slug) => towns.find((town) => town.slug === slug) ?? [])
	const offered = known.length > 0 ? known : towns.slice(0, sought.length)
	return offered.map(({ slug, name }) => ({ slug, name }))
}
