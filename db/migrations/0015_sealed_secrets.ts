import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { StoreKind } from './columns.ts'
import { columnWords } from './columns.ts'
import { run } from './statements.ts'

/**
 * A column for encrypted keys, and hashes in place of readable session and link tokens, so that nobody is signed out
 * and every mailed link still works. The keys themselves are encrypted at the next start, which knows the application
 * secret.
 */
export async function sealSecrets(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { strict } = columnWords(kind)
	await run(db, [
		`create table sealed_secrets (
			name text primary key not null,
			sealed_value text not null check (sealed_value like 'sealed-1.%')
		) ${strict}`,
		`create index staff_tokens_owner on staff_tokens (value)`,
		`create index staff_tokens_end on staff_tokens (expires_at)`,
		`create index staff_sessions_end on staff_sessions (expires_at)`,
	])
	const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
	const sessions = await sql<{ id: string; token: string }>`select id, token from staff_sessions`.execute(db)
	for (const { id, token } of sessions.rows) {
		await sql`update staff_sessions set token = ${hash(token)} where id = ${id}`.execute(db)
	}
	const tokens = await sql<{ id: string; identifier: string }>`
		select id, identifier from staff_tokens`.execute(db)
	for (const { id, identifier } of tokens.rows) {
		const isLink = identifier.startsWith('reset-password:')
		const hashed = `${isLink ? 'link' : 'step'}.${hash(identifier)}`
		await sql`update staff_tokens set identifier = ${hashed} where id = ${id}`.execute(db)
	}
}
