import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { uploadedIdsIn } from '#app/pictures/uploaded_name.ts'
import type { Database } from '#db/schema.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { contentOf } from '../kernel/store/content_handle.server.ts'
import { ownPath } from '../parts/screens.ts'
import type { OfferedServices } from '#app/company/services.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { formatDay } from '#platform/time/format_day.ts'

/** A row that uses a picture, shown on the site or not, or will by a plan. */
export interface Use {
	/** Its name for staff: `Windsor`, `Windsor from January 1, 2027`. */
	title: string
	/** Its kind: `residential town`, `planned change`. */
	kind: string
	/** The path of its form in the office, or of the plan; null for what belongs to a service that is off. */
	to: string | null
}

/** Where each uploaded picture is used, by its id: searches every text of every content table, and of what is planned, for its path. `offered` tells which rows can be opened; null for all. */
export async function pictureUses(
	db: Kysely<Database>,
	offered: OfferedServices | null,
	types: readonly ContentType[] = contentTypes,
): Promise<Map<string, Use[]>> {
	const uses = new Map<string, Use[]>()
	const add = (text: string, use: Use) => {
		for (const id of new Set(uploadedIdsIn(text))) {
			const known = uses.get(id) ?? []
			// A new row may be planned to show it twice.
			if (!known.some((one) => isDeepStrictEqual(one, use))) uses.set(id, [...known, use])
		}
	}
	const plans = await openPlans(db)
	const addPlanned = (table: string, isOpen: boolean, titleFor: (row: string) => string) => {
		for (const { row_id, starts_on, value } of plans.filter(({ content_table }) => content_table === table))
			add(value, {
				title: `${titleFor(row_id)} from ${formatDay(starts_on, 'date')}`,
				kind: 'planned change',
				to: isOpen ? `/admin/planned#day-${starts_on}` : null,
			})
	}
	const logo = await db
		.selectFrom('company_facts')
		.select('value')
		.where('name', '=', 'logo')
		.executeTakeFirst()
	add(logo?.value ?? '', { title: 'Logo', kind: 'company fact', to: `${ownPath}/logo` })
	addPlanned('company_facts', true, () => 'Logo')
	for (const type of types) {
		const { table, title, singular } = type
		const isOpen = offered === null || offeredType(type, offered) !== null
		const rows = (await contentOf(db).selectFrom(table).selectAll().execute()) as ContentRow[]
		for (const row of rows)
			add(JSON.stringify(row), {
				title: titleOf(row, title(row)),
				kind: singular,
				to: isOpen ? screensOf({ table }).row(row.id) : null,
			})
		addPlanned(table, isOpen, (id) => {
			const row = rows.find((one) => one.id === id)
			return row ? titleOf(row, title(row)) : `New ${singular}`
		})
	}
	return uses
}

/** A section's text is named with its page, since every page has a `hero`. */
function titleOf({ page_slug }: ContentRow, title: string): string {
	return typeof page_slug === 'string' ? `${page_slug}: ${title}` : title
}
