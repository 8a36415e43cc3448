import { randomBytes } from 'node:crypto'
import type { Queries } from './queries.ts'
import type { SecretTables } from './secret_rows.ts'

/**
 * Returns the shared key of this name: 32 random bytes in base64url, created on first use and the same for all server processes. Stored
 * encrypted with the application secret.
 */
export async function sharedSecret(db: Queries<SecretTables>, name: string): Promise<string> {
	const read = () =>
		db.selectFrom('sealed_secrets').select('sealed_value').where('name', '=', name).executeTakeFirst()
	const existing = await read()
	if (existing) return existing.sealed_value
	const made = { name, sealed_value: randomBytes(32).toString('base64url') }
	await db
		.insertInto('sealed_secrets')
		.values(made)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return (await read())?.sealed_value ?? made.sealed_value
}
