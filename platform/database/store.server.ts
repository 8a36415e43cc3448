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
	 * Calls `listener` after content changed in any process: for a burst of changes at once and once more afterwards, perhaps twice for one
	 * change. Returns an unsubscribe function.
	 */
	onContentChange(listener: () => void): () => void
	/** For a command that has just committed a content change: notifies this process's listeners at once. */
	contentChanged(): void
	/** True when a trivial query answers within `ms` milliseconds. Never throws. */
	isReachable(ms: number): Promise<boolean>
	/** Removes erased personal data from SQLite's write-ahead log too; call it after erasing. No-op on PostgreSQL. */
	eraseFreedData(): Promise<void>
	close(): Promise<void>
}
