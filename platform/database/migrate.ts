import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Store } from './store.server.ts'
import { whenUnlocked } from './when_unlocked.ts'

/** One migration of the schema. */
export type SchemaChange = (db: Kysely<unknown>, kind: Store<unknown>['kind']) => Promise<void>

export interface MigrateOptions<Name extends string> {
	/** Called with a sentence before each migration of an upgrade, but not while a new store is created. */
	onProgress?: (sentence: string) => void
	/** The last migration to run; defaults to all. */
	upTo?: Name
}

/** How often a migration is attempted when another process interferes. */
const attempts = 5

/** Thrown for a store with a migration that this version does not know. */
export class NewerStore extends Error {
	constructor(names: readonly string[]) {
		super(
			`This store was made by a newer version (it has ${names.join(', ')}, which this version does not know). ` +
				'Nothing was changed. Start that version, or restore a backup made before the upgrade.',
		)
	}
}

/**
 * Brings the schema up to date; concurrent processes wait for the advisory lock (PostgreSQL) or immediate transaction (SQLite). Resolves to
 * whether an older store was upgraded. Throws if a migration fails, rolling back this run (a deadlock with a running server is retried),
 * and throws `NewerStore` before touching anything.
 */
export async function migrate<Tables, Name extends string>(
	store: Store<Tables>,
	changes: Readonly<Record<Name, SchemaChange>>,
	options: MigrateOptions<Name> = {},
): Promise<boolean> {
	const names = Object.keys(changes)
	const done = await migrationsOf(store)
	const unknown = done.filter((name) => !names.includes(name))
	if (unknown.length > 0) throw new NewerStore(unknown)
	const todo = names.filter((name) => !done.includes(name))
	if (todo.length === 0) return false
	const { onProgress, upTo } = options
	const reportProgress = (name: string) => {
		const step = todo.indexOf(name) + 1
		if (done.length > 0) onProgress?.(`Upgrading the store: ${name} (${step} of ${todo.length}) …`)
	}
	await store.withoutTimeLimit(async (db) => {
		const provider = { getMigrations: async () => migrationsFor(store.kind, changes, reportProgress) }
		const schema = store.kind === 'postgres' ? { migrationTableSchema: await schemaOf(db) } : {}
		const migrator = new Migrator({ db, provider, ...schema })
		await retryChange(async () => {
			const outcome = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
			if (outcome.error) throw outcome.error
		})
	})
	return done.length > 0
}

/** Runs a schema change that rolls back as a whole when it fails: waits for locks and retries when another process interfered. */
export async function retryChange(change: () => Promise<void>): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		const error = await whenUnlocked(change).catch((thrown: unknown) => thrown)
		if (error === undefined) return
		if (!isTransient(error) || attempt === attempts) throw error
	}
}

/**
 * Reports whether PostgreSQL rolled back because of a deadlock with a running server (40P01), or because another process renamed a column
 * while Kysely read the catalog (42703). Both can be retried.
 */
function isTransient(error: unknown): boolean {
	return ['40P01', '42703'].includes(String(Object(error).code))
}

/** The names of the migrations that have run, in order; empty for a new store. */
export async function migrationsOf<Tables>({
	db,
	kind,
}: Pick<Store<Tables>, 'db' | 'kind'>): Promise<string[]> {
	// Queried directly, because Kysely reads all columns, which fails while another process renames one.
	const table =
		kind === 'postgres'
			? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`
			: sql`select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'`
	if ((await table.execute(db.withoutPlugins())).rows.length === 0) return []
	const query = sql<{ name: string }>`select name from kysely_migration order by name`
	const { rows } = await query.execute(db.withoutPlugins())
	return rows.map(({ name }) => name)
}

/** PostgreSQL: the schema in which the connection creates its tables. */
export async function schemaOf<Tables>(db: Kysely<Tables>): Promise<string> {
	const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
	return rows[0]?.name ?? 'public'
}

function migrationsFor(
	kind: Store<unknown>['kind'],
	changes: Readonly<Record<string, SchemaChange>>,
	report: (name: string) => void,
): Record<string, Migration> {
	return Object.fromEntries(
		Object.entries(changes).map(([name, change]) => [
			name,
			{
				up(db: Kysely<unknown>) {
					report(name)
					return change(db, kind)
				},
			},
		]),
	)
}
