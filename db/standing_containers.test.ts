import { expect, test } from 'vitest'
import { stopRow } from '#test/rows.ts'
import { seededRandom } from '#test/crash/seeded_random.ts'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from './migrate.ts'
import type { StopKind, StopRow, StopState } from './stop_rows.ts'

const kinds: readonly StopKind[] = ['deliver-container', 'swap-container', 'pick-up-container', 'repair']
const states: readonly StopState[] = ['planned', 'done', 'not-done', 'taken-back']
const brought = new Set<StopKind>(['deliver-container', 'swap-container'])
const fetched = new Set<StopKind>(['swap-container', 'pick-up-container'])

/** An independent implementation of whether a container stands. */
function stands(stop: StopRow, all: readonly StopRow[]): boolean {
	const isFetched = all.some(
		({ kind, state, fetches }) => fetches === stop.id && fetched.has(kind) && state !== 'taken-back',
	)
	return brought.has(stop.kind) && stop.state === 'done' && !isFetched
}

describeEachStore('a container that was brought', (fresh) => {
	test('FI-95 stands after an upgrade unless it was fetched before, and a pickup has fetched only one of two at an address', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0019_customers_notes' })
		const done = { kind: 'deliver-container', state: 'done' } as const
		const rows = [
			stopRow({ ...done, id: 'swapped', day: '2026-11-02', address: '1 Elm St' }),
			stopRow({ ...done, id: 'stands', kind: 'swap-container', day: '2026-11-03', address: '1 Elm St' }),
			stopRow({ ...done, id: 'gone', address: '2 Elm St' }),
			stopRow({ kind: 'pick-up-container', address: '2 Elm St' }),
			stopRow({ ...done, id: 'first', day: '2026-11-02', address: '3 Elm St' }),
			stopRow({ ...done, id: 'second', day: '2026-11-03', address: '3 Elm St' }),
			stopRow({ kind: 'pick-up-container', day: '2026-11-09', address: '3 Elm St' }),
		]
		for (const row of rows) {
			const { fetches: _, ...before } = row
			await store.db
				.insertInto('stops')
				.values(before as StopRow)
				.execute()
		}
		await migrate(store)
		const standing = store.db.selectFrom('stops').select('id').where('is_standing', '=', true).orderBy('id')
		expect(await standing.execute()).toEqual([{ id: 'first' }, { id: 'stands' }])
	})

	test('FI-95 stands until a planned or completed stop fetches it, in whatever order stops change', async () => {
		const { db } = await fresh()
		const random = seededRandom(27)
		const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
		// Kept in insertion order, because stores return rows in any order.
		const ids: string[] = []
		const drawn = () => ({ kind: pick(kinds), state: pick(states), fetches: pick([null, ...ids]) })
		let standing = 0
		for (let turn = 0; turn < 400; turn++) {
			const of = ids.length < 4 ? 0 : random()
			const id = of < 0.35 ? `stop-${turn}` : pick(ids)
			if (of < 0.35) {
				await db
					.insertInto('stops')
					.values(stopRow({ id, ...drawn() }))
					.execute()
				ids.push(id)
			} else if (of < 0.7) {
				const column = pick(['kind', 'state', 'fetches'] as const)
				await db
					.updateTable('stops')
					.set({ [column]: drawn()[column] })
					.where('id', '=', id)
					.execute()
			} else {
				await db.updateTable('stops').set({ fetches: null }).where('fetches', '=', id).execute()
				await db.deleteFrom('stops').where('id', '=', id).execute()
				ids.splice(ids.indexOf(id), 1)
			}
			const all = await db.selectFrom('stops').selectAll().execute()
			for (const stop of all)
				expect({ ...stop, is_standing: stands(stop, all) }, `after change ${turn}`).toEqual(stop)
			standing += all.filter(({ is_standing }) => is_standing).length
		}
		expect(standing).toBeGreaterThan(100)
	})

	test('FI-95 counts as fetched if a pickup is planned while another pickup is changed to a repair', async () => {
		const { db } = await fresh()
		const delivery = stopRow({ kind: 'deliver-container', state: 'done' })
		const pickUp = (id: string) => stopRow({ id, kind: 'pick-up-container', fetches: delivery.id })
		await db
			.insertInto('stops')
			.values([delivery, pickUp('first')])
			.execute()
		let turned: Promise<unknown> = Promise.resolve()
		await db.transaction().execute(async (trx) => {
			await trx.insertInto('stops').values(pickUp('second')).execute()
			turned = db.updateTable('stops').set({ kind: 'repair' }).where('id', '=', 'first').execute()
			// Gives the other transaction time to start.
			await new Promise((resolve) => setTimeout(resolve, 200))
		})
		await turned
		const standing = () => db.selectFrom('stops').select('id').where('is_standing', '=', true).execute()
		expect(await standing()).toEqual([])
		await db.updateTable('stops').set({ state: 'taken-back' }).where('id', '=', 'second').execute()
		expect(await standing()).toEqual([{ id: delivery.id }])
	})
})
