import type { Kysely } from 'kysely'
import { createPages } from './0001_pages.ts'
import { createServices } from './0002_services.ts'
import { createHelp } from './0003_help.ts'
import { createLeads } from './0004_leads.ts'
import { createOutbox } from './0005_outbox.ts'
import { createContentVersion } from './0006_content_version.ts'
import type { StoreKind } from './columns.ts'

export type SchemaChange = (db: Kysely<unknown>, kind: StoreKind) => Promise<void>

/** Every schema change, in order. One that has been released is never edited: add the next. */
export const migrations = {
	'0001_pages': createPages,
	'0002_services': createServices,
	'0003_help': createHelp,
	'0004_leads': createLeads,
	'0005_outbox': createOutbox,
	'0006_content_version': createContentVersion,
} as const satisfies Record<`${number}_${string}`, SchemaChange>
