import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Log } from '#platform/log/log.ts'
import { type PersonRequest, findOrAddPerson, PersonRaced } from './find_or_add_person.server.ts'

const mostAttempts = 5

/**
 * Assigns a request to its person within the request's transaction. A failure must not cost the request: it
 * is logged and returns null, and `assignWaiting` retries later.
 */
export async function assignPerson(
	trx: Transaction<Database>,
	request: PersonRequest,
	log: Log,
): Promise<string | null> {
	for (let attempt = 1; ; attempt++) {
		await sql`savepoint person`.execute(trx)
		try {
			const id = await findOrAddPerson(trx, request)
			await sql`release savepoint person`.execute(trx)
			return id
		} catch (error) {
			// PostgreSQL rejects further statements in a transaction after one failed. If the savepoint is gone, so
			// is the request.
			await sql`rollback to savepoint person`.execute(trx).catch(() => Promise.reject(error))
			await sql`release savepoint person`.execute(trx)
			if (error instanceof PersonRaced && attempt < mostAttempts) continue
			log.error({ leadId: request.leadId, error: String(error) }, 'request not assigned to its person yet')
			return null
		}
	}
}
