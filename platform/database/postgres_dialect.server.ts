import { PostgresDialect, PostgresDriver } from 'kysely'
import type { PostgresPool } from 'kysely'
import { ServerCursor } from './postgres_cursor.server.ts'

/** Kysely's dialect, except that a failed transaction always throws the original error. */
export class StorePostgresDialect extends PostgresDialect {
	readonly #pool: PostgresPool

	constructor(pool: PostgresPool) {
		super({ pool, cursor: ServerCursor })
		this.#pool = pool
	}

	override createDriver() {
		return new CausePreservingDriver({ pool: this.#pool, cursor: ServerCursor })
	}
}

class CausePreservingDriver extends PostgresDriver {
	override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
		// On a broken connection the rollback fails too, and its error would replace the cause. The server rolls back by
		// itself, and Kysely drops the connection.
		await super.rollbackTransaction(connection).catch(() => {})
	}
}
