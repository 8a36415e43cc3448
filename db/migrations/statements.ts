import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Runs the statements one after the other. */
export async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
	for (const statement of statements) await sql.raw(statement).execute(db)
}
