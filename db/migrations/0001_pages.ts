import { columnWords, type StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'

/** Managed sections, testimonials, FAQs, colors, uploaded pictures, changed company facts, and templates. */
export function pageTables(kind: StoreKind): string[] {
	const { day, flag, time, json, double, no, strict } = columnWords(kind)
	return [
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
		`create unique index page_sections_one on page_sections (page_slug, section_name)`,
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
			${time('created_at')} not null,
			source text,
			${day('said_on')},
			${flag('is_sample')} not null default ${no}
		) ${strict}`,
		`create table faqs (
			id text primary key not null,
			question text not null,
			answer text not null,
			category text not null,
			audience text not null check (audience in ('general', 'residential', 'hoa', 'commercial')),
			town_slug text references residential_towns (slug) on update cascade,
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
		`create table uploaded_pictures (
			id text primary key not null,
			name text not null,
			alt text not null check (alt <> ''),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			focal_x ${double} not null check (focal_x between 0 and 1),
			focal_y ${double} not null check (focal_y between 0 and 1),
			${json('widths')} not null,
			${flag('is_avif_ready')} not null,
			bytes integer not null,
			uploaded_by text not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table company_facts (
			id text primary key not null,
			name text not null unique,
			value text not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table answer_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			subject text not null,
			body text not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table text_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			body text not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...[
			'page_sections',
			'testimonials',
			'faqs',
			'rolloff_faqs',
			'color_palettes',
			'color_variables',
			'uploaded_pictures',
			'company_facts',
			'answer_templates',
			'text_templates',
		].flatMap((table) => raisesContentVersion(kind, table)),
	]
}
