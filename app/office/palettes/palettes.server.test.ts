import { expect, test } from 'vitest'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { activatePalette } from './activate_palette.server.ts'
import { copyPalette } from './copy_palette.server.ts'
import { readPalette } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'

const actor = { staff: ann, now: new Date('2026-11-21T14:00:00.000Z') }
const later = { staff: ben, now: new Date('2026-11-21T14:05:00.000Z') }
const [active, other] = ['palette-front-range', 'palette-winter-wheat'] as const
type Desk = Awaited<ReturnType<typeof openContentServices>>

function form(desk: Desk, id: string, colors: Record<string, string>, name?: string) {
	const typed = Object.entries(colors).map(([color, triple]) => [`colors.${color}`, triple])
	return desk.form(paletteType, id, { ...Object.fromEntries(typed), ...(name ? { name } : {}) })
}
const revert = (desk: Desk, historyId: string, version: string | null) =>
	revertRow(desk.services, { description: paletteType, historyId, version }, later)
const shown = ({ services }: Desk) => {
	const { palette } = services.content.current
	return palette.ok ? palette.name : palette.error
}

describeStore('sqlite', 'palettes', (fresh) => {
	test('have exactly one that is active; the site follows a switch at once, and the history can revert it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		expect(await activatePalette(desk.services, other, actor)).toEqual({ ok: true })
		expect(shown(desk)).toBe('Winter Wheat')
		const activeRows = desk.services.store.db
			.selectFrom('color_palettes')
			.select('id')
			.where('is_active', '=', true)
		expect(await activeRows.execute()).toEqual([{ id: other }])
		const [entry] = await desk.history()
		expect(entry).toMatchObject({ action: 'activate', row_id: other, before_row: { active: active } })
		const historyId = entry?.id ?? ''
		expect(await revert(desk, historyId, null)).toEqual({ ok: true })
		expect(shown(desk)).toBe('Front Range')
	})

	test('TH-01 a low-contrast palette cannot become active, nor the active one low-contrast', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const lowContrast = { '--foreground': '0 0% 80%' }
		expect(await saveRow(desk.services, await form(desk, other, lowContrast), actor)).toMatchObject({
			ok: true,
		})
		const sentence = expect.stringContaining('by day, foreground on background has') as unknown
		const refused = { ok: false, reason: 'invalid', errors: [{ field: 'colors', message: sentence }] }
		expect(await activatePalette(desk.services, other, actor)).toEqual(refused)
		expect(await saveRow(desk.services, await form(desk, active, lowContrast), actor)).toEqual(refused)
		expect(shown(desk)).toBe('Front Range')
	})

	test("a save keeps the other colors and reports another person's; an invalid color is refused", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [mine, theirs] = [
			await form(desk, other, { '--accent': '40 80% 55%' }, 'Mine'),
			await form(desk, other, { '--accent': '41 80% 55%' }, 'Theirs'),
		]
		expect(await saveRow(desk.services, theirs, actor)).toMatchObject({ ok: true })
		expect(await saveRow(desk.services, mine, later)).toMatchObject({
			reason: 'conflict',
			savedBy: { name: 'Ann' },
			theirs: [
				{ name: 'name', values: { name: 'Theirs' } },
				{ name: 'colors.--accent', values: { 'colors.--accent': '41 80% 55%' } },
			],
			values: { name: 'Mine', 'colors.--accent': '40 80% 55%' },
		})
		const bad = await form(desk, other, { '--accent': 'red; } body {' })
		expect(await saveRow(desk.services, bad, later)).toMatchObject({
			reason: 'invalid',
			errors: [{ field: 'colors.--accent' }],
		})
		expect(Object.keys((await readPalette(desk.services.store.db, other))?.colors ?? {})).toHaveLength(34)
		const [entry] = await desk.history()
		const { version } = await form(desk, other, {})
		expect(await revert(desk, entry?.id ?? '', version)).toEqual({ ok: true })
		expect(await readPalette(desk.services.store.db, other)).toMatchObject({ name: 'Winter Wheat' })
	})

	test('two people: what only one changed is kept, and saving over theirs reverts nothing else', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [accent, border] = ['40 80% 55%', '41 20% 50%']
		const mine = await form(desk, other, { '--accent': accent })
		const apart = await form(desk, other, { '--muted': '60 10% 90%' })
		const theirs = await form(desk, other, { '--accent': '41 80% 55%', '--border': border }, 'Theirs')
		expect(await saveRow(desk.services, theirs, actor)).toMatchObject({ ok: true })
		expect(await saveRow(desk.services, apart, later), 'no question').toMatchObject({ ok: true })
		const refused = await saveRow(desk.services, mine, later)
		if (refused.ok || refused.reason !== 'conflict') throw new Error('not told')
		expect(refused.theirs).toEqual([{ name: 'colors.--accent', values: { 'colors.--accent': '41 80% 55%' } }])
		const again = { ...mine, version: refused.version, values: refused.values }
		expect(await saveRow(desk.services, again, later)).toMatchObject({ ok: true })
		expect(await readPalette(desk.services.store.db, other)).toMatchObject({
			name: 'Theirs',
			colors: { '--accent': accent, '--border': border, '--muted': '60 10% 90%' },
		})
	})

	test('a form that is saved again without a change writes nothing', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const named = await form(desk, other, {}, 'Wheat')
		expect(await saveRow(desk.services, named, actor)).toMatchObject({ ok: true })
		for (const times of [2, 3]) {
			expect(await saveRow(desk.services, named, later), `sent ${times} times`).toMatchObject({ ok: true })
			expect(await saveRow(desk.services, await form(desk, other, {}), later)).toMatchObject({ ok: true })
		}
		expect(await desk.history()).toMatchObject([{ action: 'save', staff_name: 'Ann' }])
	})

	test('can be copied, deleted and restored, but the active one cannot be deleted', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const copied = await copyPalette(desk.services, active, actor)
		if (!copied.ok) throw new Error('not copied')
		const copy = await readPalette(desk.services.store.db, copied.id)
		expect(copy).toMatchObject({ name: 'Front Range (copy)', is_active: false })
		const remove = async (id: string) => deleteRow(desk.services, await form(desk, id, {}), later)
		expect(await remove(copied.id)).toEqual({ ok: true })
		expect(await remove(active)).toMatchObject({ ok: false, reason: 'needed' })
		const deleted = (await desk.history()).find(({ action }) => action === 'delete')
		const historyId = deleted?.id ?? ''
		expect(await revert(desk, historyId, null)).toEqual({ ok: true })
		expect(await readPalette(desk.services.store.db, copied.id)).toEqual(copy)
	})
})
