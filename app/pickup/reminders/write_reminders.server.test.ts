import { sampleFacts } from '#test/sample_facts.ts'
import { expect, onTestFinished, test } from 'vitest'
import { instantOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { endSubscription } from './manage.server.ts'
import { writeAlertMails } from './write_alert_mails.server.ts'
import { writeReminders } from './write_reminders.server.ts'

const tuesdayEvening = instantOf({ date: '2026-11-17', time: '18:30' }, sampleFacts)
const wednesdayMorning = instantOf({ date: '2026-11-18', time: '05:30' }, sampleFacts)

/** An area with trash and recycling every Wednesday. */
async function wednesdayArea({ db }: Store): Promise<string> {
	const slug = 'windsor-lake'
	await db.updateTable('pickup_areas').set({ recycling: 'weekly' }).where('slug', '=', slug).execute()
	return areaId({ db }, slug)
}

async function servicesOf(store: Store) {
	const { log } = recordedLog()
	const content = await openContentHub(store, log)
	onTestFinished(() => content.close())
	return { store, content, publicUrl: 'https://hauler.example', wake: () => undefined }
}

async function mailsOf({ db }: Store) {
	return db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()
}

const snow: ServiceAlertRow = {
	id: 'snow',
	kind: 'delay',
	delay_days: 1,
	starts_on: '2026-11-18',
	ends_on: '2026-11-18',
	reach: 'all',
	town_slugs: [],
	area_ids: [],
	message: 'Snow on the county roads.',
	posted_by: 'Kit',
	posted_at: tuesdayEvening.toISOString(),
	ended_at: null,
	is_sample: false,
}

async function post(store: FreshStore, changes: Partial<ServiceAlertRow> = {}) {
	await store.db
		.insertInto('service_alerts')
		.values({ ...snow, ...changes })
		.execute()
}

describeEachStore('reminders', (fresh, kind) => {
	test('PD-21 are written once for each subscription, in one mail that names all pickups of the day', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		const [evening] = await insertSubscriptions(store, 1, { area_id })
		const [trashOnly] = await insertSubscriptions(store, 1, { area_id, wants_recycling: false })
		await insertSubscriptions(store, 1, { area_id, timing: 'morning' })
		await insertSubscriptions(store, 1, { area_id, confirmed_at: null })
		await insertSubscriptions(store, 1, { area_id, ended_at: '2026-11-10T12:00:00.000Z' })
		await insertSubscriptions(store, 1, { area_id: await areaId(store, 'windsor-raindance') })
		await insertSubscriptions(store, 1, { area_id, wants_trash: false, wants_recycling: false })
		const services = await servicesOf(store)
		expect(await writeReminders(services, tuesdayEvening)).toBe(2)
		expect(await writeReminders(services, new Date(tuesdayEvening.getTime() + 60_000))).toBe(0)

		const mails = await mailsOf(store)
		const mailTo = (email?: string) => mails.find(({ to_address }) => to_address === email)
		expect(mailTo(evening?.email)).toMatchObject({
			kind: 'reminder',
			subscription_id: evening?.id,
			subject: 'Trash and recycling: tomorrow, Wednesday, November 18',
			useful_until: instantOf({ date: '2026-11-18', time: '07:00' }, sampleFacts).toISOString(),
			unsubscribe_url: expect.stringMatching(
				/^https:\/\/hauler\.example\/reminders\/unsubscribe\?token=[\w-]{56}$/,
			),
		})
		expect(mailTo(evening?.email)?.body).toContain('at the curb by 7:00 AM')
		expect(mailTo(trashOnly?.email)?.subject).toBe('Trash: tomorrow, Wednesday, November 18')
		const jobs = await store.db.selectFrom('jobs').select('priority').execute()
		expect(jobs).toEqual([{ priority: 1 }, { priority: 1 }])
	})

	test('PD-22 that wait to be sent are deleted with a stopped subscription, but not those of others', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		const [stopped] = await insertSubscriptions(store, 1, { area_id })
		const [other] = await insertSubscriptions(store, 1, { area_id })
		const services = await servicesOf(store)
		expect(await writeReminders(services, tuesdayEvening)).toBe(2)
		await endSubscription({ ...services, log: recordedLog().log }, stopped?.id ?? '', tuesdayEvening)
		expect((await mailsOf(store)).map(({ to_address }) => to_address)).toEqual([other?.email])
	})

	test('of the morning are written in the morning, and a stream added later is named in a mail of its own', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		const [row] = await insertSubscriptions(store, 1, { area_id, timing: 'morning', wants_recycling: false })
		const services = await servicesOf(store)
		expect(await writeReminders(services, tuesdayEvening)).toBe(0)
		expect(await writeReminders(services, wednesdayMorning)).toBe(1)
		await store.db
			.updateTable('pickup_subscriptions')
			.set({ wants_recycling: true })
			.where('id', '=', row?.id ?? '')
			.execute()
		expect(await writeReminders(services, wednesdayMorning)).toBe(1)
		const subjects = (await mailsOf(store)).map(({ subject }) => subject)
		expect(subjects.toSorted()).toEqual([
			'Recycling: today, Wednesday, November 18',
			'Trash: today, Wednesday, November 18',
		])
	})

	test('are caught up after downtime while they are useful, but not once the truck may have come', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 3, { area_id: await wednesdayArea(store) })
		const services = await servicesOf(store)
		expect(
			await writeReminders(services, instantOf({ date: '2026-11-18', time: '07:00' }, sampleFacts)),
		).toBe(0)
		expect(
			await writeReminders(services, instantOf({ date: '2026-11-18', time: '06:50' }, sampleFacts)),
		).toBe(3)
		const subjects = (await mailsOf(store)).map(({ subject }) => subject)
		expect(new Set(subjects), 'the evening’s, too').toEqual(
			new Set(['Trash and recycling: today, Wednesday, November 18']),
		)
	})

	test('are written once by two servers at the same moment', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 450, { area_id: await wednesdayArea(store) })
		// Two servers share PostgreSQL; SQLite allows only one server, so two workers run on it.
		const second = kind === 'postgres' ? await openStore(store.connection) : store
		if (second !== store) onTestFinished(() => second.close())
		const both = await Promise.all([servicesOf(store), servicesOf(second)])
		const written = await Promise.all(both.map((services) => writeReminders(services, tuesdayEvening)))
		expect(written.reduce((sum, count) => sum + count, 0)).toBe(450)
		const mails = await mailsOf(store)
		expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(450)
		expect(mails).toHaveLength(450)
	})

	test('of a moved pickup come before its new day and say why', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 1, { area_id: await wednesdayArea(store) })
		await post(store)
		const services = await servicesOf(store)
		expect(await writeReminders(services, tuesdayEvening)).toBe(0)
		expect(
			await writeReminders(services, instantOf({ date: '2026-11-18', time: '18:30' }, sampleFacts)),
		).toBe(1)
		const [mail] = await mailsOf(store)
		expect(mail?.subject).toBe('Trash and recycling: tomorrow, Thursday, November 19')
		expect(mail?.body).toContain('Not on Wednesday, November 18 this week: Snow on the county roads.')
	})

	test('of a canceled pickup do not come', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 1, { area_id: await wednesdayArea(store) })
		await post(store, { kind: 'cancelled', delay_days: null })
		expect(await writeReminders(await servicesOf(store), tuesdayEvening)).toBe(0)
	})
})

describeEachStore('mails of service alerts', (fresh) => {
	const later = new Date(tuesdayEvening.getTime() + 60_000)

	test('PD-21 go once to subscribers of affected areas who want them, also after the reminder', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		const [told] = await insertSubscriptions(store, 1, { area_id })
		await insertSubscriptions(store, 1, { area_id, wants_alerts: false })
		await insertSubscriptions(store, 1, { area_id, confirmed_at: later.toISOString() })
		await insertSubscriptions(store, 1, { area_id, wants_trash: false, wants_recycling: false })
		await insertSubscriptions(store, 1, { area_id: await areaId(store, 'greeley-west') })
		const services = await servicesOf(store)
		await writeReminders(services, tuesdayEvening)
		await store.db.deleteFrom('outbox').execute()
		await post(store)
		await services.content.reload()
		expect(await writeAlertMails(services, later)).toBe(1)
		expect(await writeAlertMails(services, later)).toBe(0)
		const [mail] = await mailsOf(store)
		expect(mail).toMatchObject({
			to_address: told?.email,
			subject: 'Your pickup is delayed: Windsor Lake and downtown',
			useful_until: instantOf({ date: '2026-11-20', time: '00:00' }, sampleFacts).toISOString(),
		})
		expect(mail?.body).toContain(
			'Snow on the county roads.\n\nTrash and recycling: Thursday, November 19, not Wednesday, November 18.',
		)
	})

	test('tell those who were mailed an alert when it is taken back', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		const [told] = await insertSubscriptions(store, 1, { area_id })
		await post(store, { kind: 'cancelled', delay_days: null })
		const services = await servicesOf(store)
		expect(await writeAlertMails(services, later)).toBe(1)
		await insertSubscriptions(store, 1, { area_id })
		await store.db.updateTable('service_alerts').set({ ended_at: later.toISOString() }).execute()
		await services.content.reload()
		expect(await writeAlertMails(services, later)).toBe(1)
		expect(await writeAlertMails(services, later)).toBe(0)
		const mails = await mailsOf(store)
		expect(mails.map(({ to_address }) => to_address)).toEqual([told?.email, told?.email])
		const subjects = mails.map(({ subject }) => subject).toSorted()
		expect(subjects).toEqual([
			'Pickups as usual: Windsor Lake and downtown',
			'Your pickup is canceled: Windsor Lake and downtown',
		])
		expect(mails.map(({ body }) => body).join()).toContain('Wednesday, November 18, as planned before.')
	})

	test('do not call pickups usual that another alert moves when one of two is taken back', async () => {
		const store = await fresh({ seed: true })
		const area_id = await wednesdayArea(store)
		await insertSubscriptions(store, 1, { area_id })
		await post(store, { message: 'Late trucks.' })
		const thursday = { starts_on: '2026-11-19', ends_on: '2026-11-19' }
		await post(store, {
			...thursday,
			id: 'closed',
			kind: 'cancelled',
			delay_days: null,
			message: 'Closed road.',
		})
		const services = await servicesOf(store)
		await writeAlertMails(services, later)
		await store.db
			.updateTable('service_alerts')
			.set({ ended_at: later.toISOString() })
			.where('id', '=', 'closed')
			.execute()
		await services.content.reload()
		await writeAlertMails(services, later)
		const mail = (await mailsOf(store)).find(({ body }) => body.includes('This no longer applies'))
		expect(mail?.subject).toBe('An update on your pickup: Windsor Lake and downtown')
		expect(mail?.body).toContain(
			'“Closed road.”\n\nTrash and recycling: Thursday, November 19, not Wednesday, November 18.',
		)
	})

	test('name a pickup that moved from a past day to a future one', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 1, { area_id: await wednesdayArea(store) })
		const thursday = instantOf({ date: '2026-11-19', time: '06:00' }, sampleFacts)
		await post(store, { ends_on: '2026-11-19', posted_at: thursday.toISOString() })
		const services = await servicesOf(store)
		expect(await writeAlertMails(services, thursday)).toBe(1)
		const [mail] = await mailsOf(store)
		expect(mail?.body).toContain('Trash and recycling: Thursday, November 19, not Wednesday, November 18.')
	})

	test('are not written when the alert is over', async () => {
		const store = await fresh({ seed: true })
		await insertSubscriptions(store, 1, { area_id: await wednesdayArea(store) })
		await post(store)
		const services = await servicesOf(store)
		expect(
			await writeAlertMails(services, instantOf({ date: '2026-11-19', time: '06:00' }, sampleFacts)),
		).toBe(0)
	})
})
