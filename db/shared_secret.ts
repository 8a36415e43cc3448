import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** 32 random bytes in base64url under this name, made by the first who asks and the same for all server processes. */
export async function sharedSecret(db: Kysely<Database>, name: string): Promise<string> {
	const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
	const kept = await read()
	if (kept) return kept.value
	const made = { name, value: randomBytes(32).toString('base64url') }
	await db
		.insertInto('secrets')
		.values(made)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return (await read())?.value ?? made.value
}
