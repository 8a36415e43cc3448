import { expect, onTestFinished, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { rowsIn } from '#app/content/listing.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { serviceAlertRow } from '#test/rows.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { rhythmOf } from '../schedule/area_rules.ts'
import { writeAlertMails } from './write_alert_mails.server.ts'
import { writeCorrections } from './write_corrections.server.ts'
import { writeReminders } from './write_reminders.server.ts'

// Windsor Lake's trucks come on Wednesdays; this is Tuesday evening, December 1, after the hour of evening
// reminders.
const evening = new Date('2026-12-02T02:00:00.000Z')
const later = (minutes: number) => new Date(evening.getTime() + minutes * 60_000)
const wednesday = { starts_on: '2026-12-02', ends_on: '2026-12-02' }

async function open(store: FreshStore) {
	await store.db.updateTable('pickup_areas').set({ recycling: 'weekly', has_lawn: false }).execute()
	const content = await openContentHub(store, recordedLog().log, noPortals)
	onTestFinished(() => content.close())
	const services = { store, content, publicUrl: 'https://hauler.example', wake: () => undefined }
	const mails = async () => {
		const rows = await store.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()
		await store.db.deleteFrom('outbox').execute()
		return rows
	}
	const post = async (alert: Parameters<typeof serviceAlertRow>[0]) => {
		const row = serviceAlertRow({ posted_at: later(1).toISOString(), ...alert })
		await store.db.insertInto('service_alerts').values(row).execute()
		await content.reload()
		return row.id
	}
	const end = async (id: string) => {
		await store.db
			.updateTable('service_alerts')
			.set({ ended_at: later(20).toISOString() })
			.where('id', '=', id)
			.execute()
		await content.reload()
	}
	return { services, mails, post, end, area_id: await areaId(store, 'windsor-lake') }
}

describeEachStore('PD-54 a reminder that has become wrong', (fresh) => {
	test('is corrected once for everyone who got it, whichever server writes it, and again when the alert is taken back', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, end, area_id } = await open(store)
		const told = await insertSubscriptions(store, 120, { area_id, wants_alerts: false })
		await insertSubscriptions(store, 1, { area_id, timing: 'morning', wants_alerts: false })
		await insertSubscriptions(store, 1, { area_id: await areaId(store, 'wellington'), wants_alerts: false })
		expect(await writeReminders(services, evening)).toBe(120)
		expect(await writeCorrections(services, later(1))).toBe(0)
		await mails()

		const id = await post({ ...wednesday, kind: 'delay', delay_days: 1, message: 'Snow.' })
		const written = await Promise.all([1, 2].map(() => writeCorrections(services, later(2))))
		expect(written.reduce((sum, count) => sum + count)).toBe(120)
		expect(await writeCorrections(services, later(3))).toBe(0)
		const corrections = await mails()
		expect(corrections.map(({ to_address }) => to_address).toSorted()).toEqual(
			told.map(({ email }) => email).toSorted(),
		)
		expect(corrections[0]).toMatchObject({
			subject: 'Correction: trash and recycling come on Thursday, December 3',
			body: expect.stringContaining(
				'We wrote to you that trash and recycling come on Wednesday, December 2. That has changed.\nThey come on Thursday, December 3.',
			),
			useful_until: '2026-12-04T07:00:00.000Z',
		})
		expect(corrections[0]?.body).toContain('\nSnow.\n')

		await end(id)
		expect(await writeCorrections(services, later(21))).toBe(120)
		expect((await mails())[0]?.body).toContain(
			'come on Thursday, December 3. That has changed.\nThey come on Wednesday, December 2.',
		)
		expect(await writeReminders(services, later(22)), 'reminded once').toBe(0)
		expect(await writeCorrections(services, later(23))).toBe(0)
	})

	test('is not corrected for subscribers who are mailed the alert, nor after its day has passed', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, end, area_id } = await open(store)
		await insertSubscriptions(store, 1, { area_id, wants_alerts: true })
		await insertSubscriptions(store, 1, { area_id, wants_alerts: false })
		expect(await writeReminders(services, evening)).toBe(2)
		const id = await post({ ...wednesday, kind: 'cancelled', message: 'The roads are closed.' })
		expect(await writeAlertMails(services, later(2))).toBe(1)
		expect(await writeCorrections(services, later(3))).toBe(1)
		const [, , , correction] = await mails()
		expect(correction).toMatchObject({
			subject: 'Correction: no trash and recycling on Wednesday, December 2',
		})
		expect(correction?.body).toContain('The next one is Wednesday, December 9.')
		await end(id)
		expect(await writeAlertMails(services, later(21))).toBe(1)
		expect(await writeCorrections(services, later(21))).toBe(1)
		await post({
			...wednesday,
			kind: 'cancelled',
			message: 'Too late.',
			posted_at: '2026-12-03T19:00:00.000Z',
		})
		expect(await writeCorrections(services, new Date('2026-12-03T19:00:00.000Z'))).toBe(0)
	})

	test('is corrected for today without naming an hour that has passed', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, end, area_id } = await open(store)
		await insertSubscriptions(store, 2, { area_id, wants_alerts: false })
		await writeReminders(services, evening)
		const id = await post({ ...wednesday, kind: 'delay', delay_days: 1, message: 'Snow.' })
		await writeCorrections(services, later(2))
		await mails()
		await end(id)
		// 7:30 AM; carts had to be out by 7:00.
		expect(await writeCorrections(services, new Date('2026-12-02T14:30:00.000Z'))).toBe(2)
		for (const { body } of await mails()) {
			expect(body).toContain(
				'They come on Wednesday, December 2. Please put your carts at the curb right away.\n',
			)
			expect(body).not.toContain('7:00')
		}
	})

	test('is not corrected to a day whose trucks are back, on which nothing comes anymore', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, end, area_id } = await open(store)
		await insertSubscriptions(store, 2, { area_id, wants_alerts: false })
		await writeReminders(services, evening)
		const id = await post({ ...wednesday, kind: 'cancelled', message: 'Ice.' })
		expect(await writeCorrections(services, later(2))).toBe(2)
		await mails()
		await end(id)
		// 8 PM; the trucks are back by 6.
		expect(await writeCorrections(services, new Date('2026-12-03T03:00:00.000Z'))).toBe(0)
	})

	test('is corrected with a next pickup that is still to come, not one whose truck is already back', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, area_id } = await open(store)
		await insertSubscriptions(store, 1, { area_id, wants_alerts: false })
		const area = rowsIn(services.content.current.pickupAreas).find(({ id }) => id === area_id)
		const tuesdays = area && { ...rhythmOf(area), weekday: 'Tuesday', valid_from: null }
		const columns = { valid_from: '2026-12-02', earlier_rules: JSON.stringify([tuesdays]) } as object
		await store.db.updateTable('pickup_areas').set(columns).where('id', '=', area_id).execute()
		await services.content.reload()
		expect(await writeReminders(services, evening), 'of the first Wednesday').toBe(1)
		await mails()
		await post({ ...wednesday, kind: 'cancelled', message: 'Ice.' })
		expect(await writeCorrections(services, later(2))).toBe(1)
		expect((await mails())[0]?.body).toContain('The next one is Wednesday, December 9.')
	})

	test('is corrected after the pickup day changes, and only once if the pickup moved twice', async () => {
		const store = await fresh({ seed: true })
		const { services, mails, post, area_id } = await open(store)
		await insertSubscriptions(store, 1, { area_id, wants_alerts: false })
		await writeReminders(services, evening)
		await post({ ...wednesday, kind: 'delay', delay_days: 1, message: 'Snow.' })
		expect(await writeCorrections(services, later(2))).toBe(1)
		const wednesdayEvening = new Date('2026-12-03T02:00:00.000Z')
		expect(await writeReminders(services, wednesdayEvening), 'of the Thursday').toBe(1)
		await mails()
		await post({ starts_on: '2026-12-03', ends_on: '2026-12-03', kind: 'cancelled', message: 'Ice.' })
		expect(await writeCorrections(services, new Date(wednesdayEvening.getTime() + 1000))).toBe(1)
		expect(await mails()).toHaveLength(1)

		await store.db.deleteFrom('service_alerts').execute()
		await store.db.deleteFrom('pickup_reminders').execute()
		await services.content.reload()
		const tuesday = new Date('2026-12-09T02:00:00.000Z')
		expect(await writeReminders(services, tuesday)).toBe(1)
		await store.db.updateTable('pickup_areas').set({ weekday: 'Friday' }).where('id', '=', area_id).execute()
		await services.content.reload()
		expect(await writeCorrections(services, new Date(tuesday.getTime() + 1000))).toBe(1)
		expect((await mails()).at(-1)?.body).toContain(
			'They do not come that day.\n\nThe next one is Friday, December 11.',
		)
	})
})
