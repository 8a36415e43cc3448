import type { ContentRow } from '#app/content/content_row.ts'
import { newestChanges } from '../kernel/store/history_entry.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { changedFields } from '../kernel/fields/changed_fields.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { stopType } from './stop_type.server.ts'

const shown = 50

/** Returns the latest changes of a stop for its page, newest first. */
export async function stopHistory({ store, content }: ContentReading, id: string) {
	const entries = await newestChanges(store.db, stopType.table, [id]).selectAll().limit(shown).execute()
	return entries.map(({ id: entry, action, staff_name, created_at, before_row, after_row }) => ({
		id: entry,
		who: staff_name,
		when: formatDateTime(created_at, content.current.facts),
		isFirst: action === 'create',
		changes:
			action === 'create'
				? []
				: changedFields(stopType, before_row as ContentRow | null, after_row as ContentRow | null),
	}))
}
