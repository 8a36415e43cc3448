import { type Kysely, sql } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * Which places a town's row stands for, and whether commercial pages name it. The list of towns among the company facts is no
 * longer used as of this release: lists of towns are made of the rows.
 */
export async function addPlacesOfTowns(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { json, flag } = columnWords(kind)
	const none = kind === 'sqlite' ? '0' : 'false'
	await run(db, [
		`alter table residential_towns add column ${json('places')} not null default '[]'`,
		`alter table rolloff_towns add column ${json('places')} not null default '[]'`,
		`alter table rolloff_towns add column ${flag('is_commercial')} not null default ${none}`,
		`delete from company_facts where name = 'serviceTowns'`,
	])
	for (const [table, slug, places] of shipped)
		await sql`update ${sql.table(table)} set places = ${JSON.stringify(places)} where slug = ${slug}`.execute(
			db,
		)
	await sql`update rolloff_towns set is_commercial = true where slug in ('windsor', 'fort-collins', 'wellington')`.execute(
		db,
	)
}

const shipped = [
	['residential_towns', 'north-county', ['Laporte', 'Bellvue']],
	['rolloff_towns', 'northern-communities', ['Laporte', 'Bellvue']],
	['rolloff_towns', 'windsor', ['Windsor', 'Timnath']],
] as const
