import { sql, type Transaction } from 'kysely'
import { migrationsOf, retryChange } from '#platform/database/migrate.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.server.ts'

/** The migrations of the last version before 1.0, in order. */
const migrationsBefore: readonly string[] = [
	'0001_pages',
	'0002_services',
	'0003_help',
	'0004_leads',
	'0005_outbox',
	'0006_content_version',
	'0007_company_facts',
	'0008_search_synonyms',
	'0009_search_events',
	'0010_article_votes',
	'0011_staff',
	'0012_inbox',
	'0013_content_history',
	'0014_pictures',
	'0015_sealed_secrets',
	'0016_office_settings',
	'0017_mail_waits',
	'0018_backups',
	'0019_foreign_keys',
	'0021_rolloff_town_texts',
	'0022_pickup_areas',
	'0023_jobs',
	'0024_reminders',
	'0025_reminder_mails',
	'0026_service_requests',
	'0027_street_ranges',
	'0028_people',
	'0029_contracts_and_removed_areas',
	'0030_orders',
	'0031_lead_photos',
	'0032_answer_mails',
	'0033_billing_requests',
	'0034_working_requests',
	'0035_answer_templates',
	'0036_staff_activity',
	'0037_planned_changes',
	'0038_order_cents',
	'0039_notices',
	'0040_offers',
	'0041_request_figures',
	'0042_texts',
	'0043_text_templates',
	'0044_testimonial_sources',
	'0045_pay_without_portal',
	'0046_delivery_day',
	'0047_area_rules',
	'0048_places_of_towns',
	'0049_reminder_corrections',
	'0050_won_at',
	'0051_covering_areas',
	'0052_set_aside',
]

/** The version that upgrades an older store to this point. */
export const lastVersionBefore = 'the last version before 1.0 (commit 8867db08)'

/**
 * Reports whether these are the migrations of a version before 1.0: the last one, or one too old to be adopted. Null for any other store.
 */
export function versionBefore(migrations: readonly string[]): 'last' | 'too old' | null {
	if (migrations.length === 0 || migrations.some((name) => !migrationsBefore.includes(name))) return null
	return migrations.length === migrationsBefore.length ? 'last' : 'too old'
}

/**
 * Converts a store of the last version before 1.0 to 1.0, keeping all rows, in one transaction; resolves to whether it did. Of several
 * processes only one converts. Throws before touching anything if the store is older.
 */
export async function adoptStore(store: Store, onProgress?: (sentence: string) => void): Promise<boolean> {
	const before = versionBefore(await migrationsOf(store))
	if (before === null) return false
	if (before === 'too old')
		throw new Error(
			`This store was made by an early version. Start it once with ${lastVersionBefore}, and then with this one. Nothing was changed.`,
		)
	onProgress?.('Upgrading the store: from before 1.0 …')
	const { kind } = store
	await store.withoutTimeLimit((db) =>
		retryChange(() =>
			db.transaction().execute(async (trx) => {
				if (kind === 'postgres') await sql`lock table kysely_migration in exclusive mode`.execute(trx)
				// Another process may have converted it in the meantime.
				if (versionBefore(await migrationsOf<Database>({ db: trx, kind })) === null) return
				for (const statement of kind === 'sqlite' ? onSqlite : onPostgres)
					await sql.raw(statement).execute(trx)
				await recordMigration(trx)
			}),
		),
	)
	return true
}

async function recordMigration(trx: Transaction<Database>): Promise<void> {
	const db = trx.withoutPlugins()
	await sql`delete from kysely_migration`.execute(db)
	await sql`insert into kysely_migration (name, timestamp) values ('0001_store', ${new Date().toISOString()})`.execute(
		db,
	)
}

/** Columns of the outbox with a mail's attempts, replaced by the table of jobs. */
const unused = [
	'attempts',
	'next_attempt_at',
	'leased_by',
	'leased_until',
	'last_error',
	'failure',
	'failures',
]
const renamed = { organisation: 'organization', anonymised_at: 'anonymized_at' }

const onSqlite = [
	'drop index outbox_pending',
	...unused.map((column) => `alter table outbox drop column ${column}`),
	...Object.entries(renamed).map(([from, to]) => `alter table lead_work rename column ${from} to ${to}`),
]

/** Also drops the triggers that let servers of earlier versions run beside newer ones. */
const onPostgres = [
	'drop view picture_jobs',
	...['submission_keys', 'lead_events', 'outbox'].map(
		(table) => `drop trigger ${table}_of_older_servers on ${table}`,
	),
	...['submission_keys', 'lead_events', 'outbox', 'picture_jobs'].map(
		(table) => `drop function ${table}_of_older_servers()`,
	),
	'drop function add_job()',
	...onSqlite,
]

/** Converts a row of a store of the last version before 1.0 to its form in 1.0. */
export function adoptRow(table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const columns = Object.entries(row)
	if (table === 'outbox') return Object.fromEntries(columns.filter(([name]) => !unused.includes(name)))
	if (table !== 'lead_work') return row
	const names: Readonly<Record<string, string>> = renamed
	return Object.fromEntries(columns.map(([name, value]) => [names[name] ?? name, value]))
}
