import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import {
	type Actor,
	type ContentServices,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import type { AlertColumns } from './alert_form.server.ts'
import { alertContext } from './alert_context.server.ts'
import { alertErrors } from './check_alert.server.ts'

const table = 'service_alerts'

export type Posted =
	{ ok: true; id: string } | { ok: false; reason: 'invalid'; errors: FieldError[] } | Unavailable

/** Publishes an alert and records it in the history; pages and feeds show it at once. */
export async function postAlert(
	services: ContentServices,
	columns: AlertColumns,
	actor: Actor,
): Promise<Posted> {
	return writeContent<Posted>(services, async (trx) => {
		const errors = alertErrors(columns, await alertContext(trx, services.content.current.facts, actor.now))
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		const row = {
			id: randomUUID(),
			...columns,
			posted_by: actor.staff.name,
			posted_at: actor.now.toISOString(),
			ended_at: null,
			is_sample: false,
		}
		await trx.insertInto(table).values(row).execute()
		await recordChange(trx, { table, id: row.id, action: 'create', before: null, after: row }, actor)
		return { ok: true, id: row.id }
	})
}

export type Ended = { ok: true } | { ok: false; reason: 'gone' | 'over' } | Unavailable

/** Takes an alert back: pickups come as if it had never been posted. Refused when it is over. */
export async function endAlert(
	services: ContentServices,
	id: string,
	action: 'save' | 'revert',
	actor: Actor,
): Promise<Ended> {
	return writeContent<Ended>(services, async (trx) => {
		const before = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
		if (!before) return { ok: false, reason: 'gone' }
		const isOver = before.ended_at !== null || before.ends_on < localTimeOf(actor.now).date
		if (isOver) return { ok: false, reason: 'over' }
		await takeBack(trx, before, action, actor)
		return { ok: true }
	})
}

/** Takes a current or coming alert back and records it in the history. */
export async function takeBack(
	trx: Transaction<Database>,
	before: ServiceAlertRow,
	action: 'save' | 'revert',
	actor: Actor,
): Promise<void> {
	const { id } = before
	const ended_at = actor.now.toISOString()
	await trx.updateTable(table).set({ ended_at }).where('id', '=', id).execute()
	const after = { ...before, ended_at }
	await recordChange(trx, { table, id, action, before: { ...before }, after }, actor)
}
