import { createHmac } from 'node:crypto'
import type { Queries } from '#platform/database/queries.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import { isSameSecret } from '#platform/http/secret_token.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'

const idLetters = 32

/** The key that signs the links in reminders. */
export function linkKey(db: Queries<SecretTables>): Promise<string> {
	return sharedSecret(db, 'reminder-links')
}

/**
 * The token that authorizes changes to a subscription, the same in all its mails: its id and an HMAC of it.
 * Nothing is stored; read access to the subscriptions alone is not enough to forge one.
 */
export function manageToken(key: string, subscriptionId: string): string {
	return subscriptionId.replaceAll('-', '') + signatureOf(key, subscriptionId)
}

/** The id in a token; null when the signature is invalid. */
export function subscriptionOf(key: string, token: string): string | null {
	const letters = token.slice(0, idLetters)
	const parts = [letters.slice(0, 8), letters.slice(8, 12), letters.slice(12, 16), letters.slice(16, 20)]
	const id = [...parts, letters.slice(20)].join('-')
	return isSameSecret(token.slice(idLetters), signatureOf(key, id)) ? id : null
}

function signatureOf(key: string, id: string): string {
	return createHmac('sha256', key).update(`manage ${id}`).digest('base64url').slice(0, 24)
}

/** A keyed hash of a mailbox, which may be stored permanently; different spellings of one address give the same hash. */
export async function mailboxHash(db: Queries<SecretTables>, email: string): Promise<string> {
	const key = await sharedSecret(db, 'reminder-mailboxes')
	return createHmac('sha256', key).update(mailboxOf(email)).digest('base64url')
}
