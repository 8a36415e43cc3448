import { expect, test } from 'vitest'
import { areaType } from './area_type.server.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { readHistory } from '../content/history.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'

const now = new Date('2026-11-23T19:00:00.000Z')
const wellington = 'pickup-area-wellington'
const severance = 'pickup-area-severance'

describeStore('sqlite', 'PD-55 what an area covers', (fresh) => {
	async function open() {
		const desk = await openContentServices(await fresh({ seed: true }))
		const save = async (id: string, typed: Record<string, string>) =>
			saveRow(desk.services, await desk.form(areaType, id, typed), { staff: ann, now })
		const said = async (text: string) => {
			const { store, content } = desk.services
			const answer = await lookUp(store, territoryOf(content.current), text)
			return answer.kind === 'area' ? answer.slug : answer.kind
		}
		return { ...desk, save, said }
	}

	test('is saved with the area, and the look-up follows at once', async () => {
		const { save, said, row } = await open()
		await save(wellington, { covers_town: '' })
		expect(await said('12 Nowhere Ln 80549')).toBe('unknown')
		expect(await save(wellington, { covers_town: 'on', covers_zips: ' 80549 \n\n80546 ' })).toMatchObject({
			ok: true,
		})
		expect(await row(areaType, wellington)).toMatchObject({
			covers_town: true,
			covers_zips: ['80549', '80546'],
		})
		expect(await said('12 Nowhere Ln 80546')).toBe('wellington')
	})

	test('is refused with a sentence if a ZIP code is invalid, listed twice or covered by another area', async () => {
		const { save, row } = await open()
		const refused = async (id: string, typed: Record<string, string>) => {
			const saved = await save(id, typed)
			return saved.ok || saved.reason !== 'invalid' ? [] : saved.errors.map(({ message }) => message)
		}
		for (const wrong of ['8054', '805499', '00210', 'Wellington'])
			expect(await refused(wellington, { covers_zips: wrong })).toEqual([
				`Covers ZIP codes: “${wrong}” is none. They have five digits, such as 43015.`,
			])
		expect(await refused(wellington, { covers_zips: '80549\n80549' })).toEqual([
			'Covers ZIP codes: 80549 is in it twice.',
		])
		await save(wellington, { covers_zips: '80549' })
		expect(await refused(severance, { covers_zips: '80550\n80549' })).toEqual([
			'Covers ZIP codes: “All of Wellington” covers 80549 already.',
		])
		expect((await row(areaType, severance))['covers_zips']).toEqual([])

		await save('pickup-area-greeley-west', { covers_town: 'on' })
		expect(await refused('pickup-area-greeley-east', { covers_town: 'on' })).toEqual([
			'Covers the rest of its town: “Greeley west of 35th Avenue” does already.',
		])
		expect(await save(severance, { covers_town: 'on' }), 'another town').toMatchObject({ ok: true })
		expect(await refused(severance, { town_slug: 'nowhere' }), 'a town that is there').not.toEqual([])
	})

	test('is merged with what a colleague saved, and can be restored from the history', async () => {
		const { services, form, row } = await open()
		const stale = await form(areaType, wellington, { covers_zips: '80549' })
		const renamed = await form(areaType, wellington, { name: 'Wellington' })
		expect(await saveRow(services, renamed, { staff: ben, now })).toMatchObject({ ok: true })
		expect(await saveRow(services, stale, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await row(areaType, wellington)).toMatchObject({ name: 'Wellington', covers_zips: ['80549'] })

		const other = await form(areaType, wellington, { covers_zips: '80546' })
		const later = new Date(now.getTime() + 1000)
		await saveRow(services, await form(areaType, wellington, { covers_zips: '' }), {
			staff: ben,
			now: later,
		})
		expect(await saveRow(services, other, { staff: ann, now: later })).toMatchObject({
			reason: 'conflict',
			theirs: [{ name: 'covers_zips' }],
		})
		const [change] = (await readHistory(services, { table: 'pickup_areas', row: wellington, cursor: null }))
			.entries
		expect(change?.changes).toMatchObject([{ label: 'Covers ZIP codes', before: '80549' }])
		const back = { description: areaType, historyId: change?.id ?? '', version: change?.version ?? null }
		expect(await revertRow(services, back, { staff: ann, now: later })).toMatchObject({ ok: true })
		expect((await row(areaType, wellington))['covers_zips']).toEqual(['80549'])
	})
})
