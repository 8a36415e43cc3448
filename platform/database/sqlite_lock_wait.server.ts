import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long a statement waits for another connection's lock, in milliseconds. */
const limitMs = 15_000
/** How long of it SQLite itself waits each time, during which this process does nothing else. */
const blockingMs = 20
/** Longest pause between two attempts. */
const pauseMs = 50

/** SQLITE_BUSY, whatever its extended code: https://sqlite.org/rescode.html#busy */
const busyCode = 5

/**
 * A connection whose statements wait for locks of other connections while this process serves on: SQLite's own timeout would stop
 * it for as long, and for good where the lock is held by another connection of the same process.
 */
export class LockWaitingConnection implements DatabaseConnection {
	readonly #connection: DatabaseConnection
	readonly #database: DatabaseSync

	constructor(connection: DatabaseConnection, database: DatabaseSync) {
		this.#connection = connection
		this.#database = database
	}

	/** Throws SQLite's error when the lock is not free in time, or when a transaction under way would have to begin again. */
	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		const until = performance.now() + limitMs
		for (;;) {
			try {
				return await this.#connection.executeQuery<Row>(query)
			} catch (error) {
				if (!isBusy(error) || this.#database.isTransaction || performance.now() > until) throw error
			}
			// Random, so that two who wait do not meet again and again.
			await sleep(Math.random() * pauseMs)
		}
	}

	streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
		return this.#connection.streamQuery<Row>(query, chunkSize)
	}
}

/** Makes SQLite leave the waiting for locks to `LockWaitingConnection`. */
export function leaveWaiting(database: DatabaseSync): void {
	database.exec(`pragma busy_timeout = ${blockingMs}`)
}

/** Whether SQLite gave up waiting for another connection's lock. */
export function isBusy(error: unknown): boolean {
	return (
		error instanceof Error &&
		'errcode' in error &&
		typeof error.errcode === 'number' &&
		(error.errcode & 0xff) === busyCode
	)
}
