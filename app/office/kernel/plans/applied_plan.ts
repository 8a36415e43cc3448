import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Actor } from '../store/write_content.server.ts'

/** Plans that could not take effect, by id, each with why; null where somebody changed the same. */
export type Held = ReadonlyMap<string, string | null>

/** Whose change it is in the history. */
export function authorOf({ staff_id, staff_name, created_at }: PlannedChangeRow, now: Date): Actor {
	return { staff: { id: staff_id, name: staff_name }, now, plannedAt: created_at }
}
