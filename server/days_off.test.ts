import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import type { ClosedDay } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { readWithIcalJs } from '#test/read_calendar.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { saveFacts } from '#test/save_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

/** A Monday with an ordinary week, five to ten weeks from now. */
function ordinaryMonday(): string {
	const today = localTimeOf(new Date(), sampleFacts).date
	const mondays = [5, 6, 7, 8, 9, 10].map((weeks) => addDays(mondayOf(today), 7 * weeks).date)
	const holidayMonths = new Set(['01', '05', '07', '09', '11', '12'])
	return mondays.find((monday) => !holidayMonths.has(monday.slice(5, 7))) ?? mondays[3] ?? today
}

describeStore('sqlite', 'SD-138 SD-142 a closed day of the office', (fresh) => {
	test('is on pages and in structured data, and moves pickups in calendars and later promises; removing it undoes all of this', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection, { PUBLIC_URL: 'https://hauler.example' })
		const content = await openContentHub(store, recordedLog().log)
		const save = async (closedDays: readonly ClosedDay[]) => {
			await saveFacts(store, { 'hours.closedDays': closedDays })
			await content.reload()
		}
		const textOf = async (path: string) => (await fetch(url + path)).text()
		const monday = ordinaryMonday()
		const wellington = async () => {
			const { events } = readWithIcalJs(await textOf('/calendar/wellington.ics?streams=trash'))
			const found = events.find(({ uid }) => uid.includes(monday))
			if (!found) throw new Error(`No pickup of ${monday}`)
			return found
		}
		const before = await wellington()
		expect(before.start).toBe(monday)

		await save([{ date: monday, name: 'Founders day', pickups: 'moved' }])
		await expect.poll(() => textOf('/about')).toContain('Founders day')
		await expect.poll(async () => (await wellington()).start).toBe(addDays(civilDay(monday), 1).date)
		const special = `"validFrom":"${monday}","validThrough":"${monday}","opens":"00:00"`
		for (const path of ['/', '/contact']) await expect.poll(() => textOf(path)).toContain(special)
		const moved = await wellington()
		expect(moved.description).toBe('Founders day')
		expect(moved.sequence).toBeGreaterThan(before.sequence)
		const friday = new Date(`${addDays(civilDay(monday), -3).date}T22:00:00Z`)
		const due = dueAt('hoaQuoteHours', friday, content.current.facts)
		expect(localTimeOf(due, sampleFacts).date).toBe(addDays(civilDay(monday), 1).date)

		await new Promise((resolve) => setTimeout(resolve, 1000))
		await save([])
		await expect.poll(async () => (await wellington()).start).toBe(monday)
		expect((await wellington()).sequence, 'calendar programs take only what is newer').toBeGreaterThan(
			moved.sequence,
		)
		expect(localTimeOf(dueAt('hoaQuoteHours', friday, content.current.facts), sampleFacts).date).toBe(monday)
		await expect.poll(() => textOf('/')).not.toContain(special)
		content.close()
	})
})
