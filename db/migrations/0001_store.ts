import type { Kysely } from 'kysely'
import { contentChangeTables, contentVersion } from './0001_content_changes.ts'
import { helpTables } from './0001_help.ts'
import { inboxTables } from './0001_inbox.ts'
import { leadFormTables } from './0001_lead_forms.ts'
import { leadTables } from './0001_leads.ts'
import { mailTables } from './0001_mails.ts'
import { noticeTables } from './0001_notices.ts'
import { pageTables } from './0001_pages.ts'
import { peopleTables } from './0001_people.ts'
import { pickupTables } from './0001_pickup.ts'
import { reminderTables } from './0001_reminders.ts'
import { serverTables } from './0001_servers.ts'
import { serviceTables } from './0001_services.ts'
import { staffTables } from './0001_staff.ts'
import { streetTables } from './0001_streets.ts'
import { textTables } from './0001_texts.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Creates every table of version 1.0 (docs/spec/tables.md), referenced tables first. The first content is in `db/seed/`. */
export async function createStore(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const parts = [
		contentVersion,
		staffTables,
		serviceTables,
		pageTables,
		helpTables,
		contentChangeTables,
		pickupTables,
		reminderTables,
		streetTables,
		leadTables,
		leadFormTables,
		peopleTables,
		inboxTables,
		serverTables,
		mailTables,
		textTables,
		noticeTables,
	]
	await run(
		db,
		parts.flatMap((statements) => statements(kind)),
	)
}
