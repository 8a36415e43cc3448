import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { uploadedIdsIn } from '#app/pictures/uploaded_name.ts'
import type { Database } from '#db/schema.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { contentOf, nameOf } from '../kernel/store/content_handle.server.ts'
import { plannedFields } from '../kernel/store/planned_fields.server.ts'
import { ownPath } from '../parts/screens.ts'
import type { OfferedServices } from '#app/company/services.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { formatDay } from '#platform/time/format_day.ts'

/** A row, visible or not, that uses a picture, or a plan that will. */
export interface Use {
	/** Its title: `Windsor`, `Windsor from January 1, 2027`. */
	title: string
	/** Its kind: `residential town`, `planned change`. */
	kind: string
	/** The path of its form or of the plan; null if its service is not offered. */
	to: string | null
}

/** The uses of uploaded pictures by id, found by searching all texts of content tables and plans for their paths. Without
`offered` all rows can be opened. */
export async function pictureUses(
	db: Kysely<Database>,
	offered?: OfferedServices,
	types: readonly ContentType[] = contentTypes,
): Promise<Map<string, Use[]>> {
	const uses = new Map<string, Use[]>()
	const isOpen = (type: ContentType) => offered === undefined || offeredType(type, offered) !== null
	const add = (text: string, use: Use) => {
		for (const id of new Set(uploadedIdsIn(text))) {
			const known = uses.get(id) ?? []
			// A planned new row may use it twice.
			if (!known.some((one) => isDeepStrictEqual(one, use))) uses.set(id, [...known, use])
		}
	}
	const logo = await db
		.selectFrom('company_facts')
		.select('value')
		.where('name', '=', 'logo')
		.executeTakeFirst()
	add(logo?.value ?? '', { title: 'Logo', kind: 'company fact', to: `${ownPath}/logo` })
	for (const type of types) {
		const { table, singular } = type
		const rows = (await contentOf(db).selectFrom(table).selectAll().execute()) as ContentRow[]
		for (const row of rows)
			add(JSON.stringify(row), {
				title: nameOf(type, row),
				kind: singular,
				to: isOpen(type) ? screensOf({ table }).row(row.id) : null,
			})
	}
	const kind = 'planned change'
	const dayPath = (day: string) => `/admin/planned#day-${day}`
	for (const { plan, type, title } of await plannedFields(db, types))
		add(plan.value, { title, kind, to: isOpen(type) ? dayPath(plan.starts_on) : null })
	for (const { content_table, starts_on, value } of await openPlans(db))
		if (content_table === 'company_facts')
			add(value, { title: `Logo from ${formatDay(starts_on, 'date')}`, kind, to: dayPath(starts_on) })
	return uses
}
