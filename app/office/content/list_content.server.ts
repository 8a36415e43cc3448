import type { NamedField } from '#app/content/fields.ts'
import { withoutUnmetConditions } from '#app/content/placeholders.ts'
import type { SectionPage } from '#app/content/section_pages.ts'
import { isSampleRow } from '#app/content/shown_row.ts'
import { formatField } from '../kernel/fields/changed_fields.ts'
import { isOnSite, readOfferedRows, titlesOf } from '../kernel/store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import { screensOf } from '../kernel/store/screens_of.ts'
import { offeredPages } from '../kernel/rows/offered_pages.server.ts'
import { withOptions } from '../kernel/rows/shown_field.server.ts'
import { countsOf, type RowCount } from '../kernel/fields/row_counts.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** A row of the list. */
export interface ListedRow {
	id: string
	title: string
	/** Whether visitors don't see it. */
	isHidden: boolean
	/** Whether it is marked as a sample. */
	isSample: boolean
	/** `needsLabel`: a number or a yes, which means nothing without its label. */
	details: { label: string; text: string; needsLabel: boolean }[]
	counts: RowCount[]
	/** The path to edit it. */
	to: string
}

/** A section without a stored text; `to` is the path of the form for one. */
export interface UnwrittenSection {
	label: string
	/** The heading shown on the page. */
	title: string
	to: string
}

/** A list that staff can reorder, or the whole table if it has no order. */
export interface ListedGroup {
	name: string
	label: string | null
	rows: ListedRow[]
	/** The page's sections that show their built-in text. */
	unwritten: UnwrittenSection[]
}

/** The rows of a table, grouped by list; with a `query`, only rows that contain its words, which then cannot be moved. */
export async function listContent(
	reading: ContentReading,
	description: ContentType,
	query: string,
): Promise<ListedGroup[]> {
	const { store, content } = reading
	const rows = await readOfferedRows(reading, description)
	const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
	const found = rows.filter((row) => {
		const text = JSON.stringify(row).toLowerCase()
		return wanted.every((word) => text.includes(word))
	})
	const within = description.order?.within
	const field = fieldsOf(description).find(({ name }) => name === within)
	const pages =
		field?.control === 'page'
			? await offeredPages(store.db, content.types, content.current.facts.services)
			: []
	const { options = [] } = field ? await withOptions(reading, field, undefined) : {}
	const labels = new Map(options.map(({ value, label }) => [value, label]))
	const titleOf = titlesOf(description, rows)
	const groups = Map.groupBy(found, (row) => (within ? String(row[within]) : ''))
	if (query === '') for (const { key } of pages) if (!groups.has(key)) groups.set(key, [])
	return [...groups]
		.toSorted(([a], [b]) => (pages.length > 0 ? a.localeCompare(b, 'en') : 0))
		.map(([name, members]) => ({
			name,
			label: within ? (labels.get(name) ?? name) : null,
			rows: members.map((row) => listed(description, content, row, { pages, title: titleOf(row) })),
			unwritten: query === '' ? unwrittenSections(description, pages, name, members) : [],
		}))
		.filter((group) => group.rows.length + group.unwritten.length > 0)
}

function listed(
	description: ContentType,
	content: ContentReading['content'],
	row: ContentRow,
	{ pages, title }: { pages: readonly SectionPage[]; title: string },
): ListedRow {
	const { columns, shownBy } = description
	const { facts } = content.current
	const shown = new Set(columns.filter((column) => column !== shownBy))
	const fields = fieldsOf(description).filter(({ name }) => shown.has(name))
	return {
		id: row.id,
		title: withoutUnmetConditions(title, facts),
		isHidden: !isOnSite(content, description, row),
		isSample: isSampleRow(description, row),
		details: fields
			.map((field) => ({
				label: field.label,
				text:
					sectionLabel(field, row, pages) ??
					withoutUnmetConditions(formatField(description, field, row), facts),
				needsLabel: field.control === 'number' || field.control === 'checkbox',
			}))
			.filter(({ text }) => text !== ''),
		counts: countsOf(description, row),
		to: screensOf(description).row(row.id),
	}
}

/** The label of the section whose text the row is; null for other fields or an unknown section. */
function sectionLabel(field: NamedField, row: ContentRow, pages: readonly SectionPage[]): string | null {
	if (field.control !== 'section') return null
	const page = pages.find(({ key }) => key === row[field.of])
	return page?.sections.find(({ name }) => name === row[field.name])?.label ?? null
}

/** The sections of the page `key` without a text among these rows; empty for other types. */
function unwrittenSections(
	type: ContentType,
	pages: readonly SectionPage[],
	key: string,
	rows: readonly ContentRow[],
): UnwrittenSection[] {
	const field = fieldsOf(type).find(({ control }) => control === 'section')
	if (field?.control !== 'section') return []
	const sections = pages.find((page) => page.key === key)?.sections ?? []
	return sections
		.filter(({ name }) => !rows.some((row) => row[field.name] === name))
		.map(({ name, label, title }) => {
			const begun = new URLSearchParams({ [field.of]: key, [field.name]: name })
			return { label, title, to: `${screensOf(type).row('new')}?${begun}` }
		})
}
