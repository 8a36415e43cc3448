import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { type LockWait, whenUnlocked } from './when_unlocked.ts'

/** How long SQLite itself waits for a lock each time, in milliseconds, during which this process does nothing else. */
const blockingMs = 20

/**
 * A connection whose statements wait for locks of other connections while this process serves on: SQLite's own timeout would stop
 * it for as long, and for good where the lock is held by another connection of the same process.
 */
export class LockWaitingConnection implements DatabaseConnection {
	readonly #connection: DatabaseConnection
	readonly #wait: LockWait

	constructor(connection: DatabaseConnection, database: DatabaseSync) {
		this.#connection = connection
		this.#wait = {
			limitMs: 15_000,
			// Random, so that two who wait do not meet again and again.
			pauseMs: () => Math.random() * 50,
			mayRepeat: () => !database.isTransaction,
		}
	}

	/** Throws SQLite's error when the lock is not free in time, or when a transaction under way would have to begin again. */
	executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		return whenUnlocked(() => this.#connection.executeQuery<Row>(query), this.#wait)
	}

	streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
		return this.#connection.streamQuery<Row>(query, chunkSize)
	}
}

/** Lets SQLite itself wait 20 ms only; the rest of the wait is `LockWaitingConnection`’s. */
export function shortenBusyTimeout(database: DatabaseSync): void {
	database.exec(`pragma busy_timeout = ${blockingMs}`)
}
