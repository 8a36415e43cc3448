import { expect, test } from 'vitest'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeEachStore } from '#test/stores.ts'
import { copyPalette, deletePalette } from './copy_palette.server.ts'
import { paletteVersion, readPalette } from './palette_state.server.ts'
import { revertPalette } from './revert_palette.server.ts'
import { activatePalette, savePalette } from './save_palette.server.ts'

const actor = { staff: ann, now: new Date('2026-11-21T14:00:00.000Z') }
const later = { staff: ben, now: new Date('2026-11-21T14:05:00.000Z') }
const [active, other] = ['palette-front-range', 'palette-winter-wheat'] as const
type ContentServices = Awaited<ReturnType<typeof openContentServices>>

async function form(
	{ services }: ContentServices,
	id: string,
	colors: Record<string, string>,
	name?: string,
) {
	const palette = await readPalette(services.store.db, id)
	if (!palette) throw new Error(`No palette ${id}`)
	return {
		id,
		version: paletteVersion(palette),
		name: name ?? palette.name,
		colors: { ...palette.colors, ...colors },
	}
}
const shown = ({ services }: ContentServices) => {
	const { palette } = services.content.current
	return palette.ok ? palette.name : palette.problem
}

describeEachStore('palettes', (fresh) => {
	test('exactly one is active, the site follows at once, and the history can revert', async () => {
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
		expect(await revertPalette(desk.services, { historyId, version: null }, later)).toEqual({ ok: true })
		expect(shown(desk)).toBe('Front Range')
		desk.close()
	})

	test('TH-01 a low-contrast palette cannot become active, nor the active one low-contrast', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const lowContrast = { '--foreground': '0 0% 80%' }
		expect(await savePalette(desk.services, await form(desk, other, lowContrast), actor)).toEqual({
			ok: true,
		})
		const refused = {
			ok: false,
			reason: 'faint',
			pairs: expect.arrayContaining([expect.objectContaining({ scheme: 'day' })]) as unknown,
		}
		expect(await activatePalette(desk.services, other, actor)).toMatchObject(refused)
		expect(await savePalette(desk.services, await form(desk, active, lowContrast), actor)).toMatchObject(
			refused,
		)
		expect(shown(desk)).toBe('Front Range')
		desk.close()
	})

	test("a save keeps the other colors and reports another person's; an invalid color is refused", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [mine, theirs] = [
			await form(desk, other, { '--accent': '40 80% 55%' }, 'Mine'),
			await form(desk, other, { '--accent': '41 80% 55%' }, 'Theirs'),
		]
		expect(await savePalette(desk.services, theirs, actor)).toEqual({ ok: true })
		expect(await savePalette(desk.services, mine, later)).toMatchObject({
			reason: 'conflict',
			savedBy: { name: 'Ann' },
			theirs: { name: 'Theirs', '--accent': '41 80% 55%' },
			form: { name: 'Mine', colors: { '--accent': '40 80% 55%' } },
		})
		const bad = await form(desk, other, { '--accent': 'red; } body {' })
		expect(await savePalette(desk.services, bad, later)).toMatchObject({
			reason: 'invalid',
			errors: [{ field: '--accent' }],
		})
		expect(Object.keys((await readPalette(desk.services.store.db, other))?.colors ?? {})).toHaveLength(34)
		const [entry] = await desk.history()
		const { version } = await form(desk, other, {})
		expect(await revertPalette(desk.services, { historyId: entry?.id ?? '', version }, later)).toEqual({
			ok: true,
		})
		expect(await readPalette(desk.services.store.db, other)).toMatchObject({ name: 'Winter Wheat' })
		desk.close()
	})

	test('two people: what only one changed is kept, and saving over theirs reverts nothing else', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const [accent, border] = ['40 80% 55%', '41 20% 50%']
		const mine = await form(desk, other, { '--accent': accent })
		const apart = await form(desk, other, { '--muted': '60 10% 90%' })
		const theirs = await form(desk, other, { '--accent': '41 80% 55%', '--border': border }, 'Theirs')
		expect(await savePalette(desk.services, theirs, actor)).toEqual({ ok: true })
		expect(await savePalette(desk.services, apart, later), 'no question').toEqual({ ok: true })
		const refused = await savePalette(desk.services, mine, later)
		expect(refused).toMatchObject({ reason: 'conflict', theirs: { '--accent': '41 80% 55%' } })
		if (refused.ok || refused.reason !== 'conflict') throw new Error('not told')
		expect(Object.keys(refused.theirs)).toEqual(['--accent'])
		expect(await savePalette(desk.services, refused.form, later)).toEqual({ ok: true })
		expect(await readPalette(desk.services.store.db, other)).toMatchObject({
			name: 'Theirs',
			colors: { '--accent': accent, '--border': border, '--muted': '60 10% 90%' },
		})
		desk.close()
	})

	test('one is copied, deleted and restored; the active one stays', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const copied = await copyPalette(desk.services, active, actor)
		if (!copied.ok) throw new Error('not copied')
		const copy = await readPalette(desk.services.store.db, copied.id)
		expect(copy).toMatchObject({ name: 'Front Range (copy)', is_active: false })
		expect(await deletePalette(desk.services, copied.id, later)).toEqual({ ok: true })
		expect(await deletePalette(desk.services, active, later)).toEqual({ ok: false, reason: 'active' })
		const deleted = (await desk.history()).find(({ action }) => action === 'delete')
		const historyId = deleted?.id ?? ''
		expect(await revertPalette(desk.services, { historyId, version: null }, later)).toEqual({ ok: true })
		expect(await readPalette(desk.services.store.db, copied.id)).toEqual(copy)
		desk.close()
	})
})
