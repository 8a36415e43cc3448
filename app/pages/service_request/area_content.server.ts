import { rowAt, rowsIn } from '#app/content/listing.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { areaNames } from '#app/content/area_names.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Option } from '#app/company/option.ts'
import type { ServiceKind } from '#app/leads/service_request/kinds.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { kindNote } from './kind_note.server.ts'
import { type MissedAnswer, missedAnswer } from './missed_answer.ts'

/** The page's content that depends on the visitor's area. */
export interface AreaContent {
	/** The areas to choose from, by town; empty while they cannot be read. */
	areas: Option[]
	/** The slug of the chosen area; null if none is chosen. */
	chosen: string | null
	/** Only for a missed pickup in a known area. */
	answer: MissedAnswer | null
	/** The contractor that picks up the area's trash instead of us; null almost everywhere. */
	contractedTo: string | null
	/** Information to read before sending a request of this kind; null for most. */
	about: string | null
}

/** The content for a request of this kind in the area with this slug. */
export function areaContent(
	snapshot: Snapshot,
	kind: ServiceKind | null,
	slug: string | null,
	now: Date,
): AreaContent {
	const { pickupAreas, facts } = snapshot
	const names = areaNames(snapshot)
	const today = localTimeOf(now, facts)
	const label = (row: PickupAreaRow) =>
		[names.get(row.id) ?? row.name, weekdayWords(row, today.date)].filter(Boolean).join(', ')
	const areas = rowsIn(pickupAreas)
		.map((row) => ({ value: row.slug, label: label(row) }))
		.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value))
	const area = rowAt(pickupAreas, slug) ?? null
	const rules = scheduleRules(snapshot)
	const isAnswered = kind === 'missed' && area !== null && area.contracted_to === null
	return {
		areas,
		chosen: area?.slug ?? null,
		answer: isAnswered ? missedAnswer(area, today, rules) : null,
		contractedTo: area?.contracted_to ?? null,
		about: kindNote(kind, area, rules, facts, now),
	}
}
