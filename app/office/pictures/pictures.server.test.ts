import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPlans } from '#app/content/open_plans.server.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { openPictureStorage, type PictureStorage } from '#app/pictures/storage.server.ts'
import { uploadedPath } from '#app/pictures/uploaded_name.ts'
import { startPictureWorker } from '#server/pictures/worker.ts'
import { sweepUploads } from '#server/pictures/sweep.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { losingCommit } from '#test/lost_commit.ts'
import { describeStore, type Fresh } from '#test/stores.ts'
import { phoneJpeg, photo } from '#test/test_pictures.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { withdrawPlan } from '../planned/settle_plan.server.ts'
import { readHistory } from '../content/history.server.ts'
import { deletePicture } from './delete_picture.server.ts'
import { pictureType } from './picture_type.server.ts'
import { pictureUses } from './usage.server.ts'
import { uploadPicture } from './upload.server.ts'

const form = { alt: 'Our truck by the mill.', focal_x: '30', focal_y: '70' }
const now = new Date('2026-11-19T14:00:00Z')

/** A seeded store and an empty folder for pictures; `storage` can be made to fail. */
async function desk(fresh: Fresh, faults: Partial<PictureStorage> = {}) {
	const store = await fresh({ seed: true })
	const opened = await openContentServices(store)
	const folder = mkdtempSync(join(tmpdir(), 'hauler-pictures-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const storage = { ...openPictureStorage(folder, null), ...faults }
	const services = { ...opened.services, storage, wake() {} }
	const uploads = join(folder, 'uploads')
	return {
		...opened,
		services,
		folder,
		files: () => (existsSync(uploads) ? readdirSync(uploads).toSorted() : []),
		rows: () => store.db.selectFrom('uploaded_pictures').selectAll().execute(),
		/** A second storage on the same folder, which does not fail. */
		sound: openPictureStorage(folder, null),
		async upload(bytes: Uint8Array, words = form, name = 'IMG_1.jpg') {
			return uploadPicture(services, { name, bytes, values: words }, { staff: ann, now })
		},
	}
}

async function uploaded(at: Awaited<ReturnType<typeof desk>>, width = 500) {
	const result = await at.upload(await photo(width, 150).jpeg().toBuffer())
	if (!result.ok) throw new Error('The picture was not taken.')
	const row = (await at.rows()).find(({ id }) => id === result.id)
	if (!row) throw new Error('The picture has no row.')
	return row
}

const full = () => {
	throw Object.assign(new Error('cannot write'), {
		cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }),
	})
}

describeStore('sqlite', 'uploaded pictures', (fresh) => {
	test('one is stored in its sizes, published, and recorded in the history', async () => {
		const at = await desk(fresh)
		const result = await at.upload(await phoneJpeg(140, 800, 6), form, 'C:\\fotos\\mill\u0000.jpg')
		expect(result).toMatchObject({ ok: true })
		const [row] = await at.rows()
		expect(row).toMatchObject({
			name: 'mill.jpg',
			alt: form.alt,
			width: 800,
			height: 140,
			focal_x: 0.3,
			focal_y: 0.7,
			widths: [400, 768, 800],
			is_avif_ready: false,
			uploaded_by: 'Ann',
		})
		expect(at.files()).toEqual([400, 768, 800, 'master'].map((width) => `${row?.id}-${width}.webp`))
		expect(at.services.content.current.pictures).toMatchObject({ ok: true, rows: [{ id: row?.id }] })
		expect((await at.history()).at(-1)).toMatchObject({
			action: 'create',
			row_id: row?.id,
			staff_name: 'Ann',
		})
	})

	test('all errors of a form are reported at once, and nothing is stored', async () => {
		const at = await desk(fresh)
		const result = await at.upload(Buffer.from('<html>'), { alt: ' \n', focal_x: '101', focal_y: 'x' })
		expect(result).toMatchObject({ ok: false, status: 422 })
		const fields = result.ok ? [] : result.errors.map(({ field }) => field)
		expect(fields).toEqual(['picture', 'alt', 'focal_x', 'focal_y'])
		expect([await at.rows(), at.files()]).toEqual([[], []])
	})

	test('get a clear sentence if the disk fills up halfway, and leave nothing behind', async () => {
		const sound = await desk(fresh)
		let puts = 0
		const put: PictureStorage['put'] = async (...file) => (++puts > 2 ? full() : sound.sound.put(...file))
		const remove: PictureStorage['remove'] = (names) => sound.sound.remove(names)
		const at = { ...sound, services: { ...sound.services, storage: { ...sound.sound, put, remove } } }
		const bytes = await photo(1300, 150).png().toBuffer()
		const result = await uploadPicture(
			at.services,
			{ name: 'a.png', bytes, values: form },
			{ staff: ann, now },
		)
		expect(puts).toBe(3)
		expect(result).toMatchObject({ ok: false, status: 503 })
		expect('message' in result && result.message).toContain('the disk is full')
		expect([await at.rows(), at.files()]).toEqual([[], []])
	})

	test('get a clear sentence if the store cannot write, and their files are swept after an hour', async () => {
		const at = await desk(fresh)
		await at.services.store.db.schema.alterTable('jobs').renameTo('gone').execute()
		const result = await at.upload(await photo(500, 100).png().toBuffer())
		expect(result).toMatchObject({ ok: false, status: 503 })
		expect(await at.rows()).toEqual([])
		const { store, log } = at.services
		await sweepUploads({ store, storage: at.sound, log }, new Date(Date.now() + 61 * 60_000))
		expect(at.files()).toEqual([])
	})

	test('get their AVIF files in the background; what a dead process left undone is completed by the next one', async () => {
		const at = await desk(fresh)
		const row = await uploaded(at)
		const { store } = at.services
		await store.db
			.updateTable('jobs')
			.set({ leased_by: 'a dead one', leased_until: new Date(Date.now() + 300).toISOString() })
			.execute()
		let failures = 0
		const put: PictureStorage['put'] = async (...file) =>
			file[0].endsWith('400.avif') && failures++ === 0 ? full() : at.sound.put(...file)
		const { log, storage } = at.services
		const worker = startPictureWorker({
			store,
			log,
			processId: 'test',
			storage: { ...storage, put },
			pollMs: 100,
		})
		await expect.poll(async () => (await at.rows())[0]?.is_avif_ready).toBe(true)
		await worker.stop()
		expect(failures).toBeGreaterThan(1)
		const sizes = [400, 500].flatMap((width) => [`${row.id}-${width}.avif`, `${row.id}-${width}.webp`])
		expect(at.files()).toEqual(sizes)
		expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
	})

	test('one that is deleted while its AVIF is made leaves nothing', async () => {
		const at = await desk(fresh)
		const { id } = await uploaded(at)
		const opened = await at.form(pictureType, id)
		const put: PictureStorage['put'] = async (...file) => {
			if (file[0].endsWith('500.avif'))
				await deletePicture({ ...at.services, storage: at.sound }, opened, { staff: ann, now })
			await at.sound.put(...file)
		}
		const { store, log } = at.services
		const worker = startPictureWorker({
			store,
			log,
			processId: 'test',
			storage: { ...at.sound, put },
			pollMs: 50,
		})
		await expect.poll(async () => (await at.rows()).length).toBe(0)
		await worker.stop()
		expect(at.files()).toEqual([])
	})

	test('can get other texts and another focal point; the second person to save is told and overwrites nothing', async () => {
		const at = await desk(fresh)
		const { id } = await uploaded(at)
		const later = new Date('2026-11-19T14:05:00Z')
		const typed = { alt: 'The mill.', focal_x: '0', focal_y: '100' }
		const first = await at.form(pictureType, id, typed)
		const second = await at.form(pictureType, id, { ...typed, alt: 'Mine.' })
		expect(await saveRow(at.services, first, { staff: ann, now: later })).toMatchObject({ ok: true })
		expect(await saveRow(at.services, second, { staff: ben, now: later })).toMatchObject({
			ok: false,
			reason: 'conflict',
			values: { alt: 'Mine.', focal_x: '0', focal_y: '100' },
			theirs: [{ name: 'alt', values: { alt: 'The mill.' } }],
		})
		expect((await at.rows())[0]).toMatchObject({ alt: 'The mill.', focal_x: 0, focal_y: 1 })
		const gone = { ...first, id: 'no-such' }
		expect(await saveRow(at.services, gone, { staff: ann, now })).toEqual({ ok: false, reason: 'gone' })
	})

	test('two people: one changes the texts, the other the focal point, and both are kept', async () => {
		const at = await desk(fresh)
		const { id } = await uploaded(at)
		const [later, last] = [new Date('2026-11-21T14:05:00Z'), new Date('2026-11-21T14:06:00Z')]
		const words = await at.form(pictureType, id, { alt: 'The mill.' })
		const point = await at.form(pictureType, id, { focal_x: '10', focal_y: '20' })
		const both = await at.form(pictureType, id, { alt: 'Mine.', focal_x: '40' })
		expect(await saveRow(at.services, words, { staff: ann, now: later })).toMatchObject({ ok: true })
		expect(await saveRow(at.services, point, { staff: ben, now: last })).toMatchObject({ ok: true })
		expect((await at.rows())[0]).toMatchObject({ alt: 'The mill.', focal_x: 0.1, focal_y: 0.2 })
		const refused = await saveRow(at.services, both, { staff: ann, now: last })
		// The focus point is merged as a unit: x from one person and y from the other would be nobody's point.
		expect(refused).toMatchObject({
			reason: 'conflict',
			savedBy: { name: 'Ben' },
			values: { alt: 'Mine.', focal_x: '40', focal_y: '70' },
			theirs: [
				{ name: 'alt', values: { alt: 'The mill.' } },
				{ name: 'point', values: { focal_x: '10', focal_y: '20' } },
			],
		})
		if (refused.ok || refused.reason !== 'conflict') throw new Error('not told')
		const again = { ...both, version: refused.version, values: refused.values }
		expect(await saveRow(at.services, again, { staff: ann, now: last })).toMatchObject({ ok: true })
		expect((await at.rows())[0]).toMatchObject({ alt: 'Mine.', focal_x: 0.4, focal_y: 0.7 })
	})

	test('have a history that shows changes and can revert them, unless somebody has changed the picture since', async () => {
		const at = await desk(fresh)
		const { id } = await uploaded(at)
		const changedAt = new Date('2026-11-19T14:05:00Z')
		const opened = await at.form(pictureType, id)
		const typed = { alt: 'The mill.', focal_x: '0', focal_y: '100' }
		await saveRow(at.services, { ...opened, values: typed }, { staff: ann, now: changedAt })
		const all = { table: 'uploaded_pictures', row: id, cursor: null }
		const [saved, created] = (await readHistory(at.services, all)).entries
		expect(saved).toMatchObject({
			title: 'IMG_1.jpg',
			staffName: ann.name,
			canRevert: true,
			changes: [
				{ label: 'What it shows', before: form.alt, after: 'The mill.' },
				{ label: 'Point that stays in sight, from the left', before: '30', after: '0' },
				{ label: 'Point that stays in sight, from the top', before: '70', after: '100' },
			],
		})
		expect(created).toMatchObject({ action: 'create', canRevert: false })
		const later = { staff: ben, now: new Date('2026-11-19T14:10:00Z') }
		const revert = (asked: { historyId: string; version: string | null }) =>
			revertRow(at.services, { description: pictureType, ...asked }, later)
		const stale = { historyId: saved?.id ?? '', version: opened.version }
		expect(await revert(stale)).toEqual({ ok: false, reason: 'changed' })
		const asked = { historyId: saved?.id ?? '', version: saved?.version ?? null }
		expect(await revert(asked)).toEqual({ ok: true })
		expect((await at.rows())[0]).toMatchObject({ alt: form.alt, focal_x: 0.3, focal_y: 0.7 })
		expect((await readHistory(at.services, all)).entries[0]).toMatchObject({
			action: 'revert',
			staffName: ben.name,
			canRevert: true,
		})
		const upload = { historyId: created?.id ?? '', version: saved?.version ?? null }
		expect(await revert(upload)).toEqual({ ok: false, reason: 'changed' })
	})

	test('one that is used, even by a hidden row, is not deleted, and the message says where', async () => {
		const at = await desk(fresh)
		const row = await uploaded(at)
		const { db } = at.services.store
		const town = db.updateTable('residential_towns').where('slug', '=', 'windsor')
		await town.set({ hero_image_url: uploadedPath(row), is_active: false }).execute()
		const actor = { staff: ann, now }
		const opened = await at.form(pictureType, row.id)
		expect(await deletePicture(at.services, opened, actor)).toEqual({
			ok: false,
			reason: 'needed',
			message: 'It is still used on: Windsor (residential town). Choose another picture there first.',
		})
		expect(at.files()).not.toEqual([])
		const { services } = at.services.content.current.facts
		const linked = async (residential: boolean) =>
			(await pictureUses(db, { ...services, residential })).get(row.id)?.map(({ to }) => to !== null)
		expect([await linked(true), await linked(false)], 'no way to a form that is closed').toEqual([
			[true],
			[false],
		])
		await town.set({ hero_image_url: null }).execute()
		expect(await deletePicture(at.services, opened, actor)).toEqual({ ok: true })
		expect([await at.rows(), at.files()]).toEqual([[], []])
		expect(await deletePicture(at.services, opened, actor)).toEqual({ ok: false, reason: 'gone' })
	})

	test('one that was deleted while somebody chose it is not published, and the refusal names the field', async () => {
		const at = await desk(fresh)
		const row = await uploaded(at)
		const hero = { hero_image_url: uploadedPath(row), hero_alt_text: 'Our truck.' }
		const chosen = await at.form(residentialTowns, 'residential-windsor', hero)
		const actor = { staff: ann, now }
		expect(await deletePicture(at.services, await at.form(pictureType, row.id), actor)).toEqual({ ok: true })
		expect(await saveRow(at.services, chosen, actor)).toMatchObject({
			reason: 'invalid',
			errors: [
				{ field: 'hero_image_url', message: 'Picture at the top: what was chosen is no longer there.' },
			],
		})
	})

	test('one that only planned changes use is not deleted until they are taken back; the message names them', async () => {
		const at = await desk(fresh)
		const actor = { staff: ann, now }
		const row = await uploaded(at)
		const other = await uploaded(at, 510)
		const { id: section } = await at.services.store.db
			.selectFrom('page_sections')
			.select('id')
			.where('page_slug', '=', 'home')
			.where('section_name', '=', 'hero')
			.executeTakeFirstOrThrow()
		const town = await at.form(residentialTowns, 'residential-windsor', { hero_image_url: uploadedPath(row) })
		const text = await at.form(pageSections, section, { image_path: uploadedPath(row) })
		expect(await planRow(at.services, town, '2027-01-01', actor)).toMatchObject({ ok: true })
		expect(await planRow(at.services, text, '2027-02-01', actor)).toMatchObject({ ok: true })
		const opened = await at.form(pictureType, row.id)
		expect(await deletePicture(at.services, opened, actor)).toMatchObject({
			reason: 'needed',
			message: expect.stringMatching(
				/^It is still used on: Windsor from January 1, 2027 \(planned change\), home: .* from February 1, 2027 \(planned change\)\./,
			),
		})
		const { services } = at.services.content.current.facts
		const uses = await pictureUses(at.services.store.db, { ...services, residential: false })
		expect(uses.get(row.id)?.map(({ to }) => to)).toEqual([null, '/admin/planned#day-2027-02-01'])
		expect(await deletePicture(at.services, await at.form(pictureType, other.id), actor)).toEqual({
			ok: true,
		})
		const owner = { staff: { ...ann, email: 'ann@office.example', role: 'owner' as const }, now }
		for (const { id } of await openPlans(at.services.store.db)) {
			expect(await deletePicture(at.services, opened, actor)).toMatchObject({ reason: 'needed' })
			expect(await withdrawPlan(at.services, id, owner)).toEqual({ ok: true })
		}
		expect(await deletePicture(at.services, opened, actor)).toEqual({ ok: true })
	})

	test('orphaned files are deleted after an hour; others are left alone', async () => {
		const at = await desk(fresh)
		const row = await uploaded(at)
		const kept = at.files()
		const stray = '00000000-0000-4000-8000-000000000000'
		const put = (name: string, hoursAgo: number) => {
			const file = join(at.folder, 'uploads', name)
			writeFileSync(file, 'x')
			const time = new Date(now.getTime() - hoursAgo * 3600_000)
			utimesSync(file, time, time)
		}
		put(`${stray}-400.webp`, 2)
		put(`${stray}-master.webp`, 2)
		put(`${stray}-768.avif`, 0.5)
		put('notes.txt', 2)
		const { store, log } = at.services
		await sweepUploads({ store, storage: at.sound, log }, now)
		expect(at.files()).toEqual([...kept, `${stray}-768.avif`, 'notes.txt'].toSorted())
		expect(row.id).not.toBe(stray)
	})

	test('uploads are rate-limited', async () => {
		const at = await desk(fresh)
		for (let count = 0; count < 60; count++) await at.upload(Buffer.from('x'))
		expect(await at.upload(await photo(10, 10).png().toBuffer())).toMatchObject({
			ok: false,
			status: 429,
		})
	})
})

describeStore('postgres', 'an uploaded picture whose commit is not answered', (fresh) => {
	test('keeps its files, because it may be stored, and is', async () => {
		const at = await desk(losingCommit(fresh, 'insert into "uploaded_pictures"'))
		const bytes = await photo(500, 100).png().toBuffer()
		expect(await at.upload(bytes)).toMatchObject({ ok: false, status: 503 })
		expect(await at.upload(bytes)).toMatchObject({ ok: true })
		const stored = await at.rows()
		expect(stored).toHaveLength(2)
		const files = stored.flatMap(({ id }) => [400, 500, 'master'].map((width) => `${id}-${width}.webp`))
		expect(at.files()).toEqual(files.toSorted())
	})
})
