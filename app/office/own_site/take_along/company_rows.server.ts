import { ownPortals } from '#app/company/built_in_facts.server.ts'
import { companyFileOf } from '#app/company/company_file.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import { publicFacts } from '#app/company/public_facts.server.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { readTables } from '#app/content/read_tables.server.ts'
import { builtInSection, sectionPages } from '#app/content/section_pages.ts'
import { isStoryAsShipped } from '#app/content/shipped_story.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { type ContentTable, contentTables, isContentTable } from '#db/schema.ts'
import { pageSections } from '#db/seed/page_sections.ts'
import type { ContentRows } from '#db/seed/write_folder.ts'
import type { ContentServices } from '../../kernel/store/write_content.server.ts'

/** A consistent copy of a company's data: its `company.json` and its rows, with samples if it is the sample company. */
export type TakenAlong = Awaited<ReturnType<typeof readTakenAlong>>

/** Reads everything that a new store needs to show visitors the same site. Throws if a table cannot be read. */
export async function readTakenAlong({ store, content, log }: ContentServices) {
	const { types, builtIn } = content
	const tables = await readTables(store, types, () => undefined, log)
	const read = <Table extends ContentTable>(table: Table) => {
		const listing = tables?.read(table)
		if (!listing?.ok) throw new Error(`${table} could not be read`)
		return listing.rows
	}
	const saved = read('company_facts')
	const { facts: all, portals, paints } = composeCompany(saved, builtIn, log)
	const facts = publicFacts(all, saved)
	const isSample = isSampleCompany(facts)
	const rows = Object.fromEntries(contentTables.map((table) => [table, truths(read(table), isSample)]))
	const sections = read('page_sections').map(withBuiltInTexts)
	const pages = sectionPages(types, (table) => (isContentTable(table) ? (read(table) as never[]) : []))
	// A folder with a section that the site does not have is refused.
	const isKnown = ({ page_slug, section_name }: PageSectionRow) =>
		pages.some(
			({ key, sections: offered }) => key === page_slug && offered.some(({ name }) => name === section_name),
		)
	const unwritten = pageSections.filter(
		({ page_slug, section_name }) =>
			!sections.some((row) => row.page_slug === page_slug && row.section_name === section_name),
	)
	const own = Object.fromEntries(
		Object.entries(portals).filter(([name]) => saved.some((row) => row.name === `portals.${name}`)),
	)
	return {
		companyFile: companyFileOf({ facts, portals, paints }, { isSample, portals: { ...ownPortals, ...own } }),
		rows: {
			...(rows as unknown as ContentRows),
			page_sections: [...sections, ...unwritten].filter(
				(row) => isKnown(row) && (isSample || !isStoryAsShipped(row)),
			),
		},
		isSample,
	}
}

/** Removes samples, unless this is the sample company. */
function truths(rows: readonly object[], isSample: boolean): readonly object[] {
	return rows.filter((row) => isSample || !('is_sample' in row) || row.is_sample !== true)
}

/** Fills in empty texts, which show the built-in text here, because the other site's folder may lack it. */
function withBuiltInTexts(row: PageSectionRow): PageSectionRow {
	const preset = builtInSection(row.page_slug, row.section_name)
	const filled = { ...row }
	for (const name of ['title', 'description', 'image_path', 'button_text', 'button_url'] as const)
		if (!row[name]?.trim()) filled[name] = preset?.[name] ?? null
	return filled
}
