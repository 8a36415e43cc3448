import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A store that is in use has a site that visitors know: it stays live. A new one has not been filled yet, and says nothing. */
export async function openSitesInUse(db: Kysely<unknown>): Promise<void> {
	await sql`
		insert into company_facts (id, name, value, updated_at)
		select 'live', 'live', 'true', coalesce(seeded_at, (select min(updated_at) from page_sections)) from content_version
		where seeded_at is not null or exists (select 1 from page_sections)
	`.execute(db)
}
