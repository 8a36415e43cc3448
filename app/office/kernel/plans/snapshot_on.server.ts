import { rowsIn } from '#app/content/listing.ts'
import { effectivePlans, tablesOn } from '#app/content/planned_tables.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { readSnapshot } from '../preview/preview.server.ts'
import type { ContentServices } from '../store/write_content.server.ts'

/** Changes to the stored plans for a preview: plans to add, and one to ignore. */
interface PlansInstead {
	without?: string | undefined
	added?: readonly PlannedChangeRow[]
}

/** The content at the start of a day (`YYYY-MM-DD`), with all plans due by then applied except those that need a decision. */
export function snapshotOn(
	services: ContentServices,
	day: string,
	{ without, added = [] }: PlansInstead = {},
): Promise<Snapshot> {
	const { types, builtIn } = services.content
	return readSnapshot(services, ({ version, read, plans: open }) => {
		const stored = rowsIn(open).filter(({ id }) => id !== without)
		const plans = [...stored, ...added].toSorted((one, other) => compareText(one.starts_on, other.starts_on))
		const tables = { types, read, plans, builtIn }
		const later = plans.filter(({ starts_on }) => starts_on > day)
		return {
			version,
			read: tablesOn(day, { ...tables, plans: effectivePlans(tables) }),
			plans: { ok: true, rows: later },
		}
	})
}
