import { sampleFacts } from '#test/sample_facts.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { instantOf } from '#app/company/zoned_time.ts'
import { describeEachStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'

const main = fileURLToPath(new URL('../reminder_writer_main.ts', import.meta.url))
const kills = Number(process.env.CRASH_ROUNDS ?? 8)
const subscribers = 5000
const now = instantOf({ date: '2026-11-17', time: '18:30' }, sampleFacts)

describeEachStore('a run of reminders', (fresh) => {
	test(`killed ${kills} times loses none of ${subscribers} and writes none twice`, async () => {
		const store = await fresh({ seed: true })
		const rows = await insertSubscriptions(store, subscribers, {
			area_id: await areaId(store, 'windsor-lake'),
			wants_recycling: false,
		})
		const written = async () => {
			const { count } = await store.db
				.selectFrom('pickup_reminders')
				.select(({ fn }) => fn.countAll<number | string>().as('count'))
				.executeTakeFirstOrThrow()
			return Number(count)
		}
		const start = async () => {
			const args = [main, JSON.stringify(store.connection), now.toISOString()]
			const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
			const ended = once(child, 'exit')
			await once(child.stdout, 'data')
			return { child, ended }
		}
		for (let killed = 0; killed < kills; killed += 1) {
			const before = await written()
			const { child, ended } = await start()
			// Kills it within a batch, anywhere from the first to the third.
			while ((await written()) === before) {
				expect(child.exitCode, 'a writer that fails by itself').toBeNull()
				await sleep(1)
			}
			await sleep(30 * Math.random())
			child.kill('SIGKILL')
			expect(await ended).toEqual([null, 'SIGKILL'])
		}
		const { ended } = await start()
		expect(await ended).toEqual([0, null])

		const reminders = await store.db.selectFrom('pickup_reminders').select('subscription_id').execute()
		const mails = await store.db.selectFrom('outbox').select('to_address').execute()
		const ids = rows.map(({ id }) => id).toSorted()
		expect(reminders.map(({ subscription_id }) => subscription_id).toSorted()).toEqual(ids)
		expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
			rows.map((row) => row.email).toSorted(),
		)
	})
})
