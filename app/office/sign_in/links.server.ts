import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken, tokenHash } from '#platform/http/secret_token.ts'

/** The beginnings of the stored names of mailed links: those to choose a password, and those that confirm a new address. */
const starts = { password: 'link.', email: 'email.' } as const
type LinkKind = keyof typeof starts

/** The stored name of a link: a hash of its token, with a beginning that prevents a stolen hash from being used as a token. */
export function linkIdentifier(kind: LinkKind, token: string): string {
	return starts[kind] + tokenHash(kind === 'password' ? `reset-password:${token}` : token)
}

/** The stored name of better-auth's one-time tokens, which are those of pending sign-ins. */
export function stepIdentifier(identifier: string): string {
	return `step.${tokenHash(identifier)}`
}

interface NewLink {
	token: string
	staffId: string
	validMs: number
}

/** Stores a link for this person; their earlier links of the kind become invalid. */
export async function storeLink(
	trx: Transaction<Database>,
	kind: LinkKind,
	{ token, staffId, validMs }: NewLink,
	now: Date,
): Promise<void> {
	await lockStaff(trx, staffId)
	await trx
		.deleteFrom('staff_tokens')
		.where('value', '=', staffId)
		.where('identifier', 'like', `${starts[kind]}%`)
		.execute()
	const stamp = now.toISOString()
	await trx
		.insertInto('staff_tokens')
		.values({
			id: randomUUID(),
			identifier: linkIdentifier(kind, token),
			value: staffId,
			expires_at: new Date(now.getTime() + validMs).toISOString(),
			created_at: stamp,
			updated_at: stamp,
		})
		.execute()
}

/** Uses a link up. False if it was used before. */
export async function redeemLink(
	trx: Transaction<Database>,
	kind: LinkKind,
	{ token, staffId }: Omit<NewLink, 'validMs'>,
): Promise<boolean> {
	await lockStaff(trx, staffId)
	const { numDeletedRows } = await trx
		.deleteFrom('staff_tokens')
		.where('identifier', '=', linkIdentifier(kind, token))
		.executeTakeFirst()
	return numDeletedRows > 0n
}

/** Locks a person before their links, so that of two links requested at the same moment exactly one remains valid. */
async function lockStaff(trx: Transaction<Database>, staffId: string): Promise<void> {
	await trx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
}

/** Creates a link with which this person can choose a password, and returns its address. */
export async function passwordLink(
	trx: Transaction<Database>,
	{ publicUrl, ...link }: Omit<NewLink, 'token'> & { publicUrl: string },
	now: Date,
): Promise<string> {
	const { token } = newToken()
	await storeLink(trx, 'password', { ...link, token }, now)
	return `${publicUrl}/admin/reset?${new URLSearchParams({ token })}`
}
