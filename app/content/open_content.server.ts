import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import { type Portals, noPortals } from '#app/company/portals.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import { seedContent } from '#db/seed/content.ts'
import type { Store } from '#db/store.server.ts'
import { composeSnapshot } from './compose_snapshot.ts'
import { createContentHub } from './content_hub.server.ts'
import type { ContentType } from './content_type.ts'
import { contentTypes, typeOf } from './content_types.ts'
import type { ContentLog } from './listing.ts'
import type { ContentHub, Snapshot } from './snapshot.server.ts'

/**
 * Loads the content and reloads it when the store reports changes. While the store cannot be read, the last
 * snapshot stays, or the built-in content if there was none (decision D15), and reading is retried. This
 * process's company facts follow the hub opened last.
 */
export async function openContentHub(
	store: Store,
	log: ContentLog,
	portals: Portals = noPortals,
	types: readonly ContentType[] = contentTypes,
): Promise<ContentHub> {
	return createContentHub(store, log, types, builtInSnapshot(portals))
}

/** The content the store is seeded with; `portals` are those of the environment. */
export function builtInSnapshot(portals: Portals = noPortals): Snapshot {
	const ignore = { warn() {} }
	const company = { facts: builtInFacts, portals, paints: builtInPaints }
	const read = <Table extends ContentTable>(table: Table) => ({ ok: true, rows: builtInRows(table) }) as const
	const source = {
		version: 0,
		source: 'built-in',
		read,
		plans: { ok: true, rows: [] },
		company: { builtIn: company, last: company },
	} as const
	return composeSnapshot(contentTypes, source, ignore)
}

/** A table's initial rows, with missing columns set to null as in the store. */
export function builtInRows<Table extends ContentTable>(table: Table): Database[Table][] {
	const fields = typeOf(contentTypes, table)?.fields ?? {}
	const empty = Object.fromEntries(Object.keys(fields).map((column) => [column, null]))
	const rows: readonly object[] = seedContent[table] ?? []
	return rows.map((row) => ({ ...empty, ...row }) as unknown as Database[Table])
}
