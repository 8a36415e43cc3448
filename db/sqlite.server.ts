import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, sql } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, TransactionSettings } from 'kysely'
import { answersWithin, createChangeBell } from './change_bell.ts'
import { CodecPlugin } from './codec_plugin.ts'
import type { Database } from './schema.ts'
import { watchContentVersion } from './sqlite_watch.server.ts'
import type { Store } from './store.server.ts'

/** How long a write waits for another process's, in milliseconds. */
const busyTimeout = 5000

/** The embedded store: one file in `dataDir`, readable by its owner only, since it holds people's addresses. */
export function openSqlite(dataDir: string): Store {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 })
	const file = path.join(dataDir, 'store.sqlite')
	closeSync(openSync(file, 'a', 0o600))
	const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
	// FULL: an acknowledged lead has reached the disk, power cut or not.
	database.exec('pragma journal_mode = wal; pragma synchronous = full')
	const db = new Kysely<Database>({
		dialect: new NodeSqliteDialect({ database: asKyselyWantsIt(database) }),
		plugins: [new CodecPlugin('sqlite')],
	})
	const bell = createChangeBell()
	const watch = watchContentVersion(file, bell.ring)
	return {
		kind: 'sqlite',
		db,
		onContentChange: bell.onRing,
		contentChanged() {
			// What the file watcher would only say once more is ticked off first.
			watch.tickOff()
			bell.ring()
		},
		isReachable: (ms) => answersWithin(ms, sql`select 1 from sqlite_schema`.execute(db)),
		async close() {
			if (!database.isOpen) return
			bell.close()
			watch.close()
			await db.destroy()
			// Kysely closes the file only if it was ever used.
			if (database.isOpen) database.close()
		},
	}
}

function asKyselyWantsIt(database: DatabaseSync): SqliteDatabase {
	return {
		close: () => database.close(),
		prepare(text) {
			const statement = database.prepare(text)
			return {
				reader: statement.columns().length > 0,
				all: (parameters) => statement.all(...bindable(parameters)),
				run: (parameters) => statement.run(...bindable(parameters)),
				iterate: (parameters) => statement.iterate(...bindable(parameters)),
			}
		},
	}
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
	return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)))
}

class NodeSqliteDialect extends SqliteDialect {
	readonly #config: { database: SqliteDatabase }

	constructor(config: { database: SqliteDatabase }) {
		super(config)
		this.#config = config
	}

	override createDriver() {
		return new ImmediateDriver(this.#config)
	}

	override createAdapter() {
		return new TransactionalAdapter()
	}
}

/** Takes the write lock at once: a read that turns into a write while another process writes fails without waiting. */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}) {
		const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate'
		await connection.executeQuery(CompiledQuery.raw(begin))
	}
}

/** SQLite's schema changes do roll back; Kysely then runs migrations in one (immediate) transaction. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}
