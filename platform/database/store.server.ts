import type { Kysely } from 'kysely'

/** A database on either of the two kinds of store. */
export interface Store<Tables> {
	readonly kind: 'sqlite' | 'postgres'
	/**
	 * Rows and parameters have the shape of their tables on either store. Inside a transaction use only its own handle:
	 * SQLite has one connection, and a query outside the transaction would wait for it forever.
	 */
	readonly db: Kysely<Tables>
	/** For statements that may take long, such as migrations: on PostgreSQL without the timeouts of `db`. */
	withoutTimeLimit<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
	/**
	 * Calls back after content changed in any process: of a burst at once and once more afterwards, perhaps twice for
	 * one change. Returns an unsubscribe function.
	 */
	onContentChange(listener: () => void): () => void
	/** For a command that has just committed a content change: notifies this process's listeners at once. */
	contentChanged(): void
	/** True when a trivial query answers within `ms` milliseconds. Never throws. */
	isReachable(ms: number): Promise<boolean>
	/**
	 * To be called after personal data was erased: removes it from SQLite's write-ahead log too. No-op on PostgreSQL.
	 */
	eraseFreedData(): Promise<void>
	close(): Promise<void>
}
