import type { Kysely } from 'kysely'
import { uploadedIdsIn } from '#app/pictures/uploaded_name.ts'
import type { Database } from '#db/schema.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { contentOf } from '../kernel/store/content_handle.server.ts'
import { ownPath } from '../parts/screens.ts'
import type { Services } from '#app/company/services.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'

/** A row that uses a picture, shown on the site or not. */
export interface Use {
	/** Its name for staff: `Windsor`. */
	title: string
	/** Its kind: `residential town`. */
	kind: string
	/** The path of its form in the office; null for what belongs to a service that is off. */
	to: string | null
}

/** Where each uploaded picture is used, by its id: searches every text of every content table for its path. `offered` tells which rows can be opened; null for all. */
export async function pictureUses(
	db: Kysely<Database>,
	offered: Services | null,
	types: readonly ContentType[] = contentTypes,
): Promise<Map<string, Use[]>> {
	const uses = new Map<string, Use[]>()
	const logo = await db
		.selectFrom('company_facts')
		.select('value')
		.where('name', '=', 'logo')
		.executeTakeFirst()
	for (const id of uploadedIdsIn(logo?.value ?? ''))
		uses.set(id, [{ title: 'Logo', kind: 'company fact', to: `${ownPath}/logo` }])
	for (const type of types) {
		const { table, title, singular } = type
		const isOpen = offered === null || offeredType(type, offered) !== null
		const rows = (await contentOf(db).selectFrom(table).selectAll().execute()) as ContentRow[]
		for (const row of rows) {
			for (const id of new Set(uploadedIdsIn(JSON.stringify(row)))) {
				const use = {
					title: titleOf(row, title(row)),
					kind: singular,
					to: isOpen ? screensOf({ table }).row(row.id) : null,
				}
				uses.set(id, [...(uses.get(id) ?? []), use])
			}
		}
	}
	return uses
}

/** A section's text is named with its page, since every page has a `hero`. */
function titleOf({ page_slug }: ContentRow, title: string): string {
	return typeof page_slug === 'string' ? `${page_slug}: ${title}` : title
}
