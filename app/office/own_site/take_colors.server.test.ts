import { expect, test } from 'vitest'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { readPalettes } from '../palettes/palette_state.server.ts'
import { paletteType } from '../palettes/palette_type.server.ts'
import { takeColors } from './take_colors.server.ts'

const plum = { primary: '319 59% 30%', accent: '53 100% 50%' }
const pine = { primary: '156 60% 20%', accent: '28 90% 50%' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 14, minute))

describeStore('sqlite', 'the colors of one’s own', (fresh) => {
	test('FI-117 make one palette, which becomes active; the history has each choice and can revert it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const palettes = () => readPalettes(desk.services.store.db)
		const shipped = await palettes()
		expect(await takeColors(desk.services, plum, { staff: ann, now: at(0) })).toEqual({ ok: true })
		const first = (await palettes()).find(({ is_active }) => is_active)
		expect(await takeColors(desk.services, pine, { staff: ben, now: at(1) })).toEqual({ ok: true })
		const second = (await palettes()).find(({ is_active }) => is_active)
		expect(await palettes()).toHaveLength(shipped.length + 1)
		expect([first?.name, second?.name]).toEqual(['Your colors', 'Your colors'])
		expect(second?.id).toBe(first?.id)
		expect(second?.colors['--primary']).toMatch(/^156 60% /)

		const history = await desk.history()
		expect(history.map(({ action, staff_name }) => [action, staff_name])).toEqual([
			['create', 'Ann'],
			['activate', 'Ann'],
			['save', 'Ben'],
		])
		const [, , save] = history
		expect([save?.before_row, save?.after_row]).toEqual([first, second])
		const back = {
			description: paletteType,
			historyId: save?.id ?? '',
			version: rowVersion(paletteType, await desk.row(paletteType, second?.id ?? '')),
		}
		expect(await revertRow(desk.services, back, { staff: ann, now: at(2) })).toEqual({ ok: true })
		expect((await palettes()).find(({ is_active }) => is_active)).toEqual(first)
	})

	test('that are chosen again, as after an answer that was lost, write nothing', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		for (const minute of [0, 1])
			expect(await takeColors(desk.services, plum, { staff: ann, now: at(minute) })).toEqual({ ok: true })
		expect((await desk.history()).map(({ action }) => action)).toEqual(['create', 'activate'])
	})

	test('are refused as unavailable, not as a conflict, while the store fails', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const stranger = { staff: { id: 'staff-nobody', name: 'Nobody' }, now: at(0) }
		expect(await takeColors(desk.services, plum, stranger)).toMatchObject({ ok: false, status: 503 })
	})
})
