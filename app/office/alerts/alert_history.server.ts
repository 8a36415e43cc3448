import type { Kysely } from 'kysely'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { historyEntry } from '../kernel/store/history_entry.server.ts'
import type { Reverted } from '../kernel/rows/revert_row.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { alertEffect } from './list_alerts.server.ts'
import { endAlert } from './post_alert.server.ts'

const table = 'service_alerts'

/** An alert's entry in the history; only its posting can be undone, which takes the alert back. */
export async function alertEntry(db: Kysely<Database>, row: ContentHistoryRow) {
	const alert = row.after_row as ServiceAlertRow | null
	const current = await db
		.selectFrom(table)
		.select('ended_at')
		.where('id', '=', row.row_id)
		.executeTakeFirst()
	const period = alert ? `${alert.starts_on} to ${alert.ends_on}` : ''
	const change =
		row.action === 'create'
			? {
					label: 'Alert',
					before: '',
					after: alert ? `${alertEffect(alert)}, ${period}: ${alert.message}` : '',
				}
			: alert?.ended_at === null
				? { label: 'Last day', before: String(row.before_row?.['ends_on'] ?? ''), after: alert.ends_on }
				: { label: 'Taken back', before: 'No', after: 'Yes' }
	return {
		tableLabel: 'Alerts',
		title: alert?.message ?? '',
		changes: [change],
		version: current?.ended_at ?? null,
		exists: current !== undefined,
		canRevert: row.action === 'create' && current?.ended_at === null,
	}
}

/** Undoes the posting of an alert. */
export async function revertAlert(
	services: ContentServices,
	{ historyId }: { historyId: string; version: string | null },
	actor: Actor,
): Promise<Reverted> {
	const entry = await historyEntry(services.store.db, table, historyId)
	if (entry?.action !== 'create') return { ok: false, reason: 'gone' }
	const ended = await endAlert(services, entry.row_id, 'revert', actor)
	if (ended.ok || ended.reason === 'unavailable') return ended
	return { ok: false, reason: ended.reason === 'over' ? 'changed' : 'gone' }
}
