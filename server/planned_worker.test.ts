import { sampleFacts } from '#test/sample_facts.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import { planRow } from '#app/office/kernel/plans/plan_row.server.ts'
import { realClock } from '#platform/time/clock.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { factForm } from '#test/fact_form.ts'
import { describeEachStore } from '#test/stores.ts'
import { startPlannedWorker } from './planned_worker.ts'

describeEachStore('a planned change', (fresh) => {
	test('SD-151 takes effect at midnight on every server, without anyone there, and is applied once', async () => {
		const store = await fresh({ seed: true })
		const desks = [await openContentServices(store), await openContentServices(store)]
		const prices = () => desks.map(({ services }) => services.content.current.facts.prices.recycling)
		const midnight = startOfDay(
			addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 1).date,
			sampleFacts,
		)
		const ahead = midnight.getTime() - Date.now() - 1500
		const clock = { ...realClock, now: () => new Date(Date.now() + ahead) }
		const [desk] = desks
		if (!desk) throw new Error('There are two.')
		const from = localTimeOf(midnight, sampleFacts).date
		const actor = { staff: ann, now: new Date() }
		const form = await factForm(desk, { 'prices.recycling': 14 })
		expect(await planRow(desk.services, form, from, actor)).toMatchObject({ ok: true })
		const workers = desks.map(({ services }) =>
			startPlannedWorker({
				services: { ...services, publicUrl: 'https://hauler.example', wake() {} },
				clock,
			}),
		)
		onTestFinished(async () => {
			for (const worker of workers) await worker.stop()
		})
		await Promise.all(workers.map(({ polled }) => polled))
		expect(prices()).toEqual([10, 10])
		while (clock.now() < midnight) await sleep(20)
		await expect.poll(prices, { interval: 20 }).toEqual([14, 14])
		expect(await desk.history()).toHaveLength(1)
	})
})
