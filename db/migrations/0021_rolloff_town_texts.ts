import { type Kysely, sql } from 'kysely'
import { townTexts } from './0021_town_texts.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * The heading and the tile labels of a roll-off town's page, which the office can edit from now on, as its sections
 * already could be. A store in use gets what its towns' pages say today; what the office wrote stays.
 */
export async function addRolloffTownTexts(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table rolloff_towns add column heading text`,
		`alter table rolloff_towns add column delivery_label text`,
		`alter table rolloff_towns add column service_label text`,
	])
	const { rows } = await sql<{ slug: string }>`select slug from rolloff_towns`.execute(db)
	const stored = new Set(rows.map((row) => row.slug))
	const now = new Date().toISOString()
	for (const { slug, heading, delivery, service, sections } of townTexts.filter((town) =>
		stored.has(town.slug),
	)) {
		await sql`update rolloff_towns set heading = ${heading}, delivery_label = ${delivery},
			service_label = ${service} where slug = ${slug}`.execute(db)
		for (const [at, { name, title, description }] of sections.entries())
			await sql`insert into page_sections (id, page_slug, section_name, title, description, image_path,
					button_text, button_url, display_order, created_at, updated_at)
				values (${`section-roll-off-${slug}-${name}`}, ${`roll-off-${slug}`}, ${name}, ${title}, ${description},
					null, null, null, ${(at + 1) * 10}, ${now}, ${now})
				on conflict do nothing`.execute(db)
	}
}
