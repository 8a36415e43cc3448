import { randomInt } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { builtInFacts } from '#app/company/built_in_facts.server.ts'
import type { Store } from '#db/store.server.ts'
import { addStaff } from './add_staff.server.ts'
import { firstOwnerName } from './first_owner_name.ts'

/** `ADMIN_EMAIL` and `ADMIN_PASSWORD`, if they are set. */
export interface FirstOwner {
	email: string | undefined
	password: string | undefined
}

/** Without ambiguous letters. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Creates the owner of a new store, once over all processes; a removed owner does not come back. Returns the one-time
 * password for the console; null if there was nothing to create or a password was given.
 */
export async function createFirstOwner(
	store: Store,
	given: FirstOwner,
	now: Date = new Date(),
): Promise<{ email: string; oneTimePassword: string } | null> {
	const isDone = await store.db
		.selectFrom('secrets')
		.select('name')
		.where('name', '=', marker)
		.executeTakeFirst()
	if (isDone) return null
	const email = (given.email ?? builtInFacts.email).toLowerCase()
	const oneTimePassword = given.password ?? newOneTimePassword()
	const hash = await hashPassword(oneTimePassword)
	const isMine = await store.db.transaction().execute(async (trx) => {
		const { numInsertedOrUpdatedRows } = await trx
			.insertInto('secrets')
			.values({ name: marker, value: now.toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow()
		if (Number(numInsertedOrUpdatedRows) === 0) return false
		const password = { hash, isTemporary: given.password === undefined }
		await addStaff(trx, { name: firstOwnerName, email, role: 'owner', password }, now)
		return true
	})
	return isMine && given.password === undefined ? { email, oneTimePassword } : null
}

const marker = 'first-owner-made'

/** Five groups of four letters: 99 bits. */
function newOneTimePassword(): string {
	const group = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
	return Array.from({ length: 5 }, group).join('-')
}
