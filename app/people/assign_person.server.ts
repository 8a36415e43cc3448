import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Log } from '#platform/log/log.ts'
import { type PersonRequest, findOrAddPerson, PersonRaced } from './find_or_add_person.server.ts'

const mostAttempts = 5

/**
 * The person whose request this is, as part of the request's own transaction. It never costs the request: null, and logged,
 * when it fails; `assignWaiting` then does it later.
 */
export async function assignPerson(
	trx: Transaction<Database>,
	asked: PersonRequest,
	log: Log,
): Promise<string | null> {
	for (let attempt = 1; ; attempt++) {
		await sql`savepoint person`.execute(trx)
		try {
			const id = await findOrAddPerson(trx, asked)
			await sql`release savepoint person`.execute(trx)
			return id
		} catch (error) {
			// PostgreSQL refuses everything else in a transaction in which a statement failed. Where it is gone, so is the request.
			await sql`rollback to savepoint person`.execute(trx).catch(() => Promise.reject(error))
			await sql`release savepoint person`.execute(trx)
			if (error instanceof PersonRaced && attempt < mostAttempts) continue
			log.error({ leadId: asked.leadId, error: String(error) }, 'request not assigned to its person yet')
			return null
		}
	}
}
