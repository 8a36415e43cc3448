import type { PageSectionRow } from '#db/content_rows.ts'
import { pageSections as builtIn } from '#db/seed/page_sections.ts'
import type { Service } from '#db/service_names.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import type { EditedTable } from './fields.ts'
import { pages } from './pages/all.ts'
import { residentialTowns } from './types/residential_towns.ts'
import { rolloffTowns } from './types/rolloff_towns.ts'

/** A section that staff may edit, with its default text; placeholders are unfilled. */
interface OfferedSection {
	name: string
	label: string
	title: string
	description: string
}

/** A page with editable sections; `key` is the `page_slug` of their rows. */
export interface SectionPage {
	key: string
	label: string
	sections: readonly OfferedSection[]
}

type Text = Pick<OfferedSection, 'title' | 'description'>

/** The text the site was built with for this section of this page, if there is one. */
export function builtInSection(key: string, name: string): PageSectionRow | undefined {
	return builtIn.find((row) => row.page_slug === key && row.section_name === name)
}

/** Every page with editable sections: the built-in ones, then one per row of the types that have sections. */
export function sectionPages(
	types: readonly ContentType[],
	rowsOf: (table: EditedTable) => readonly ContentRow[],
): SectionPage[] {
	const fixed = pages.flatMap(({ sections }) =>
		sections ? [{ key: sections.key, label: sections.label, sections: offered(sections) }] : [],
	)
	const owned = types.flatMap(({ table, ownPage }) => {
		const sections = ownPage?.sections
		if (!sections) return []
		return rowsOf(table).map((row) => {
			const key = sections.prefix + String(row['slug'])
			const names = Object.entries(sections.byName)
			return {
				key,
				label: sections.page(row),
				sections: names.map(([name, section]) => ({
					name,
					label: section.label,
					...textOf(key, name, section),
				})),
			}
		})
	})
	return [...fixed, ...owned]
}

/** The service that a page or one of its sections needs; null if it is always there. */
export function serviceOfSections(key: string, name = ''): Service | null {
	const fixed = pages.find(({ sections }) => sections?.key === key)
	if (fixed) return fixed.service ?? fixed.sections?.ofService?.[name] ?? null
	const owner = [residentialTowns, rolloffTowns].find(({ ownPage }) =>
		key.startsWith(ownPage?.sections?.prefix ?? ' '),
	)
	return owner?.service ?? null
}

/** The path of the page with this key; the home page's if the page no longer exists. */
export function sectionPath(types: readonly ContentType[], key: string): string {
	const fixed = pages.find(({ sections }) => sections?.key === key)
	if (fixed) return fixed.path
	for (const { ownPage } of types) {
		const prefix = ownPage?.sections?.prefix
		if (ownPage && prefix && key.startsWith(prefix))
			return ownPage.path({ id: key, slug: key.slice(prefix.length) })
	}
	return '/'
}

function offered({
	key,
	byName,
}: {
	key: string
	byName: Readonly<Record<string, string>>
}): OfferedSection[] {
	const none = { title: '', description: '' }
	return Object.entries(byName).map(([name, label]) => ({ name, label, ...textOf(key, name, none) }))
}

function textOf(key: string, name: string, otherwise: Text): Text {
	const row = builtInSection(key, name)
	return {
		title: row?.title || otherwise.title,
		description: row?.description || otherwise.description,
	}
}
