import type { ContentType, RowRules } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import type { EditedTable } from '#app/content/fields.ts'
import { areaRowRules } from './areas/area_row_rules.server.ts'

const rules: Partial<Record<EditedTable, RowRules>> = { pickup_areas: areaRowRules }

/** Every type of content with the rules that the office checks when it writes rows. */
export const officeTypes: readonly ContentType[] = contentTypes.map((type) => {
	const own = rules[type.table]
	return own ? { ...type, rules: own } : type
})
