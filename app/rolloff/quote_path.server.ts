import { rowAt } from '#app/content/listing.ts'
import { bring } from '#app/company/brought_along.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { rolloffForm } from '#app/leads/rolloff/definition.ts'
import type { RolloffSize } from './sizes.ts'

/** The form of a town's page, with the size checked; the page from its top where no size is chosen. */
export function townPath(town: string, size: RolloffSize | undefined): string {
	const page = `/roll-off-dumpsters/${town}`
	return size ? bring(`${page}#${rolloffForm.anchor}`, { size: size.yards }) : page
}

/** Where a size is asked for: the form of the town where that is known, else the towns to choose from. */
export function quotePath(size: RolloffSize, town: { slug: string } | null): string {
	return town ? townPath(town.slug, size) : bring('/roll-off-dumpsters#towns', { size: size.yards })
}

/** The roll-off town that was chosen on the way here, or null. */
export function chosenTown(
	slug: string | undefined,
	{ rolloffTowns: towns }: Pick<Snapshot, 'rolloffTowns'>,
) {
	const row = rowAt(towns, slug)
	return row ? { slug: row.slug, name: row.name } : null
}
