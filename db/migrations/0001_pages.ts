import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Managed sections, testimonials, FAQs and colors (docs/spec/tables.md). */
export async function createPages(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	await run(db, [
		`create table page_sections (
			id text primary key not null,
			page_slug text not null,
			section_name text not null,
			title text,
			description text,
			image_path text,
			button_text text,
			button_url text,
			display_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table testimonials (
			id text primary key not null,
			content text not null,
			rating integer check (rating between 1 and 5),
			customer_name text not null,
			customer_title text,
			company text,
			location text,
			image_url text,
			service_type text,
			${flag('is_approved')} not null,
			${flag('is_featured')} not null,
			${time('created_at')} not null
		) ${strict}`,
		`create table faqs (
			id text primary key not null,
			question text not null,
			answer text not null,
			category text not null,
			audience text not null check (audience in ('general', 'residential', 'hoa', 'commercial')),
			town_slug text,
			${flag('is_active')} not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table rolloff_faqs (
			id text primary key not null,
			question text not null,
			answer text not null,
			${flag('is_active')} not null,
			sort_order integer not null
		) ${strict}`,
		`create table color_palettes (
			id text primary key not null,
			name text not null,
			${flag('is_active')} not null
		) ${strict}`,
		`create unique index color_palettes_one_active on color_palettes (is_active) where is_active`,
		`create table color_variables (
			id text primary key not null,
			palette_id text not null references color_palettes (id) on delete cascade,
			css_variable_name text not null,
			hsl_value text not null,
			sort_order integer not null,
			unique (palette_id, css_variable_name)
		) ${strict}`,
	])
}
