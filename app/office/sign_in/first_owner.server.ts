import { randomInt } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Transaction } from 'kysely'
import { builtInFacts } from '#app/company/built_in_facts.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { addStaff, setPassword } from './add_staff.server.ts'
import { forgetAccount } from './attempts.server.ts'
import { firstOwnerName } from './first_owner_name.ts'
import { recordActivity } from './record_activity.server.ts'
import { forgetAccess } from './session.server.ts'
import { isNameTaken } from './staff_name.server.ts'

/** The settings `ADMIN_EMAIL` and `ADMIN_PASSWORD`, if set. */
export interface FirstOwner {
	email: string | undefined
	password: string | undefined
}

/** Without ambiguous letters. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Creates the owner of a new store, once across all processes; a deleted owner is not recreated. Returns the one-time
 * password for the console, or null if there was nothing to create or a password was given.
 */
export async function createFirstOwner(
	store: Store,
	given: FirstOwner,
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
	const now = new Date()
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

/**
 * Gives an owner a one-time password and clears what locks them out: a forgotten password, a lost second step, too many
 * attempts. Ends their sessions, links and pushes. Creates an owner if the address is unknown. Throws a sentence if it
 * belongs to someone who may not sign in as an owner.
 */
export async function letOwnerIn(
	store: Store,
	address: string,
	now: Date,
): Promise<{ email: string; oneTimePassword: string }> {
	const email = address.toLowerCase()
	const oneTimePassword = newOneTimePassword()
	const hash = await hashPassword(oneTimePassword)
	await store.db.transaction().execute(async (trx) => {
		const known = await trx
			.selectFrom('staff')
			.select(['id', 'name', 'role', 'is_active'])
			.where('email', '=', email)
			.forUpdate()
			.executeTakeFirst()
		if (known && (known.role !== 'owner' || !known.is_active))
			throw new Error(
				`${email} is the address of ${known.name}, who may not sign in as an owner. Nothing was changed.`,
			)
		const name = known?.name ?? ((await isNameTaken(trx, firstOwnerName, email)) ? email : firstOwnerName)
		const password = { hash, isTemporary: true }
		const id = known?.id ?? (await addStaff(trx, { name, email, role: 'owner', password }, now))
		if (id === null)
			throw new Error(`Somebody with the address ${email} was added this moment: please try again.`)
		if (known) await startAnew(trx, id, hash, now)
		await recordActivity(trx, { kind: 'password', by: null, about: { id, name }, detail: 'server' }, now)
	})
	await forgetAccount(store, email)
	return { email, oneTimePassword }
}

async function startAnew(trx: Transaction<Database>, id: string, hash: string, now: Date): Promise<void> {
	const changed = { is_password_temporary: true, is_second_step_on: false, updated_at: now.toISOString() }
	await trx.updateTable('staff').set(changed).where('id', '=', id).execute()
	await trx.deleteFrom('staff_second_steps').where('staff_id', '=', id).execute()
	await forgetAccess(trx, id)
	await setPassword(trx, id, hash, now)
}

const marker = 'first-owner-made'

/** Five groups of four letters: 99 bits. */
function newOneTimePassword(): string {
	const group = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
	return Array.from({ length: 5 }, group).join('-')
}
