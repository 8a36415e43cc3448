import { openPostgres, type PostgresTimeLimits } from './postgres.server.ts'
import { sealWith, unopened } from '#platform/database/seal.ts'
import { openSqlite } from './sqlite.server.ts'
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
	/** Called once when the SQLite file is replaced or removed while it is open: nothing is written from then on. */
	onLost?: (file: string) => void
	/** For PostgreSQL; `postgresTimeLimits` if missing. */
	timeLimits?: PostgresTimeLimits
}): Promise<Store> {
	const { databaseUrl, dataDir, appSecret, onLost = () => {}, timeLimits } = options
	const seal = appSecret === null ? unopened : sealWith(appSecret)
	return databaseUrl ? openPostgres(databaseUrl, seal, timeLimits) : openSqlite(dataDir, seal, onLost)
}
