import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { tokenHash } from '#platform/http/secret_token.ts'

/** Stores a link for this person, valid until `expiresAt`; `identifier` is the hash of its token. */
export async function storeLink(
	db: Kysely<Database>,
	link: { identifier: string; staffId: string; expiresAt: Date },
	now: Date,
): Promise<void> {
	const stamp = now.toISOString()
	await db
		.insertInto('staff_tokens')
		.values({
			id: randomUUID(),
			identifier: link.identifier,
			value: link.staffId,
			expires_at: link.expiresAt.toISOString(),
			created_at: stamp,
			updated_at: stamp,
		})
		.execute()
}

/**
 * Invalidates this person's mailed links that are older than the one with `token`. Of two links sent at the same moment,
 * exactly one remains valid.
 */
export async function endEarlierLinks(
	db: Kysely<Database>,
	{ token, staffId }: { token: string; staffId: string },
): Promise<void> {
	const identifier = linkIdentifier(token)
	const latest = await db
		.selectFrom('staff_tokens')
		.select('created_at')
		.where('identifier', '=', identifier)
		.executeTakeFirst()
	if (!latest) return
	await db
		.deleteFrom('staff_tokens')
		.where('value', '=', staffId)
		.where('identifier', 'like', `${linkStart}%`)
		.where(({ eb, refTuple, tuple }) =>
			eb(refTuple('created_at', 'identifier'), '<', tuple(latest.created_at, identifier)),
		)
		.execute()
}

const resetPrefix = 'reset-password:'

/**
 * Returns the stored hash of a one-time token's identifier. Its prefix prevents a stolen hash from being used as an
 * identifier, and distinguishes links from pending sign-ins.
 */
export function identifierHash(identifier: string): string {
	return `${identifier.startsWith(resetPrefix) ? linkStart : 'step.'}${tokenHash(identifier)}`
}

/** The prefix of the stored name of every mailed link. */
const linkStart = 'link.'

/** The prefix of the stored name of every link that confirms a new address. */
export const emailStart = 'email.'

/** The stored name of the link with this token that confirms a new address. */
export function emailIdentifier(token: string): string {
	return emailStart + tokenHash(token)
}

/** The stored name of the mailed link with this token. */
export function linkIdentifier(token: string): string {
	return identifierHash(resetPrefix + token)
}
