import type { Transaction } from 'kysely'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { containerToFetch } from '#app/stops/container_to_fetch.server.ts'
import { containerCount } from '#app/stops/containers.server.ts'
import { promiseOf } from '#app/stops/promised_day.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { fetchingKinds, hasResult } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { unconfirmedQuestion } from '../kernel/fields/confirmation.server.ts'
import type { JumpsQuestion } from '../kernel/fields/question.ts'
import { reportStop, reportToRequest } from './report_stop.server.ts'
import { publishRow } from '../kernel/rows/save_row.server.ts'
import { putRow, type RowToWrite } from '../kernel/rows/write_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'

/** The defaults of a new stop: no request and not done. */
const byHand = { form: null, lead_id: null, fetches: null, done_at: null, done_by: null }

type Content = Pick<ContentHub, 'types' | 'current'>

/**
 * Writes a stop with its history and notifies the request and the customer. For a delivery that needs more containers of
 * its size than there are, writes nothing and returns a question, unless `seen` is that question's key.
 */
export async function writeStop(
	trx: Transaction<Database>,
	content: Content,
	row: RowToWrite,
	actor: Actor,
	seen = '',
) {
	const toWrite = await withDerivedColumns(trx, content.current, row, actor)
	const question = await containerQuestion(trx, content, toWrite, seen)
	if (question) return { ok: false as const, reason: 'asks' as const, question }
	const published = await publishRow(trx, content, toWrite, actor)
	if (published.ok) await reportStop(trx, { before: row.current, after: published.row }, content, actor)
	return published
}

/** Writes a stop without questions and only updates the request's history; the caller asks and notifies the customer. */
export async function writeDecidedStop(
	trx: Transaction<Database>,
	content: Content,
	row: RowToWrite,
	actor: Actor,
): Promise<void> {
	const after = await putRow(trx, await withDerivedColumns(trx, content.current, row, actor), actor)
	await reportToRequest(trx, { before: row.current, after }, content, actor)
}

/** Adds derived columns: who settled it and when, its turn, its promised day, and the container it picks up. */
async function withDerivedColumns(
	trx: Transaction<Database>,
	snapshot: Snapshot,
	{ current, columns, ...row }: RowToWrite,
	{ staff, now }: Actor,
): Promise<RowToWrite> {
	const { state } = columns
	const completion =
		state === undefined || state === (current?.['state'] ?? 'planned')
			? {}
			: {
					done_at: hasResult(state) ? now.toISOString() : null,
					done_by: hasResult(state) ? staff.name : null,
				}
	const fresh = current ? {} : { ...byHand, created_by: staff.name }
	// The columns come last, since a driver's mark has its own `done_at` and `done_by`.
	const changed = { ...fresh, ...completion, ...columns, ...turnOf(current, columns) }
	const after = { ...current, ...changed, id: row.id } as unknown as StopRow
	const promise = promiseOf(current as StopRow | undefined, after, stopSchedule(snapshot), now)
	const fetches = await fetchesOf(trx, snapshot, after)
	return { ...row, current, columns: { ...changed, ...promise, ...fetches } }
}

/** Returns the container that a stop picks up, unless the stop was taken back. */
async function fetchesOf(
	trx: Transaction<Database>,
	snapshot: Snapshot,
	stop: StopRow,
): Promise<Partial<StopRow>> {
	if (!fetchingKinds.includes(stop.kind) || stop.state === 'taken-back') return {}
	return { fetches: await containerToFetch(trx, snapshot, stop) }
}

const questionedColumns = ['kind', 'day', 'container_id', 'state'] as const

/** Returns the question whether a delivery may use more containers than there are; null if it does not or was confirmed. */
async function containerQuestion(
	trx: Transaction<Database>,
	content: Content,
	{ id, current, columns }: RowToWrite,
	seen: string,
): Promise<JumpsQuestion | null> {
	const row = { ...current, ...columns, id } as unknown as StopRow
	const isUnchanged = current && questionedColumns.every((name) => row[name] === current[name])
	if (isUnchanged || row.state !== 'planned') return null
	const count = await containerCount(trx, content.current, row)
	if (!count?.isTooMany) return null
	const text = `${count.words} Is that right?`
	return unconfirmedQuestion([{ name: 'day', label: 'More containers than there are', text }], seen)
}

/** A turn belongs to a day and an area: a stop that moves to others loses it, unless a new turn is set as well. */
function turnOf(current: RowToWrite['current'], columns: RowToWrite['columns']): Partial<StopRow> {
	const isKept = (name: string) => !(name in columns) || columns[name] === current?.[name]
	const isMoved = current && !(isKept('day') && isKept('area_id'))
	return isMoved && isKept('turn') ? { turn: null } : {}
}
