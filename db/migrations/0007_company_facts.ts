import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** The company facts that the office has changed. */
export async function createCompanyFacts(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table company_facts (
			id text primary key not null,
			name text not null unique,
			value text not null,
			${time('updated_at')} not null
		) ${strict}`,
		...raisesContentVersion(kind, 'company_facts'),
	])
}
