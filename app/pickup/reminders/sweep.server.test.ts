import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { sweepReminders } from './sweep.server.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()

describeEachStore('expired data of reminders', (fresh) => {
	test('PD-23 is deleted: requests nobody confirmed in 7 days, addresses 30 days after they unsubscribed, with their mails', async () => {
		const store = await fresh({ seed: true })
		const area_id = await areaId(store, 'windsor-lake')
		const insert = async (changes: {
			created_at?: string
			confirmed_at?: string | null
			ended_at?: string
		}) => {
			const [row] = await insertSubscriptions(store, 1, { area_id, ...changes })
			return row?.id ?? ''
		}
		const unconfirmed = { confirmed_at: null }
		const kept = [
			await insert({}),
			await insert({ ...unconfirmed, created_at: daysAgo(6.9) }),
			await insert({ ended_at: daysAgo(29.9) }),
		]
		const gone = [
			await insert({ ...unconfirmed, created_at: daysAgo(7.1) }),
			await insert({ ended_at: daysAgo(30.1) }),
		]
		for (const subscription_id of [...kept, ...gone]) {
			const mail = { kind: 'reminder', subscription_id, to_address: 'a@b.example', reply_to: null } as const
			const row = outboxRow({ ...mail, subject: 'Trash', body: 'Tomorrow' }, sampleFacts, now)
			await store.db.insertInto('outbox').values(row).execute()
			const reminder = { subscription_id, stream: 'trash', created_at: now.toISOString() } as const
			await store.db
				.insertInto('pickup_reminders')
				.values([
					{ ...reminder, day: '2026-11-18' },
					{ ...reminder, day: '2026-09-18' },
				])
				.execute()
		}
		const { log, lines } = recordedLog()
		await sweepReminders({ store, log }, sampleFacts, now)
		const ids = async (table: 'pickup_subscriptions') =>
			(await store.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
		expect((await ids('pickup_subscriptions')).toSorted()).toEqual(kept.toSorted())
		const mails = await store.db.selectFrom('outbox').select('subscription_id').execute()
		expect(mails.map(({ subscription_id }) => subscription_id ?? '').toSorted()).toEqual(kept.toSorted())
		const jobs = await store.db.selectFrom('jobs').select('subject_id').execute()
		expect(jobs).toHaveLength(kept.length)
		const reminders = await store.db.selectFrom('pickup_reminders').select('day').execute()
		expect(reminders).toEqual(kept.map(() => ({ day: '2026-11-18' })))
		expect(lines).toMatchObject([{ fields: { deleted: 2 } }])
	})
})
