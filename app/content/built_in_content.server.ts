import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import { type Portals, noPortals } from '#app/company/portals.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import { seedContent } from '#db/seed/content.ts'
import { composeSnapshot } from './compose_snapshot.ts'
import { contentTypes, typeOf } from './content_types.ts'
import type { Snapshot } from './snapshot.server.ts'

/** The content the store is seeded with; `portals` are those of the environment. */
export function builtInSnapshot(portals: Portals = noPortals): Snapshot {
	const ignore = { warn() {} }
	const company = builtInCompany(portals)
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
