import { openPostgres, type PostgresTimeLimits } from '#platform/database/postgres.server.ts'
import { sealWith, plaintextSeal } from '#platform/database/seal.ts'
import { openSqlite } from '#platform/database/sqlite.server.ts'
import { contentChannel } from './migrations/content_version.ts'
import { type Database, tables } from './schema.ts'
import type { Store } from './store.server.ts'

/**
 * Opens PostgreSQL at `databaseUrl`, or else the SQLite file in `dataDir` (created if missing). If PostgreSQL is down,
 * queries fail until it is back, and listeners are notified then. Throws if the SQLite file cannot be opened. Does not
 * migrate.
 */
export async function openStore(options: {
	databaseUrl?: string | undefined
	dataDir: string
	/** The secret that keys in the store are encrypted with; null leaves them encrypted. */
	appSecret: string | null
	/** Called once when the SQLite file is replaced or removed while open: nothing is written from then on. */
	onLost?: (file: string) => void
	/** For PostgreSQL; defaults to `postgresTimeLimits`. */
	timeLimits?: PostgresTimeLimits
}): Promise<Store> {
	const { databaseUrl, dataDir, appSecret, onLost = () => {}, timeLimits } = options
	const seal = appSecret === null ? plaintextSeal : sealWith(appSecret)
	if (databaseUrl)
		return openPostgres<Database>({ databaseUrl, tables, seal, changeChannel: contentChannel, timeLimits })
	return openSqlite<Database>({ dataDir, tables, seal, onLost })
}
