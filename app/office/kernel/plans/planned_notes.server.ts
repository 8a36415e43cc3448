import { formatDay } from '#platform/time/format_day.ts'
import type { Kysely } from 'kysely'
import type { ContentType } from '#app/content/content_type.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { fieldOfTarget } from '../store/cells.server.ts'
import type { ContentReading } from '../store/write_content.server.ts'
import { openOutlooks } from './stored_values.server.ts'
import { plannedWords, shortened } from './plan_words.server.ts'

/** A plan as shown next to its field. */
export interface PlannedNote {
	id: string
	/** `$45 from January 1, 2027`. */
	words: string
	planner: string
	asks: boolean
}

/** The plans for a row, by column. */
export async function plannedNotes(
	{ store, content }: ContentReading,
	of: { type: ContentType; row: string },
): Promise<Record<string, PlannedNote[]>> {
	const notes: Record<string, PlannedNote[]> = {}
	const { plans, outlooks } = await openOutlooks(store.db, content.types)
	for (const plan of plans) {
		const place = fieldOfTarget(content.types, plan)
		if (place?.type.table !== of.type.table) continue
		const isOfRow = place.type.office?.cells
			? Object.hasOwn(of.type.fields, place.field)
			: place.id === of.row
		if (!isOfRow) continue
		notes[place.field] = [
			...(notes[place.field] ?? []),
			noteOf(plan, content.types, outlooks.get(plan.id)?.asks ?? false),
		]
	}
	return notes
}

function noteOf(
	plan: PlannedChangeRow,
	types: ContentReading['content']['types'],
	asks: boolean,
): PlannedNote {
	const words = plannedWords(plan, types)
	const short = words.length > 60 ? `“${shortened(words, 60)}”` : words || 'Empty'
	return {
		id: plan.id,
		words: `${short} from ${formatDay(plan.starts_on, 'date')}`,
		planner: plan.staff_name,
		asks,
	}
}

/** The number of plans that need a decision. */
export async function countAsking(db: Kysely<Database>, content: ContentReading['content']): Promise<number> {
	const { outlooks } = await openOutlooks(db, content.types)
	return [...outlooks.values()].filter(({ asks }) => asks).length
}
