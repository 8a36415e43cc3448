import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { insertPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { sweepPhotos } from '#app/leads/photos/sweep_photos.server.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { forgetStopsOfLead } from '#app/people/forget_stops.server.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { formData } from '#test/form_data.ts'
import { get, signIn } from '#test/staff.ts'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { openPictureStorage, type PictureStorage } from '#app/pictures/storage.server.ts'
import type { Services } from '#app/services.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { staffRow, stopRow } from '#test/rows.ts'
import { losingCommit } from '#test/lost_commit.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { phoneJpeg } from '#test/test_pictures.ts'
import { dayPage } from '../stops/day_page.server.ts'
import { marksOfStop } from '../stops/driver_marks.server.ts'
import { stopCommands } from '../stops/stop_commands.server.ts'
import type { Submission } from '../kernel/screens/commands.server.ts'
import { stopsToday } from '../today/stops_today.server.ts'
import type { Mark } from './mark.ts'
import { takeSent } from './receive_marks.server.ts'
import { driverSheet } from './sheet.server.ts'
import { type MarkPhoto, takeMarks } from './take_marks.server.ts'

// Tuesday afternoon in the company's time zone.
const now = new Date('2026-11-24T23:00:00.000Z')
const day = '2026-11-24'
const kit = { id: 'kit', name: 'Kit', email: 'kit@office.example', role: 'driver' as const }
const lou = { ...kit, id: 'lou', name: 'Lou', email: 'lou@office.example' }

const markOf = (stop: string, changes: Partial<Mark> = {}): Mark => ({
	key: randomUUID(),
	stop,
	day,
	state: 'done',
	reason: '',
	cart_number: '',
	made_at: '2026-11-24T17:12:00.000Z',
	...changes,
})

async function openRound(store: FreshStore) {
	for (const { id, name } of [kit, lou])
		await store.db
			.insertInto('staff')
			.values(staffRow({ id, name, role: 'driver' }))
			.execute()
	const { services } = await openContentServices(store)
	const stop = async (changes: Partial<StopRow> = {}) => {
		const row = stopRow({ id: randomUUID(), day, ...changes })
		await store.db.insertInto('stops').values(row).execute()
		return row.id
	}
	const read = (id: string) =>
		store.db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
	const take = async (
		marks: readonly Mark[],
		staff = kit,
		photos = new Map<string, MarkPhoto>(),
		at = now,
	) => {
		const result = await takeMarks(services, marks, photos, staff, at)
		if (!result.ok) throw new Error(result.message)
		return result.taken
	}
	const press = (command: keyof typeof stopCommands, fields: Record<string, string>, staff = ann) => {
		const form = formData(fields)
		const url = new URL('http://hauler.example/admin/stops')
		return stopCommands[command]({ services, form, staff, now, url } as unknown as Submission)
	}
	return { services, stop, read, take, press }
}

describeEachStore('FI-98 a driver’s mark on a stop', (fresh) => {
	test('is recorded on the stop once, with the time of the press, even if it arrives several times at once', async () => {
		const store = await fresh({ seed: true })
		const { stop, read, take } = await openRound(store)
		const [one, two] = [await stop(), await stop()]
		const marks = [
			markOf(one, { cart_number: '96-10234' }),
			markOf(two, { state: 'not-done', reason: 'Dog' }),
		]
		const answers = await Promise.all([take(marks), take(marks), take(marks.toReversed())])
		for (const answer of answers) expect(answer.map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
		expect(await read(one)).toMatchObject({
			state: 'done',
			cart_number: '96-10234',
			done_by: 'Kit',
			done_at: '2026-11-24T17:12:00.000Z',
			was_on_time: true,
		})
		expect(await read(two)).toMatchObject({ state: 'not-done', reason: 'Dog', done_by: 'Kit' })
		expect(await store.db.selectFrom('stop_marks').select('id').execute()).toHaveLength(2)
		const history = await store.db.selectFrom('content_history').select('staff_name').execute()
		expect(history.map(({ staff_name }) => staff_name)).toEqual(['Kit', 'Kit'])
	})

	test('can be corrected by the same driver: the later press counts, whichever arrives first', async () => {
		const store = await fresh({ seed: true })
		const { stop, read, take } = await openRound(store)
		const id = await stop()
		await take([markOf(id, { made_at: '2026-11-24T17:00:00.000Z' })])
		await take([markOf(id, { state: 'not-done', reason: 'Gate', made_at: '2026-11-24T18:00:00.000Z' })])
		expect(await read(id)).toMatchObject({ state: 'not-done', reason: 'Gate' })
		const late = await take([markOf(id, { made_at: '2026-11-24T17:30:00.000Z' })])
		expect(late).toMatchObject([{ outcome: 'taken' }])
		expect(await read(id)).toMatchObject({ state: 'not-done', reason: 'Gate' })
	})

	test.each([
		['taken back', { state: 'taken-back' as const }, 'was taken back'],
		['moved', { day: '2026-11-25' }, 'was moved to Wednesday, November 25'],
		[
			'said otherwise in the office',
			{ state: 'not-done' as const, reason: 'No room', done_by: 'Ann' },
			'Ann said',
		],
	])(
		'is kept until the office decides, if the stop was %s before the mark arrived',
		async (_, meanwhile, words) => {
			const store = await fresh({ seed: true })
			const { services, stop, read, take, press } = await openRound(store)
			const [id, other] = [await stop(meanwhile), await stop(meanwhile)]
			const [mark, left] = [markOf(id, { cart_number: '96-1' }), markOf(other)]
			const answers = await take([mark, left])
			expect(answers).toMatchObject([{ outcome: 'asks' }, { outcome: 'asks' }])
			expect(answers[0]?.because).toContain(words)
			expect(await read(id)).toMatchObject(meanwhile)
			const { asking } = await dayPage(services, null, now)
			expect(new Set(asking.map((one) => one.stop.id))).toEqual(new Set([id, other]))
			expect((await stopsToday(services, now)).find(({ kind }) => kind === 'asking')?.count).toBe(2)

			expect(await press('take-mark', { mark: mark.key })).toMatchObject({ ok: true })
			expect(await read(id)).toMatchObject({ state: 'done', cart_number: '96-1', done_by: 'Kit' })
			expect(await press('leave-mark', { mark: left.key })).toMatchObject({ ok: true })
			expect(await read(other)).toMatchObject(meanwhile)
			for (const late of [mark, left])
				expect(await press('take-mark', { mark: late.key }, ben)).toMatchObject({ ok: false, status: 409 })
			expect((await dayPage(services, null, now)).asking).toEqual([])
			expect((await marksOfStop(store.db, id, sampleFacts)).map(({ words: said }) => said)).toEqual([
				'Kit said “Done”, Tue, Nov 24, 10:12 AM: 96-1',
			])
		},
	)

	test('from a second driver is accepted if it agrees with the first, and waits for a decision if it contradicts it', async () => {
		const store = await fresh({ seed: true })
		const { stop, read, take } = await openRound(store)
		const id = await stop()
		await take([markOf(id)])
		expect(await take([markOf(id)], lou)).toMatchObject([{ outcome: 'taken' }])
		const contrary = markOf(id, { state: 'not-done', reason: 'Nobody home' })
		expect(await take([contrary], lou)).toMatchObject([
			{ outcome: 'asks', because: expect.stringMatching(/^Kit said “Done” \(Tue, Nov 24, 10:12/) },
		])
		expect(await read(id)).toMatchObject({ state: 'done', done_by: 'Kit' })
	})

	test('competes with two reports from the office at the same moment: exactly one of them counts', async () => {
		const store = await fresh({ seed: true })
		const { stop, read, take, press } = await openRound(store)
		for (let round = 0; round < 6; round++) {
			const id = await stop()
			const [byAnn, byBen, byKit] = await Promise.all([
				press('done', { stop: id, was: 'planned' }, ann),
				press('not-done', { stop: id, was: 'planned', reason: 'Gate' }, ben),
				take([markOf(id, { state: 'not-done', reason: 'Dog' })]),
			])
			const { done_by, state, reason } = await read(id)
			const taken = byKit[0]?.outcome === 'taken'
			expect([byAnn.ok, byBen.ok, taken].filter(Boolean)).toHaveLength(1)
			expect([done_by, state, reason]).toEqual(
				byAnn.ok
					? ['Ann', 'done', null]
					: byBen.ok
						? ['Ben', 'not-done', 'Gate']
						: ['Kit', 'not-done', 'Dog'],
			)
		}
	})

	test('gets a time between the stop’s creation and the mark’s arrival, whatever the phone’s clock says', async () => {
		const store = await fresh({ seed: true })
		const { stop, read, take } = await openRound(store)
		const [early, late] = [await stop(), await stop()]
		await take([
			markOf(early, { made_at: '1970-01-01T00:00:00.000Z' }),
			markOf(late, { made_at: '2031-01-01T00:00:00.000Z' }),
		])
		expect((await read(early)).done_at).toBe((await read(early)).created_at)
		expect((await read(late)).done_at).toBe(now.toISOString())
	})

	test('loses its reason and photo when the person is erased, and its photo when the retention time is over', async () => {
		const store = await fresh({ seed: true })
		const { stop, take, services } = await openRound(store)
		const { leadId, form } = await sendLead(store, 'quote')
		const [theirs, other] = [await stop({ form, lead_id: leadId }), await stop()]
		const marks = [theirs, other].map((id) => markOf(id, { state: 'not-done', reason: 'June is ill' }))
		const photos = new Map(marks.map(({ key }) => [key, { id: randomUUID() }]))
		await take(marks, kit, photos)
		await store.db.transaction().execute((trx) => forgetStopsOfLead(trx, leadId))
		const left = async () =>
			store.db.selectFrom('stop_marks').select(['stop_id', 'reason', 'photo']).orderBy('stop_id').execute()
		expect((await left()).find(({ stop_id }) => stop_id === theirs)).toMatchObject({
			reason: null,
			photo: null,
		})
		expect((await left()).find(({ stop_id }) => stop_id === other)?.photo).not.toBe(null)
		const storage = openPictureStorage(roomyFolder(), null)
		await sweepPhotos({ ...services, storage }, sampleFacts, new Date('2030-01-01T00:00:00.000Z'))
		expect((await left()).map(({ photo }) => photo)).toEqual([null, null])
	})

	test('is dated later than a sheet that was read while its photo was being stored, so that the phone still shows the mark', async () => {
		const store = await fresh({ seed: true })
		const { services, stop } = await openRound(store)
		const today = localTimeOf(new Date(), sampleFacts).date
		const id = await stop({ day: today })
		const storage = openPictureStorage(roomyFolder(), null)
		const sheets: Awaited<ReturnType<typeof driverSheet>>[] = []
		const slow: PictureStorage = {
			...storage,
			async put(...file) {
				sheets.push(await driverSheet(services, new Date()))
				await new Promise((resolve) => setTimeout(resolve, 2))
				return storage.put(...file)
			},
		}
		const jpeg = await phoneJpeg()
		const mark = markOf(id, { day: today })
		const photo = {
			name: `${mark.key}.jpg`,
			size: jpeg.length,
			sha256: '',
			diskError: null,
			read: () => Promise.resolve(jpeg),
			close: () => Promise.resolve(),
		}
		const form = { entries: new URLSearchParams(), photos: [photo] }
		const result = await takeSent({ ...services, storage: slow } as unknown as Services, form, [mark], kit)
		const [taken] = result.ok ? result.taken : []
		const read = sheets.at(-1)
		expect(read?.groups[0]?.stops[0]?.state).toBe('planned')
		expect(Date.parse(taken?.at ?? '')).toBeGreaterThan(Date.parse(read?.asOf ?? ''))
	})

	test('is stored once even if its batch is sent twice: 10,000 marks, every third batch repeated', async () => {
		const store = await fresh({ seed: true })
		const { stop, take } = await openRound(store)
		const stops: string[] = []
		for (let made = 0; made < 200; made++) stops.push(await stop())
		const start = Date.parse('2026-11-24T13:00:00.000Z')
		const marks = Array.from({ length: 10_000 }, (_, at) =>
			markOf(stops[at % 200] ?? '', {
				state: at % 3 === 0 ? 'not-done' : 'done',
				reason: at % 3 === 0 ? `Reason ${at}` : '',
				made_at: new Date(start + at * 3000).toISOString(),
			}),
		)
		for (let at = 0; at < marks.length; at += 25) {
			const batch = marks.slice(at, at + 25)
			await take(batch)
			if (at % 75 === 0) await take(batch)
		}
		const kept = await store.db.selectFrom('stop_marks').select(['id', 'outcome']).execute()
		expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(marks.map(({ key }) => key)))
		expect(kept.filter(({ outcome }) => outcome !== 'taken')).toEqual([])
		const rows = await store.db.selectFrom('stops').selectAll().execute()
		const lasts = new Map(marks.map((mark) => [mark.stop, mark]))
		for (const row of rows) {
			const last = lasts.get(row.id)
			expect([row.state, row.done_at]).toEqual([last?.state, last?.made_at])
		}
	})
})

describeEachStore('FI-98 the sheet of a driver', (fresh) => {
	const today = () => localTimeOf(new Date(), sampleFacts).date
	const open = async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'driver')
		const planned = async (changes: Partial<StopRow> = {}) => {
			const row = stopRow({ id: randomUUID(), day: today(), ...changes })
			await store.db.insertInto('stops').values(row).execute()
			return row
		}
		const send = (path: string, form: FormData, as = cookie) =>
			fetch(url + path, {
				method: 'POST',
				headers: { cookie: as, origin: url },
				body: form,
				redirect: 'manual',
			})
		const read = (path: string, as = cookie) => get(url, path, as)
		return { store, url, planned, send, read }
	}

	test('shows only today’s stops, the start page redirects to it, and other pages of the office are refused', async () => {
		const { planned, read } = await open()
		const stop = await planned({ name: 'Ada Today' })
		await planned({ name: 'Ida Tomorrow', day: '2031-01-02' })
		await planned({ name: 'Tak Enback', state: 'taken-back' })
		const first = await read('/admin')
		expect([first.status, first.headers.get('location')]).toEqual([302, '/admin/drive'])
		const html = await (await read('/admin/drive')).text()
		expect(html).toContain('Ada Today')
		expect(html).not.toMatch(/Ida Tomorrow|Tak Enback|href="\/admin\/leads|Add request/)
		for (const path of [
			'/admin/stops',
			`/admin/stops/${stop.id}`,
			'/admin/leads',
			'/admin/people',
			'/admin/events',
		])
			expect([path, (await read(path)).status]).toEqual([path, 403])
	})

	test('takes a mark with a photo without scripts; a repeated key is the same mark, and an error gets a sentence', async () => {
		const { store, url, planned, send, read } = await open()
		const stop = await planned()
		const said = { stop: stop.id, day: today(), cart_number: '', reason: '' }
		const without = await send('/admin/drive', formData({ ...said, key: randomUUID(), state: 'not-done' }))
		expect(without.status).toBe(422)
		expect(await without.text()).toContain('Please say why it was not done.')
		const form = formData({ ...said, key: randomUUID(), state: 'done', cart_number: '96-7' })
		form.append('photo', new File([Buffer.from(await phoneJpeg())], 'IMG_1.jpg'))
		for (let time = 0; time < 2; time++) {
			const marked = await send('/admin/drive', form)
			expect(marked.headers.get('location')).toBe(`/admin/drive?done=taken#stop-${stop.id}`)
		}
		expect(await store.db.selectFrom('stops').selectAll().executeTakeFirst()).toMatchObject({
			state: 'done',
			cart_number: '96-7',
			done_by: 'Test driver',
		})
		const [mark, ...more] = await store.db.selectFrom('stop_marks').selectAll().execute()
		expect(more).toEqual([])
		const office = await signIn({ url, store }, 'office')
		const photo = `/admin/stops/${stop.id}/marks/${mark?.id}/small`
		const file = await read(photo, office)
		expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
		expect((await read(photo)).status).toBe(403)
		const bad = formData({ ...said, key: randomUUID(), state: 'done' })
		bad.append('photo', new File(['no photo'], 'notes.txt'))
		const refused = await send('/admin/drive', bad)
		expect(refused.status).toBe(422)
		expect(await refused.text()).toMatch(/“notes\.txt”.*The rest is saved\./s)
	})

	test('takes a phone’s batch without its photo of 40 MB, and refuses batches that are malformed or not signed in', async () => {
		const { store, planned, send } = await open()
		const [one, two] = [await planned(), await planned()]
		const marks = [markOf(one.id, { day: today() }), markOf(two.id, { day: today() })]
		const form = formData({ marks: JSON.stringify(marks) })
		form.append('photo', new File([Buffer.alloc(40 * 1024 * 1024)], `${marks[0]?.key}.jpg`))
		form.append('photo', new File([Buffer.from(await phoneJpeg())], `${marks[1]?.key}.jpg`))
		const answer = await send('/admin/drive/marks', form)
		expect(await answer.json()).toMatchObject({
			taken: [
				{ outcome: 'taken', photoError: 'The photo is larger than 20 MB.' },
				{ outcome: 'taken', photoError: null },
			],
		})
		const photos = await store.db.selectFrom('stop_marks').select(['id', 'photo']).execute()
		const photoOf = new Map(photos.map(({ id, photo }) => [id, photo]))
		expect(photoOf.get(marks[0]?.key ?? '')).toBe(null)
		expect(photoOf.get(marks[1]?.key ?? '')).not.toBe(null)
		for (const wrong of ['', '[]', '{"key":1}', JSON.stringify([{ ...marks[0], key: 'x' }])])
			expect((await send('/admin/drive/marks', formData({ marks: wrong }))).status).toBe(400)
		expect((await send('/admin/drive/marks', formData({ marks: JSON.stringify(marks) }), '')).status).toBe(
			401,
		)
	})

	test('refuses photos with 503 while too many arrive; of 30 sent at once, all arrive after retries', async () => {
		const { store, planned, send } = await open()
		const stops = await Promise.all(Array.from({ length: 30 }, () => planned()))
		const picture = Buffer.from(await phoneJpeg(800, 600))
		let turnedAway = 0
		const sendAll = async (stop: StopRow) => {
			const mark = markOf(stop.id, { day: today() })
			const form = formData({ marks: JSON.stringify([mark]) })
			form.append('photo', new File([picture], `${mark.key}.jpg`))
			for (;;) {
				const answer = await send('/admin/drive/marks', form)
				if (answer.ok) return
				expect(answer.status).toBe(503)
				turnedAway++
				await answer.text()
				await new Promise((resolve) => setTimeout(resolve, 200))
			}
		}
		await Promise.all(stops.map((stop) => sendAll(stop)))
		expect(turnedAway).toBeGreaterThan(0)
		const marks = await store.db.selectFrom('stop_marks').select('photo').execute()
		expect(marks).toHaveLength(30)
		expect(marks.filter(({ photo }) => photo === null)).toEqual([])
	})

	test('takes forms of one page without scripts as separate marks if they differ in a word or a photo', async () => {
		const { store, planned, send } = await open()
		const stop = await planned()
		const key = randomUUID()
		const say = async (fields: Record<string, string>, photo?: File) => {
			const form = formData({ stop: stop.id, day: today(), cart_number: '', reason: '', key, ...fields })
			if (photo) form.append('photo', photo)
			const marked = await send('/admin/drive', form)
			expect(marked.headers.get('location')).toContain('done=taken')
		}
		const photo = new File([Buffer.from(await phoneJpeg())], 'IMG_1.jpg')
		for (let time = 0; time < 2; time++) {
			await say({ state: 'done' })
			await say({ state: 'not-done', reason: 'Gate locked' })
			await say({ state: 'not-done', reason: 'Dog' }, photo)
			await say({ state: 'not-done', reason: 'Dog' })
		}
		const marks = await store.db
			.selectFrom('stop_marks')
			.select(['state', 'reason', 'photo'])
			.orderBy('arrived_at')
			.execute()
		expect(marks).toEqual([
			{ state: 'done', reason: null, photo: null },
			{ state: 'not-done', reason: 'Gate locked', photo: null },
			{ state: 'not-done', reason: 'Dog', photo: expect.any(String) },
			{ state: 'not-done', reason: 'Dog', photo: null },
		])
		expect(await store.db.selectFrom('stops').select(['state', 'reason']).executeTakeFirst()).toEqual({
			state: 'not-done',
			reason: 'Dog',
		})
	})

	test('shows photos only of requests that have a stop today', async () => {
		const { store, planned, read } = await open()
		const { leadId, form } = await sendLead(store, 'quote')
		const photo = { id: randomUUID(), position: 1, width: 4, height: 3 }
		await store.db
			.transaction()
			.execute((trx) => insertPhotos(trx, { id: leadId, created_at: new Date().toISOString() }, [photo]))
		const near = await planned({ form, lead_id: leadId })
		const far = await planned({ form, lead_id: leadId, day: '2031-01-02' })
		const statusOf = async (id: string) => (await read(`/admin/drive/photos/${id}/1/small`)).text()
		const html = await (await read('/admin/drive')).text()
		expect(html).toContain(`/admin/drive/photos/${near.id}/1/large`)
		for (const id of [far.id, 'nobody']) expect(await statusOf(id)).toContain('There is no such photo.')
	})
})

describeStore('postgres', 'FI-98 a mark whose commit is not answered', (fresh) => {
	test('keeps its photo, and is accepted when the phone sends it again', async () => {
		const store = await losingCommit(fresh, 'insert into "stop_marks"')({ seed: true })
		const { url } = await serveStore(store.connection)
		const [driver, office] = [await signIn({ url, store }, 'driver'), await signIn({ url, store }, 'office')]
		const stop = stopRow({ id: randomUUID(), day: localTimeOf(new Date(), sampleFacts).date })
		await store.db.insertInto('stops').values(stop).execute()
		const mark = markOf(stop.id, { day: stop.day })
		const form = formData({ marks: JSON.stringify([mark]) })
		form.append('photo', new File([Buffer.from(await phoneJpeg())], `${mark.key}.jpg`))
		const send = () =>
			fetch(`${url}/admin/drive/marks`, {
				method: 'POST',
				headers: { cookie: driver, origin: url },
				body: form,
			})
		const photo = async () => {
			const path = `/admin/stops/${stop.id}/marks/${mark.key}/small`
			return (await fetch(url + path, { headers: { cookie: office } })).status
		}
		expect((await send()).status).toBe(503)
		expect(await photo()).toBe(200)
		expect(await (await send()).json()).toMatchObject({ taken: [{ key: mark.key, outcome: 'taken' }] })
		expect(await photo()).toBe(200)
	})
})
