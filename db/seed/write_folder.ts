import { stringify } from 'yaml'
import { markdownOf } from '#platform/data_files/write_markdown.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import { answerTemplateEntries } from './answer_templates.ts'
import { cartSizeEntries } from './cart_sizes.ts'
import { commercialSizeEntries } from './commercial_sizes.ts'
import { commercialSpecEntries } from './commercial_specs.ts'
import { basePages, baseText, filesRead, leftOut, ownText } from './content_files.ts'
import type { Entries } from './entries.ts'
import { audiences, faqEntries } from './faqs.ts'
import { helpArticleEntries, helpCategories, helpCategoryEntries } from './help.ts'
import { keysIn } from './merge_over_base.ts'
import { pageInFile, sectionEntries, sectionFiles } from './page_sections.ts'
import { paletteEntries, schemesOf } from './palettes.ts'
import { pickupAreaEntries } from './pickup_areas.ts'
import { residentialTownEntries } from './residential_towns.ts'
import { rolloffFaqEntries } from './rolloff_faqs.ts'
import { rolloffSizeEntries } from './rolloff_sizes.ts'
import { rolloffTownEntries } from './rolloff_towns.ts'
import { searchSynonymEntries } from './search_synonyms.ts'
import { serviceEntries } from './services.ts'
import { testimonialEntries } from './testimonials.ts'
import { textTemplateEntries } from './text_templates.ts'
import { uploadedPictureEntries } from './uploaded_pictures.ts'

export type ContentRows = { readonly [Table in ContentTable]: readonly Database[Table][] }
/** Values of JSON files and texts of Markdown files, by name. */
type Files = Readonly<Record<string, unknown>>

/** How the rows of each table are written; null if other files hold them, or none. */
const writers: { readonly [Table in ContentTable]: ((rows: ContentRows) => Files) | null } = {
	page_sections: writeSections,
	testimonials: list('testimonials', 'testimonials.json', testimonialEntries),
	color_palettes: ({ color_palettes, color_variables }) => ({
		'palettes.json': inOrder(color_palettes).map((palette) => ({
			...paletteEntries.entryOf(palette),
			...schemesOf(color_variables.filter(({ palette_id }) => palette_id === palette.id)),
		})),
	}),
	// Written with their palettes.
	color_variables: null,
	residential_towns: list('residential_towns', 'residential_towns.json', residentialTownEntries),
	faqs: ({ faqs }) => ({
		'faqs.json': Object.fromEntries(
			audiences.map((audience) => [
				audience,
				inOrder(faqs.filter((faq) => faq.audience === audience)).map(faqEntries(audience).entryOf),
			]),
		),
	}),
	rolloff_faqs: list('rolloff_faqs', 'rolloff_faqs.json', rolloffFaqEntries),
	services: list('services', 'services.json', serviceEntries),
	rolloff_towns: list('rolloff_towns', 'rolloff_towns.json', rolloffTownEntries),
	commercial_sizes: list('commercial_sizes', 'commercial_sizes.json', commercialSizeEntries),
	commercial_specs: list('commercial_specs', 'commercial_specs.json', commercialSpecEntries),
	cart_sizes: list('cart_sizes', 'cart_sizes.json', cartSizeEntries),
	rolloff_sizes: list('rolloff_sizes', 'rolloff_sizes.json', rolloffSizeEntries),
	kb_categories: list('kb_categories', 'help_categories.json', helpCategoryEntries),
	kb_articles: ({ kb_articles, kb_categories }) =>
		Object.fromEntries(
			kb_articles.map((row) => {
				const { slug: _, category_id: _id, content: _text, ...front } = helpArticleEntries.entryOf(row)
				const category = kb_categories.find(({ id }) => id === row.category_id)?.slug
				return [`help/${row.slug}.md`, page({ ...front, category }, markdownOf(row.content))]
			}),
		),
	pickup_areas: list('pickup_areas', 'pickup_areas.json', pickupAreaEntries),
	// Written to company.json.
	company_facts: null,
	search_synonyms: list('search_synonyms', 'search_synonyms.json', searchSynonymEntries),
	uploaded_pictures: list('uploaded_pictures', 'uploaded_pictures.json', uploadedPictureEntries),
	// Not exported, because alerts are about particular days.
	service_alerts: null,
	answer_templates: ({ answer_templates }) =>
		Object.fromEntries(
			answer_templates.map((row) => {
				const { id: _, body: _text, ...front } = answerTemplateEntries.entryOf(row)
				return [`answer_templates/${row.id}.md`, page(front, row.body)]
			}),
		),
	text_templates: list('text_templates', 'text_templates.json', textTemplateEntries),
}

/** Folders of pages that a company can replace or leave out one by one. */
const pageFolders = ['help', 'answer_templates'] as const

/**
 * Returns the files of a company's folder, by name, that would seed a new store with these rows. Files that belong to no table are copied
 * from this process's company folder.
 */
export function writeFolder(rows: ContentRows): Map<string, string> {
	const written = new Map<string, unknown>(
		Object.values(writers).flatMap((write) => (write ? Object.entries(write(rows)) : [])),
	)
	const carried = [...filesRead].flatMap((name) => {
		const text = written.has(name) || name === 'company.json' ? null : ownText(name)
		return text === null ? [] : [[name, text] as const]
	})
	const texts = [...written].map(
		([name, value]) => [name, typeof value === 'string' ? value : json(value)] as const,
	)
	const left = leftOutOf(written)
	const names = Object.keys(left).length > 0 ? [['left_out.json', json(left)] as const] : []
	return new Map([...carried, ...texts, ...names])
}

const none = Object.fromEntries(Object.keys(writers).map((table) => [table, []])) as unknown as ContentRows

/** The file that a seeded row is in, and its entry there; undefined for a page. */
export function filesOfRow(table: ContentTable, row: { id: string }): [file: string, entry: unknown] {
	const rows = { ...none, kb_categories: helpCategories, [table]: [row] }
	for (const [file, value] of Object.entries(writers[table]?.(rows) ?? {})) {
		const [entry] = entriesIn(value)
		if (typeof value === 'string' || entry !== undefined) return [file, entry]
	}
	return [`${table}.json`, undefined]
}

function entriesIn(value: unknown): unknown[] {
	if (Array.isArray(value)) return value
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(entriesIn) : []
}

/** A value formatted as a JSON file. */
export function json(value: unknown): string {
	return `${JSON.stringify(value, null, '\t')}\n`
}

function list<Table extends ContentTable>(table: Table, file: string, { entryOf }: Entries<Table>) {
	return (rows: ContentRows): Files => ({ [file]: inOrder(rows[table]).map(entryOf) })
}

/** Writes each page's sections to the file that has that page. */
function writeSections({ page_sections }: ContentRows): Files {
	const byPage = [...Map.groupBy(page_sections, ({ page_slug }) => page_slug)].toSorted(([one], [other]) =>
		one < other ? -1 : 1,
	)
	return Object.fromEntries(
		sectionFiles.map((file) => {
			const pages = byPage.filter(([slug]) => pageInFile(slug) === file)
			const entries = pages.map(([slug, rows]) => [
				slug,
				inOrder(rows).map((row) => {
					const { section_name: name, ...others } = sectionEntries(slug).entryOf(row)
					return { name, ...others }
				}),
			])
			return [`sections/${file}.json`, Object.fromEntries(entries)]
		}),
	)
}

const orders = ['sort_order', 'display_order', 'created_at', 'slug', 'id'] as const
type Ordered = { readonly [Name in (typeof orders)[number]]?: string | number }

/** Sorts rows by the office's order, then by slug and id, so that the same rows always give the same file. */
function inOrder<Row extends Ordered>(rows: readonly Row[]): Row[] {
	return rows.toSorted((one, other) => {
		const name = orders.find((key) => one[key] !== other[key])
		return name === undefined || (one[name] ?? '') < (other[name] ?? '') ? -1 : 1
	})
}

/** What these files leave out of the base, and what the company's folder leaves out of files that belong to no table. */
function leftOutOf(written: ReadonlyMap<string, unknown>): Record<string, readonly string[]> {
	const carried = Object.entries(leftOut)
		.filter(([place]) => !written.has(place) && !pageFolders.some((folder) => folder === place))
		.map(([place, keys]) => [place, [...keys]] as const)
	const entries = [...written].flatMap(([name, value]) => {
		const base = typeof value === 'string' ? null : baseText(name)
		if (base === null) return []
		const own = new Set(keysIn(value))
		return [[name, [...new Set(keysIn(JSON.parse(base)))].filter((key) => !own.has(key))] as const]
	})
	const pages = pageFolders.map(
		(folder) => [folder, basePages(folder).filter((name) => !written.has(`${folder}/${name}.md`))] as const,
	)
	return Object.fromEntries(
		[...carried, ...entries, ...pages]
			.filter(([, keys]) => keys.length > 0)
			.toSorted(([one], [other]) => (one < other ? -1 : 1)),
	)
}

function page(front: object, body: string): string {
	return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body.trim()}\n`
}
