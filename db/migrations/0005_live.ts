import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Marks sites of stores in use as live, because visitors know them. A new store is not seeded yet and gets no mark. */
export async function openSitesInUse(db: Kysely<unknown>): Promise<void> {
	await sql`
		insert into company_facts (id, name, value, updated_at)
		select 'live', 'live', 'true', coalesce(seeded_at, (select min(updated_at) from page_sections)) from content_version
		where seeded_at is not null or exists (select 1 from page_sections)
	`.execute(db)
}
