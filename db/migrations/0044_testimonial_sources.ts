import { type Kysely, sql } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * Where and when a testimonial was said, and whether it is made up. Those that shipped are, as long as they begin as they did:
 * what the office wrote in their place is the office's.
 */
export async function addTestimonialSources(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const flag =
		kind === 'sqlite'
			? 'integer not null default 0 check (is_sample in (0, 1))'
			: 'boolean not null default false'
	await run(db, [
		`alter table testimonials add column source text`,
		`alter table testimonials add column said_on text check (said_on like '____-__-__')`,
		`alter table testimonials add column is_sample ${flag}`,
	])
	for (const [id, said_on, beginning] of shipped)
		await sql`update testimonials set is_sample = true, source = 'Made up for the sample company', said_on = ${said_on}
			where id = ${id} and content like ${`${beginning}%`}`.execute(db)
}

/** Id, day and how each began. */
export const shipped = [
	['testimonial-windsor-wind', '2026-05-04', 'Our cart blew halfway to Windsor Lake'],
	['testimonial-old-town-alley', '2026-04-13', 'We live off an Old Town alley'],
	['testimonial-greeley-roof', '2026-07-20', 'Hail took our roof'],
	['testimonial-wellington-snow', '2026-02-18', 'I-25 was shut north of town'],
	['testimonial-bakery', '2026-03-09', 'A bakery is mostly boxes.'],
	['testimonial-severance-hoa', '2026-01-26', 'Four haulers used to come through our streets'],
	['testimonial-bellvue-gravel', '2026-06-15', 'Half a mile of gravel'],
	['testimonial-loveland-estate', '2025-10-06', 'We cleared out my mother'],
	['testimonial-timnath-move', '2025-09-22', 'Moved here in August'],
	['testimonial-waiting', '2026-08-03', 'So far so good.'],
] as const
