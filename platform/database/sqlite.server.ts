import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { createChangeEmitter } from './change_emitter.ts'
import { succeedsWithin } from './with_timeout.ts'
import { CodecPlugin } from './codec_plugin.ts'
import type { Seal } from './seal.ts'
import { NodeSqliteDialect } from './sqlite_dialect.server.ts'
import { checkpointWhenIdle } from './sqlite_checkpoint.server.ts'
import { shortenBusyTimeout } from './sqlite_lock_wait.server.ts'
import { recordFileIdentity } from './sqlite_file_identity.server.ts'
import { watchStoreFile } from './sqlite_watch.server.ts'
import type { Store } from './store.server.ts'
import { publishQueryError } from './store_errors.ts'
import type { Table } from './table.ts'
import { whenUnlocked } from './when_unlocked.ts'

/** How long opening waits for another process's lock, in milliseconds. */
const openTimeout = 5000

/**
 * Opens the embedded store: one file in `dataDir`, readable by its owner only, because it contains personal data. `onLost` is called once,
 * within a second, when the file is replaced or removed; after that, writes throw.
 */
export async function openSqlite<Tables>({
	dataDir,
	tables,
	seal,
	onLost,
}: {
	dataDir: string
	/** All tables by name, for the codec. */
	tables: Readonly<Record<string, Table<unknown>>>
	seal: Seal
	onLost: (file: string) => void
}): Promise<Store<Tables>> {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 })
	const file = path.join(dataDir, 'store.sqlite')
	closeSync(openSync(file, 'a', 0o600))
	const database = new DatabaseSync(file, { timeout: openTimeout, enableForeignKeyConstraints: true })
	// When two processes create the log of a new file, SQLite rejects one of them without waiting.
	await whenUnlocked(() => database.exec('pragma journal_mode = wal'))
	// `synchronous = full`: an acknowledged lead survives a power cut. `secure_delete`: deleted data is overwritten, so that an anonymized
	// person leaves no text in the file's free pages.
	database.exec('pragma synchronous = full; pragma secure_delete = on')
	// The first read creates the write-ahead log beside the file.
	database.exec('select 1 from sqlite_schema')
	shortenBusyTimeout(database)
	const place = recordFileIdentity(file)
	const db = new Kysely<Tables>({
		dialect: new NodeSqliteDialect(database, place),
		plugins: [new CodecPlugin({ store: 'sqlite', seal }, tables)],
		log: publishQueryError,
	})
	const stopFolding = checkpointWhenIdle(database, file)
	const emitter = createChangeEmitter()
	const watch = watchStoreFile(file, place, { onChange: emitter.emit, onLost: () => onLost(file) })
	return {
		kind: 'sqlite',
		db,
		withoutTimeLimit: (work) => work(db),
		onContentChange: emitter.subscribe,
		contentChanged() {
			// Keeps the file watcher from reporting this change again.
			watch.acknowledge()
			emitter.emit()
		},
		async isReachable(ms) {
			return place.isUnchanged() && succeedsWithin(ms, sql`select 1 from sqlite_schema`.execute(db))
		},
		async eraseFreedData() {
			await sql`pragma wal_checkpoint(truncate)`.execute(db)
		},
		async close() {
			if (!database.isOpen) return
			emitter.close()
			watch.close()
			stopFolding()
			await db.destroy()
			// Kysely closes the file only if it ran a query.
			if (database.isOpen) database.close()
		},
	}
}
