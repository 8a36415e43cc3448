import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, TransactionSettings } from 'kysely'
import type { StoreFileIdentity } from './sqlite_file_identity.server.ts'

/**
 * Kysely on `node:sqlite`. A write throws when the store's files are not, before and after it, those that were opened:
 * what has been acknowledged then stands in the file that stands at the path.
 */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #database: DatabaseSync
	readonly #identity: StoreFileIdentity

	constructor(database: DatabaseSync, identity: StoreFileIdentity) {
		super({ database: asKyselyWantsIt(database, identity) })
		this.#database = database
		this.#identity = identity
	}

	override createDriver() {
		return new ImmediateDriver(this.#database, this.#identity)
	}

	override createAdapter() {
		return new TransactionalAdapter()
	}
}

const changesNothing = /^\s*(select|pragma|begin|rollback)\b/i

function asKyselyWantsIt(database: DatabaseSync, identity: StoreFileIdentity): SqliteDatabase {
	return {
		close: () => database.close(),
		prepare(text) {
			const statement = database.prepare(text)
			const checked = <Result>(execute: () => Result): Result => {
				const isWrite = !changesNothing.test(text)
				// Inside a transaction its beginning and its commit are checked.
				if (isWrite && !database.isTransaction) identity.assertUnchanged()
				const result = execute()
				if (isWrite && !database.isTransaction) identity.assertUnchanged()
				return result
			}
			return {
				reader: statement.columns().length > 0,
				all: (parameters) => checked(() => statement.all(...bindable(parameters))),
				run: (parameters) => checked(() => statement.run(...bindable(parameters))),
				iterate: (parameters) => statement.iterate(...bindable(parameters)),
			}
		},
	}
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
	return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)))
}

class ImmediateDriver extends SqliteDriver {
	readonly #database: DatabaseSync
	readonly #identity: StoreFileIdentity

	constructor(database: DatabaseSync, identity: StoreFileIdentity) {
		super({ database: asKyselyWantsIt(database, identity) })
		this.#database = database
		this.#identity = identity
	}

	/** Takes the write lock at once: a read that turns into a write while another process writes fails without waiting. */
	override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}) {
		const isReading = settings.accessMode === 'read only'
		if (!isReading) this.#identity.assertUnchanged()
		await connection.executeQuery(CompiledQuery.raw(isReading ? 'begin' : 'begin immediate'))
	}

	/** A full disk rolls back by itself; to ask for it then would fail and be thrown in place of the cause. */
	override async rollbackTransaction(connection: DatabaseConnection) {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection)
	}
}

/** SQLite's schema changes do roll back; Kysely then runs migrations in one (immediate) transaction. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}
