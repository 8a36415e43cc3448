import { onTestFinished, expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { leadServices } from '#test/lead_services.ts'
import { sendLead } from '#test/office_leads.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore } from '#test/stores.ts'
import { startHousekeeping } from './housekeeping.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

describeStore('sqlite', 'housekeeping', (fresh) => {
	test('removes old rows and does work that was left undone, each chore at its own interval, and continues if one fails', async () => {
		const store = await fresh({ seed: true })
		const { db } = store
		const { leadId } = await sendLead(store, 'quote')
		await db.deleteFrom('outbox').execute()
		const waits = () => db.updateTable('lead_work').set({ person_id: null }).execute()
		const clicks = (...days: number[]) =>
			db
				.insertInto('button_clicks')
				.values(days.map((ago) => ({ day: daysAgo(ago).slice(0, 10), page: '/', button: 'call', clicks: 1 })))
				.execute()
		const isAssigned = async () =>
			(
				await db
					.selectFrom('lead_work')
					.select('person_id')
					.where('lead_id', '=', leadId)
					.executeTakeFirstOrThrow()
			).person_id !== null
		const clickedDays = async () => (await db.selectFrom('button_clicks').select('day').execute()).length
		await waits()
		await clicks(500, 3)
		await insertMails(store, 1, { subject: 'old', sent_at: daysAgo(31) })
		await insertMails(store, 1, { subject: 'fresh', sent_at: daysAgo(29) })
		await insertMails(store, 1, { subject: 'waiting', created_at: daysAgo(90) })
		await db
			.insertInto('told_notices')
			.values([40, 5].map((ago) => ({ kind: 'new', about: `${ago}`, told_at: daysAgo(ago) })))
			.execute()

		const { log, lines } = recordedLog()
		const content = await openContentHub(store, log)
		onTestFinished(() => content.close())
		const list = () => {
			throw new Error('no storage today')
		}
		const storage = { ...leadServices(store).storage, list }
		let elapsed = 0
		const clock = { now: () => new Date(), elapsed: () => elapsed, timer: () => 20 }
		const housekeeping = startHousekeeping(
			{ ...leadServices(store), content, storage, log, texts: null },
			clock,
		)
		onTestFinished(() => housekeeping.stop())
		await housekeeping.polled
		expect([await isAssigned(), await clickedDays()]).toEqual([true, 1])
		const emptied = (await readOutbox(store)).filter(({ body }) => body === '')
		expect(emptied.map(({ subject }) => subject)).toEqual(['old'])
		expect(await db.selectFrom('told_notices').select('about').execute()).toEqual([{ about: '5' }])
		const failed = lines.filter(({ message }) => message.startsWith('housekeeping failed'))
		expect(failed.slice(0, 2)).toMatchObject([
			{ fields: { chore: 'files of no picture' } },
			{ fields: { chore: 'old photos' } },
		])

		await waits()
		await clicks(500)
		elapsed = 11 * minuteMs
		await expect.poll(isAssigned).toBe(true)
		expect(await clickedDays(), 'within the hour').toBe(2)
		elapsed = 61 * minuteMs
		await expect.poll(clickedDays).toBe(1)
	})
})
