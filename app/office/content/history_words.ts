import { factPath } from '../facts/fact_path.ts'
import type { ContentAction } from '#db/office_content_rows.ts'

/** What was done with an entry, between who did it and what it is called. */
export const actionLabels = {
	create: 'added',
	save: 'changed',
	delete: 'deleted',
	move: 'moved',
	revert: 'took back a change of',
	activate: 'put to use',
} as const satisfies Record<ContentAction, string>

/** Where an entry of the history is edited. */
export function entryPath(table: string, rowId: string): string {
	if (table === 'company_facts') return factPath(rowId)
	if (table === 'color_palettes') return `/admin/palettes/${rowId}`
	if (table === 'uploaded_pictures') return `/admin/pictures/${rowId}`
	if (table === 'service_alerts') return '/admin/alerts'
	return `/admin/content/${table}/${rowId}`
}
