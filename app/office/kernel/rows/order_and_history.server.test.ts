import { rowsIn } from '#app/content/listing.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { expect, test } from 'vitest'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { deleteRow } from './delete_row.server.ts'
import { moveRow } from './move_row.server.ts'
import { revertRow } from './revert_row.server.ts'
import { saveRow } from './save_row.server.ts'
import { readHistory } from '../../content/history.server.ts'
import { openedRow } from '../store/opened_row.server.ts'
import type { Cursor } from '../list/cursor.ts'
import { recordChange } from '../store/write_content.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')
const later = new Date('2026-11-21T14:05:00.000Z')
type ContentServices = Awaited<ReturnType<typeof openContentServices>>

function hoaIds({ services }: ContentServices): string[] {
	const { faqs: shown } = services.content.current
	return rowsIn(shown)
		.filter(({ audience }) => audience === 'hoa')
		.map(({ id }) => id)
}

describeStore('sqlite', 'the order of a list', (fresh) => {
	test('can be changed by one step or to before another row, only within the list', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [a = '', b = '', c = '', ...rest] = hoaIds(desk)
		let moment = now.getTime()
		const move = (id: string, to: Parameters<typeof moveRow>[1]['move']) =>
			moveRow(desk.services, { description: faqs, id, move: to }, { staff: ann, now: new Date(moment++) })
		const others = async () =>
			desk.services.store.db
				.selectFrom('faqs')
				.select(['id', 'sort_order'])
				.where('audience', '!=', 'hoa')
				.orderBy('id')
				.execute()
		const before = await others()
		expect(await move(a, 'up')).toEqual({ ok: true })
		expect(await desk.history(), 'the first cannot rise').toEqual([])
		await move(a, 'down')
		expect(hoaIds(desk)).toEqual([b, a, c, ...rest])
		await move(c, { before: b })
		expect(hoaIds(desk)).toEqual([c, b, a, ...rest])
		await move(c, { before: null })
		expect(hoaIds(desk)).toEqual([b, a, ...rest, c])
		expect(await others()).toEqual(before)
		expect(await move('nobody', 'up')).toEqual({ ok: false, reason: 'gone' })
		const [first] = await desk.history()
		expect(first).toMatchObject({ action: 'move', row_id: a, before_row: { order: [a, b, c, ...rest] } })
		expect(
			await revertRow(
				desk.services,
				{ description: faqs, historyId: first?.id ?? '', version: null },
				{ staff: ben, now: later },
			),
		).toEqual({ ok: true })
		expect(hoaIds(desk)).toEqual([a, b, c, ...rest])
	})
})

describeStore('sqlite', 'revertRow', (fresh) => {
	test('restores what a save replaced, and can be reverted itself', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const id = 'faq-general-areas'
		const original = String((await desk.row(faqs, id))['answer'])
		await saveRow(desk.services, await desk.form(faqs, id, { answer: 'Oops.' }), { staff: ann, now })
		const answer = async () => String((await desk.row(faqs, id))['answer'])
		const undo = async (index: number, version?: string) => {
			const entry = (await desk.history())[index]
			const form = await desk.form(faqs, id)
			return revertRow(
				desk.services,
				{ description: faqs, historyId: entry?.id ?? '', version: version ?? form.version },
				{ staff: ben, now: later },
			)
		}
		expect(await undo(0, 'another version')).toEqual({ ok: false, reason: 'changed' })
		expect(await answer()).toBe('Oops.')
		expect(await undo(0)).toEqual({ ok: true })
		expect(await answer()).toBe(original)
		expect((await desk.history()).at(-1)).toMatchObject({ action: 'revert', staff_name: 'Ben' })
		expect(await undo(1)).toEqual({ ok: true })
		expect(await answer()).toBe('Oops.')
	})

	test('takes back only the fields that the change set, and is refused if somebody has changed the same field since', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const id = 'faq-general-areas'
		const { answer, question } = await desk.row(faqs, id)
		let moment = now.getTime()
		const next = () => new Date((moment += 1000))
		const save = async (fields: Record<string, string>) =>
			saveRow(desk.services, await desk.form(faqs, id, fields), { staff: ann, now: next() })
		const undo = async (index: number) => {
			const historyId = (await desk.history())[index]?.id ?? ''
			const { version } = await desk.form(faqs, id)
			const entry = { description: faqs, historyId, version }
			return revertRow(desk.services, entry, { staff: ben, now: next() })
		}
		await save({ answer: 'Oops.' })
		await save({ question: 'Which towns are ours?' })
		expect(await undo(0)).toEqual({ ok: true })
		expect(await desk.row(faqs, id)).toMatchObject({ answer, question: 'Which towns are ours?' })
		await save({ answer: 'Another.' })
		expect(await undo(0)).toEqual({ ok: false, reason: 'overtaken', fields: ['Answer'] })
		expect(await desk.row(faqs, id)).toMatchObject({ answer: 'Another.', question: 'Which towns are ours?' })
		expect(await undo(1)).toEqual({ ok: true })
		expect(await desk.row(faqs, id)).toMatchObject({ answer: 'Another.', question })
	})

	test('restores a deleted row as it was, in its position, and deletes a row whose creation is reverted', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [, id = ''] = hoaIds(desk)
		const order = hoaIds(desk)
		const row = await desk.row(faqs, id)
		await deleteRow(desk.services, await desk.form(faqs, id), { staff: ann, now })
		expect(hoaIds(desk)).not.toContain(id)
		const [deleted] = await desk.history()
		const historyId = deleted?.id ?? ''
		await revertRow(
			desk.services,
			{ description: faqs, historyId, version: null },
			{ staff: ben, now: later },
		)
		expect(await desk.row(faqs, id)).toEqual(row)
		expect(hoaIds(desk)).toEqual(order)
		const again = (await desk.history()).find(({ action }) => action === 'revert')
		const { version } = await desk.form(faqs, id)
		await revertRow(
			desk.services,
			{ description: faqs, historyId: again?.id ?? '', version },
			{ staff: ben, now: later },
		)
		expect(hoaIds(desk)).not.toContain(id)
	})

	test('changes of one moment are each on exactly one page, wherever the page breaks', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		await desk.services.store.db.transaction().execute(async (trx) => {
			for (let number = 0; number < 95; number++) {
				const change = {
					table: 'faqs',
					id: `faq-${number}`,
					action: 'delete',
					before: {},
					after: null,
				} as const
				await recordChange(trx, change, { staff: ann, now })
			}
		})
		const seen: string[] = []
		let cursor: Cursor | null = null
		do {
			const all = { table: null, row: null, cursor }
			const page: Awaited<ReturnType<typeof readHistory>> = await readHistory(desk.services, all)
			seen.push(...page.entries.map(({ rowId }) => rowId))
			cursor = page.next
		} while (cursor !== null)
		expect(seen).toHaveLength(95)
		expect(new Set(seen).size).toBe(95)
	})

	test('changes of one millisecond are listed in the order in which they were made, and the last one names who saved', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { services } = desk
		const names = Array.from({ length: 8 }, (_, number) => `Editor ${number}`)
		for (const [index, name] of names.entries()) {
			const form = await desk.form(faqs, 'faq-general-areas', { answer: `Answer ${index}` })
			await saveRow(services, form, { staff: { ...ann, name }, now })
		}
		const { entries } = await readHistory(services, { table: faqs.table, row: null, cursor: null })
		expect(entries.map(({ staffName }) => staffName)).toEqual(names.toReversed())
		const opened = { table: faqs.table, ids: ['faq-general-areas'] }
		expect((await openedRow(services.store.db, opened, () => true)).savedBy?.name).toBe('Editor 7')
	})

	test('the history is append-only', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		await saveRow(desk.services, await desk.form(faqs, 'faq-general-areas', { answer: 'x' }), {
			staff: ann,
			now,
		})
		const { db } = desk.services.store
		const refusal = /history of the content is only ever added to/
		await expect(db.updateTable('content_history').set({ staff_name: 'No one' }).execute()).rejects.toThrow(
			refusal,
		)
		await expect(db.deleteFrom('content_history').execute()).rejects.toThrow(refusal)
	})
})
