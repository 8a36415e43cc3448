import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { RolloffSizeRow } from '#db/content_rows.ts'
import { rolloffSizes as builtIn } from '#db/seed/rolloff_sizes.ts'
import { type chosenTown, quotePath } from '../quote_path.server.ts'
import { dimensions, type RolloffSize, sizePath } from '../sizes.ts'
import { counted } from '#platform/text/counted.ts'
import { trail } from '../overview/trail.ts'

/** The content of a size's page (RO-06): the texts of its row or built-in ones, and the numbers from the facts. */
export function sizeContent(
	size: RolloffSize,
	town: ReturnType<typeof chosenTown>,
	{ rolloffSizes: sizes, facts }: Pick<Snapshot, 'rolloffSizes' | 'facts'>,
	today: Date,
) {
	const isThis = (row: Pick<RolloffSizeRow, 'cubic_yards'>) => row.cubic_yards === size.yards
	const row = (sizes.ok && sizes.rows.find(isThis)) || builtIn.find(isThis)
	if (!row) throw new Error(`No text for the ${size.yards} yard container`)
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	const name = `${size.yards} Yard Dumpster`
	return {
		size,
		town,
		quotePath: quotePath(size, town),
		name,
		row,
		badge: row.page_badge,
		description: filled(row.description),
		details: filled(row.detailed_description),
		uses: row.ideal_for.map(filled).filter((use) => use !== ''),
		specifications: [
			['Capacity', `${size.yards} cubic yards`],
			['Pickup loads', size.loads],
			['Weight limit', counted(size.tons, 'ton')],
			['Outside dimensions', dimensions(size)],
		] as const,
		neighbors: neighborsOf(size, facts),
		crumbs: [...trail, { name: `${size.yards} Yard`, path: sizePath(size) ?? '' }],
	}
}

const steps = [
	[-1, 'One size smaller'],
	[1, 'One size bigger'],
	[-2, 'Two sizes smaller'],
	[2, 'Two sizes bigger'],
] as const

/** The two nearest sizes: one on each side, or the next two if this is the smallest or the largest. */
function neighborsOf({ yards }: RolloffSize, facts: Facts) {
	const at = facts.rolloffs.findIndex((size) => size.yards === yards)
	return steps
		.flatMap(([step, label]) => {
			const neighbor = facts.rolloffs[at + step]
			return neighbor ? [{ label, size: neighbor }] : []
		})
		.slice(0, 2)
}

export type SizeContent = ReturnType<typeof sizeContent>
