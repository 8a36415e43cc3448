import { PostgresDialect, PostgresDriver } from 'kysely'
import type { PostgresPool } from 'kysely'

/** Kysely's own, but what made a transaction fail is what its caller gets to know. */
export class StorePostgresDialect extends PostgresDialect {
	readonly #pool: PostgresPool

	constructor(pool: PostgresPool) {
		super({ pool })
		this.#pool = pool
	}

	override createDriver() {
		return new CausePreservingDriver({ pool: this.#pool })
	}
}

class CausePreservingDriver extends PostgresDriver {
	override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
		// On a broken connection it fails too, and would be thrown in place of the cause. The server rolls back by
		// itself then, and Kysely gives the connection up.
		await super.rollbackTransaction(connection).catch(() => {})
	}
}
