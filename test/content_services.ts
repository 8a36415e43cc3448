import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { recordedLog } from './recorded_log.ts'
import { staffRow } from './rows.ts'
import type { FreshStore } from './stores.ts'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { officeTypes } from '#app/office/office_types.server.ts'
import { readRow } from '#app/office/kernel/store/content_handle.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { rowToValues } from '#app/office/kernel/fields/form_values.ts'
import { rowVersion } from '#app/office/kernel/fields/row_version.server.ts'

export const ann = { id: 'staff-ann', name: 'Ann' }
export const ben = { id: 'staff-ben', name: 'Ben' }

/** Opens the content of a seeded store for editing, with the staff members Ann and Ben, until the test ends. */
export async function openContentServices(store: FreshStore, types = officeTypes(noPortals)) {
	const { log, lines } = recordedLog()
	await store.db
		.insertInto('staff')
		.values([staffRow(ann), staffRow(ben)])
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const content = await openContentHub(store, log, noPortals, types)
	onTestFinished(() => content.close())
	const row = async (description: ContentType, id: string): Promise<ContentRow> => {
		const found = await readRow(store.db, description, id)
		if (!found) throw new Error(`No row ${id} in ${description.table}`)
		return found
	}
	return {
		services: { store, content, log },
		lines,
		row,
		/** The form of a row as it opens now, with `typed` values replaced. */
		async form(description: ContentType, id: string, typed: FormValues = {}) {
			const now = await row(description, id)
			return {
				description,
				id,
				version: rowVersion(description, now),
				values: { ...rowToValues(description, now), ...typed },
			}
		},
		/** The form of a new row with the values of the row `from`, with `typed` values replaced. */
		async like(description: ContentType, from: string, typed: FormValues) {
			const values = { ...rowToValues(description, await row(description, from)), ...typed }
			return { description, id: randomUUID(), version: null, values }
		},
		history: () =>
			store.db.selectFrom('content_history').selectAll().orderBy('created_at').orderBy('id').execute(),
	}
}
