import type { Kysely } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import { type SectionPage, sectionPages, serviceOfSections } from '#app/content/section_pages.ts'
import type { OfferedServices } from '#app/company/services.ts'
import type { Database } from '#db/schema.ts'
import { readRows } from '../store/content_handle.server.ts'

/** The pages with editable sections, including pages not shown yet, but not those of services that are not offered. */
export async function offeredPages(
	db: Kysely<Database>,
	types: readonly ContentType[],
	services?: OfferedServices,
): Promise<SectionPage[]> {
	const rows = new Map<EditedTable, ContentRow[]>()
	for (const type of types) if (type.ownPage?.sections) rows.set(type.table, await readRows(db, type))
	const isOffered = (key: string, name?: string) => {
		const service = serviceOfSections(key, name)
		return service === null || !services || services[service]
	}
	return sectionPages(types, (table) => rows.get(table) ?? [])
		.filter(({ key }) => isOffered(key))
		.map((page) => ({ ...page, sections: page.sections.filter(({ name }) => isOffered(page.key, name)) }))
}
