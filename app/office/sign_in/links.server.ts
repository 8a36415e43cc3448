import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { linkIdentifier, linkStart } from './token_hashes.server.ts'

/** Stores the hash of a link that sets this person's password until `expiresAt`. */
export async function storeLink(
	db: Kysely<Database>,
	link: { token: string; staffId: string; expiresAt: Date },
	now: Date,
): Promise<void> {
	const stamp = now.toISOString()
	await db
		.insertInto('staff_tokens')
		.values({
			id: randomUUID(),
			identifier: linkIdentifier(link.token),
			value: link.staffId,
			expires_at: link.expiresAt.toISOString(),
			created_at: stamp,
			updated_at: stamp,
		})
		.execute()
}

/**
 * Ends this person's mailed links older than the one with `token`. Of two sent at the same moment exactly one
 * survives.
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
		.where(({ eb, and, or }) =>
			or([
				eb('created_at', '<', latest.created_at),
				and([eb('created_at', '=', latest.created_at), eb('identifier', '<', identifier)]),
			]),
		)
		.execute()
}
