import type { Queries } from '#platform/database/queries.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'

/**
 * A phone number in a form that may be kept of people who were forgotten: the same for the same number, however it was typed,
 * and useless without the store's key. Null where there are no digits.
 */
export async function phoneHash(db: Queries<SecretTables>, phone: string | null): Promise<string | null> {
	const digits = phone?.replaceAll(/\D/g, '').slice(-10)
	return digits ? hashAddress(await addressKey(db), `phone:${digits}`) : null
}
