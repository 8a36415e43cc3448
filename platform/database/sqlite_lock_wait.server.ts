import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { type LockWait, whenUnlocked } from './when_unlocked.ts'

/** How long SQLite itself waits for a lock each time, in milliseconds; short, because the wait blocks this process. */
const blockingMs = 20

/**
 * A connection whose statements wait for other connections' locks without blocking the process. SQLite's own timeout would block it, and
 * would deadlock if another connection of this process holds the lock.
 */
export class LockWaitingConnection implements DatabaseConnection {
	readonly #connection: DatabaseConnection
	readonly #wait: LockWait

	constructor(connection: DatabaseConnection, database: DatabaseSync) {
		this.#connection = connection
		this.#wait = {
			limitMs: 15_000,
			// Random, so that two waiting connections do not collide again and again.
			pauseMs: () => Math.random() * 50,
			mayRepeat: () => !database.isTransaction,
		}
	}

	/** Throws SQLite's error if the lock is not free in time, or at once inside a transaction, which would have to begin again. */
	executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		return whenUnlocked(() => this.#connection.executeQuery<Row>(query), this.#wait)
	}

	streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
		return this.#connection.streamQuery<Row>(query, chunkSize)
	}
}

/** Limits SQLite's own blocking wait to 20 ms; `LockWaitingConnection` does the rest of the waiting. */
export function shortenBusyTimeout(database: DatabaseSync): void {
	database.exec(`pragma busy_timeout = ${blockingMs}`)
}
