import type { Kysely } from 'kysely'
import { openPostgres } from './postgres.server.ts'
import type { Database } from './schema.ts'
import { sealWith, unopened } from './seal.ts'
import { openSqlite } from './sqlite.server.ts'

export interface Store {
	readonly kind: 'sqlite' | 'postgres'
	/**
	 * Rows and parameters have the shape of `schema.ts` on either store. Inside a transaction use only its own handle:
	 * SQLite has one connection, and a query beside the transaction would wait for it for ever.
	 */
	readonly db: Kysely<Database>
	/**
	 * For work whose statements may take or wait longer than any page's: migrations. A handle of its own on PostgreSQL,
	 * where others have time limits.
	 */
	withoutTimeLimit<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>
	/**
	 * Calls back after content changed, in this process or another. Of a burst the first is told at once and the rest
	 * together; one change may be told twice. Returns the unsubscribe.
	 */
	onContentChange(listener: () => void): () => void
	/** For a command that has just committed a content change: notifies this process's listeners at once. */
	contentChanged(): void
	/** True when a trivial query answers within `ms` milliseconds. Never throws. */
	isReachable(ms: number): Promise<boolean>
	/** After somebody's words were erased: takes them out of SQLite's write-ahead log too. Nothing to do on PostgreSQL. */
	dropOldPages(): Promise<void>
	close(): Promise<void>
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the SQLite file in `dataDir` (made when missing).
 * A PostgreSQL that does not answer is no error here: queries fail until it does, and listeners are told when it does.
 * Throws when the SQLite file cannot be opened. The schema is `migrate.ts`'s business.
 */
export async function openStore(options: {
	databaseUrl?: string | undefined
	dataDir: string
	/** What the keys in the store are sealed with; null leaves them sealed. */
	appSecret: string | null
	/** Called once when the SQLite file is replaced or removed while it is open: nothing is written from then on. */
	onLost?: (file: string) => void
}): Promise<Store> {
	const { databaseUrl, dataDir, appSecret, onLost = () => {} } = options
	const seal = appSecret === null ? unopened : sealWith(appSecret)
	return databaseUrl ? openPostgres(databaseUrl, seal) : openSqlite(dataDir, seal, onLost)
}
