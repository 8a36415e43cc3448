import type { Kysely, Transaction } from 'kysely'

/** Runs `work` in one transaction. Calling `rollBack(result)` discards all writes and returns `result`. */
export function inTransaction<Schema, Result>(
	db: Kysely<Schema>,
	work: (trx: Transaction<Schema>, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
	let rolledBack: { result: Result } | undefined
	const rollBack = (result: Result) => {
		rolledBack = { result }
		throw rolledBack
	}
	return db
		.transaction()
		.execute((trx) => work(trx, rollBack))
		.catch((thrown: unknown) => {
			if (rolledBack === undefined || thrown !== rolledBack) throw thrown
			return rolledBack.result
		})
}
