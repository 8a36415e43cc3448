import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { contentOf, isOffered, readRows } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'

/** One step up or down, or before the row with this id; null moves it to the end. */
type Move = 'up' | 'down' | { before: string | null }
type Moved = { ok: true } | { ok: false; reason: 'gone' } | Unavailable

/** Moves a row within its list. A move without effect is not an error. */
export async function moveRow(
	services: ContentServices,
	{ description, id, move }: { description: ContentType; id: string; move: Move },
	actor: Actor,
): Promise<Moved> {
	return writeContent<Moved>(services, async (trx) => {
		const rows = await listOf(trx, description, id)
		const from = rows.findIndex((row) => row.id === id)
		const moved = rows[from]
		if (!description.order || !moved) return { ok: false, reason: 'gone' }
		const others = rows.toSpliced(from, 1)
		const to = targetOf(move, from, others, isOffered(services.content, description))
		if (to === from) return { ok: true }
		await putOrder(trx, description, { id, before: rows, after: others.toSpliced(to, 0, moved) }, actor)
		return { ok: true }
	})
}

/** The rows of this row's list, in order; empty if the row was deleted. */
export async function listOf(
	trx: Transaction<Database>,
	description: ContentType,
	id: string,
): Promise<ContentRow[]> {
	const rows = await readRows(trx, description)
	const row = rows.find((one) => one.id === id)
	const within = description.order?.within
	return row ? rows.filter((one) => !within || one[within] === row[within]) : []
}

/** Writes the order of a list and records it in the moved row's history. */
export async function putOrder(
	trx: Transaction<Database>,
	description: ContentType,
	{ id, before, after }: { id: string; before: readonly ContentRow[]; after: readonly ContentRow[] },
	actor: Actor,
): Promise<void> {
	await writeOrder(trx, description, before, after)
	const ids = (list: readonly ContentRow[]) => ({ order: list.map((row) => row.id) })
	const { table } = description
	await recordChange(trx, { table, id, action: 'move', before: ids(before), after: ids(after) }, actor)
}

/** Renumbers a list and writes only rows whose number changed. */
async function writeOrder(
	trx: Transaction<Database>,
	{ table, order }: ContentType,
	before: readonly ContentRow[],
	after: readonly ContentRow[],
): Promise<void> {
	if (!order) return
	const positions = new Map(before.map((row) => [row.id, row[order.column]]))
	for (const [index, { id }] of after.entries()) {
		const position = (index + 1) * 10
		if (positions.get(id) === position) continue
		await contentOf(trx)
			.updateTable(table)
			.set({ [order.column]: position })
			.where('id', '=', id)
			.execute()
	}
}

/** The index to move to. A single step skips rows that staff do not see. */
function targetOf(
	move: Move,
	from: number,
	others: readonly ContentRow[],
	isShown: (row: ContentRow) => boolean,
): number {
	if (move === 'up') return Math.max(0, others.slice(0, from).findLastIndex(isShown))
	if (move === 'down') {
		const next = others.slice(from).findIndex(isShown)
		return next === -1 ? others.length : from + next + 1
	}
	const at = others.findIndex((row) => row.id === move.before)
	return at === -1 ? others.length : at
}

/** Reads the list's form: `move` is `up`, `down` or `before`; for `before`, the field of that name has the target row's id. */
export function readMove(entries: FormData): Move | null {
	const [move, before] = [entries.get('move'), entries.get('before')]
	if (move === 'up' || move === 'down') return move
	return move === 'before' && typeof before === 'string' ? { before: before || null } : null
}
