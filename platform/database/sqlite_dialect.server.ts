import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, SelectQueryNode, SqliteDatabase, TransactionSettings } from 'kysely'
import type { StoreFileIdentity } from './sqlite_file_identity.server.ts'
import { LockWaitingConnection } from './sqlite_lock_wait.server.ts'

/**
 * Kysely on `node:sqlite`. A write throws unless the files at the store's path are the opened ones, both before and after it: otherwise it
 * would be acknowledged and lost.
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

	override createQueryCompiler() {
		return new CompilerWithoutRowLocks()
	}
}

/** Drops `for update` and similar clauses: SQLite has one writer at a time, so a writing transaction already locks every row. */
class CompilerWithoutRowLocks extends SqliteQueryCompiler {
	protected override visitSelectQuery({ endModifiers: _, ...node }: SelectQueryNode) {
		super.visitSelectQuery(node)
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
				// Transactions are checked at begin and commit instead.
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
	#waiting: LockWaitingConnection | undefined

	constructor(database: DatabaseSync, identity: StoreFileIdentity) {
		super({ database: asKyselyWantsIt(database, identity) })
		this.#database = database
		this.#identity = identity
	}

	override async acquireConnection() {
		this.#waiting ??= new LockWaitingConnection(await super.acquireConnection(), this.#database)
		return this.#waiting
	}

	/** Takes the write lock at once: upgrading from a read lock while another process writes would fail without waiting. */
	override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}) {
		const isReading = settings.accessMode === 'read only'
		if (!isReading) this.#identity.assertUnchanged()
		await connection.executeQuery(CompiledQuery.raw(isReading ? 'begin' : 'begin immediate'))
	}

	/** On a full disk SQLite has already rolled back; another rollback would throw and hide the cause. */
	override async rollbackTransaction(connection: DatabaseConnection) {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection)
	}
}

/** Lets Kysely run migrations in one immediate transaction, because SQLite can roll back DDL. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}
