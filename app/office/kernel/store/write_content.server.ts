import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { ChangedBy } from '#app/content/office_rules.ts'
import type { Services } from '#app/services.server.ts'
import type { ContentAction } from '#db/office_content_rows.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { Database } from '#db/schema.ts'
import type { Staff } from '../../sign_in/staff.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { storeFailure } from './store_failure.ts'

export type ContentServices = Pick<Services, 'store' | 'content' | 'log'>
/** The services needed to read content of any type. */
export type ContentReading = Pick<ContentServices, 'store' | 'content'>

/** A change that the store could not write; a command returns it as its outcome. */
export interface Unavailable {
	ok: false
	reason: 'unavailable'
	status: 503
	message: string
	errors: readonly FieldError[]
	kept: object
}

export function unavailable(error: unknown): Unavailable {
	const message = storeFailure(error)
	return { ok: false, reason: 'unavailable', status: 503, message, errors: [], kept: {} }
}

export interface Actor extends ChangedBy {
	/** For a planned change: when it was planned. */
	plannedAt?: string
}

/** An actor with a role, which limits what they may change. */
export interface StaffActor extends Actor {
	staff: Staff
}

/**
 * Runs one atomic change of the content, then reloads this process's snapshot. Changes are serialized by a lock, so that what a
 * change was checked against still holds when it is written. A refused change is rolled back; a failure is logged as `failure`.
 */
export async function writeContent<Result extends { ok: boolean }>(
	{ store, content, log }: ContentServices,
	work: (trx: Transaction<Database>) => Promise<Result>,
	failure = 'content not saved',
): Promise<Result | Unavailable> {
	let result: Result
	try {
		result = await inTransaction<Database, Result>(store.db, async (trx, rollBack) => {
			await sql`update content_version set version = version where id = 1`.execute(trx)
			const made = await work(trx)
			return made.ok ? made : rollBack(made)
		})
	} catch (error) {
		log.error({ error: String(error), stack: Object(error).stack as unknown }, failure)
		return unavailable(error)
	}
	if (result.ok) {
		store.contentChanged()
		await content.reload()
	}
	return result
}

interface Change {
	table: EditedTable
	id: string
	action: ContentAction
	before: Record<string, unknown> | null
	after: Record<string, unknown> | null
}

/** Records a change in the history, within its transaction. */
export async function recordChange(
	trx: Transaction<Database>,
	{ table, id, action, before, after }: Change,
	{ staff, now, plannedAt }: Actor,
): Promise<void> {
	const created_at = now.toISOString()
	await trx
		.insertInto('content_history')
		.values({
			id: await nextId(trx, created_at),
			content_table: table,
			row_id: id,
			action,
			before_row: before,
			after_row: after,
			staff_id: staff.id,
			staff_name: staff.name,
			planned_at: plannedAt ?? null,
			created_at,
		})
		.execute()
}

/** Records a change of a row: one entry per author, or one per changed field if fields have their own history. */
export async function recordRow(
	trx: Transaction<Database>,
	type: ContentType,
	{ id, action, before, after }: Omit<Change, 'table'>,
	actorOf: (field: string) => Actor,
): Promise<void> {
	const { table, office } = type
	const isChanged = (name: string) => !isDeepStrictEqual(before?.[name], after?.[name])
	const changed = fieldsOf(type).flatMap(({ name }) => (isChanged(name) ? [name] : []))
	if (!office?.cells) {
		const authors = before && after ? [...Map.groupBy(changed, actorOf)] : []
		// If several people's changes take effect at once, record them as successive changes.
		let earlier = before
		for (const [author, names] of authors.slice(0, -1)) {
			const then = { ...earlier, ...Object.fromEntries(names.map((name) => [name, after?.[name]])) }
			await recordChange(trx, { table, id, action, before: earlier, after: then }, author)
			earlier = then
		}
		return recordChange(
			trx,
			{ table, id, action, before: earlier, after },
			authors.at(-1)?.[0] ?? actorOf(''),
		)
	}
	for (const name of changed) {
		const actor = actorOf(name)
		const kept = (row: Change['before']) => office.cells?.kept(name, row?.[name], actor.now) ?? null
		await recordChange(trx, { table, id: name, action, before: kept(before), after: kept(after) }, actor)
	}
}

/**
 * An id that sorts after earlier ones of the same millisecond, so that the history stays in order: it starts with their
 * count. Changes are serialized, so no two get the same count.
 */
async function nextId(trx: Transaction<Database>, at: string): Promise<string> {
	const { count } = await trx
		.selectFrom('content_history')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('created_at', '=', at)
		.executeTakeFirstOrThrow()
	return Number(count).toString(16).padStart(8, '0') + randomUUID().slice(8)
}
