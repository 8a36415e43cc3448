import type { Queries } from '#platform/database/queries.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'

/**
 * A hash of a phone number, which may be kept for erased people: the same however the number was typed, and
 * useless without the store's key. Null if there are no digits.
 */
export async function phoneHash(db: Queries<SecretTables>, phone: string | null): Promise<string | null> {
	const digits = phone?.replaceAll(/\D/g, '').slice(-10)
	return digits ? hashAddress(await addressKey(db), `phone:${digits}`) : null
}
