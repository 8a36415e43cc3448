import { rowAt } from '#app/content/listing.ts'
import { withChoices } from '#app/company/link_choices.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { rolloffForm } from '#app/leads/rolloff/definition.ts'
import type { RolloffSize } from './sizes.ts'

/** The path of a town's quote form with the size preselected, or of its page if no size is chosen. */
export function townPath(town: string, size: RolloffSize | undefined): string {
	const page = `/roll-off-dumpsters/${town}`
	return size ? withChoices(`${page}#${rolloffForm.anchor}`, { size: size.yards }) : page
}

/** Where to request a size: the town's form if the town is known, or else the choice of towns. */
export function quotePath(size: RolloffSize, town: { slug: string } | null): string {
	return town ? townPath(town.slug, size) : withChoices('/roll-off-dumpsters#towns', { size: size.yards })
}

/** The roll-off town that the visitor chose on an earlier page, or null. */
export function chosenTown(
	slug: string | undefined,
	{ rolloffTowns: towns }: Pick<Snapshot, 'rolloffTowns'>,
) {
	const row = rowAt(towns, slug)
	return row ? { slug: row.slug, name: row.name } : null
}
