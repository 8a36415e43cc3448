import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Facts } from '#app/company/facts_type.ts'
import { openingState } from '#app/company/opening_state.ts'
import { timeZoneName } from '#app/company/time_zone_name.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { formatAnswerBy } from '#app/leads/promise_clock/answer_by.ts'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { saveFacts } from '#test/save_facts.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { runServer } from '#test/serve_store.ts'

const root = join(import.meta.dirname, '..')

function emptyFolder(): string {
	const folder = mkdtempSync(join(roomyFolder(), 'hauler-zone-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

/** Starts a company's server on a machine set to a distant time zone. */
async function started(company: string, TZ: string) {
	const file = readFileSync(join(root, 'companies', company, 'company.json'), 'utf8')
	const connection = { dataDir: emptyFolder(), databaseUrl: undefined, appSecret: testAppSecret }
	const { url } = await runServer(connection, { COMPANY: `companies/${company}`, TZ })
	const store = await openStore(connection)
	onTestFinished(() => store.close())
	return { url, store, facts: JSON.parse(file) as Facts }
}

test('FI-119 a company in Arizona and one in Ohio use their own local time, whatever the time zones of their servers', async () => {
	const arizona = await started('ocotillo', 'Asia/Kolkata')
	const ohio = await started('whetstone', 'Pacific/Auckland')
	for (const { url, store, facts } of [arizona, ohio]) {
		const before = openingState(new Date(), facts).text
		const home = await (await fetch(url)).text()
		expect([before, openingState(new Date(), facts).text].some((text) => home.includes(text))).toBe(true)

		const sent = await fetch(`${url}/contact`, {
			method: 'POST',
			headers: { origin: url },
			body: quoteEntries({ service_type: 'residential-services' }),
			redirect: 'manual',
		})
		expect(sent.status, await sent.clone().text()).toBe(303)
		const lead = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		const by = formatAnswerBy(new Date(lead.due_at), facts)
		const receipt = await (await fetch(new URL(sent.headers.get('location') ?? '', url))).text()
		expect(receipt).toContain(`by ${by}, ${timeZoneName(facts)}`)
		const mails = await store.db.selectFrom('outbox').select('body').execute()
		expect(mails.filter(({ body }) => body.includes(by)).length).toBeGreaterThan(0)
		const consent = await store.db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow()
		expect(consent.local_time).toContain(`(${facts.timeZone})`)
		const [hour = '', minute = ''] = localTimeOf(new Date(consent.created_at), facts).time.split(':')
		expect(consent.local_time).toContain(`at ${Number(hour) % 12 || 12}:${minute}:`)
	}
	expect([timeZoneName(arizona.facts), timeZoneName(ohio.facts)]).toEqual([
		'Mountain Standard Time',
		'Eastern Time',
	])
})

test('FI-119 a newly saved time zone applies from the next page on', async () => {
	const { url, store, facts } = await started('ocotillo', 'America/New_York')
	const allDay = { 'hours.days': [1, 2, 3, 4, 5, 6, 7], 'hours.opens': '00:00', 'hours.closes': '23:59' }
	for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
		// These zones are a day apart: a day closed today in one of them is not today in the other.
		const { date } = localTimeOf(new Date(), { timeZone })
		const closedDays = { 'hours.closedDays': [{ date, name: 'Cart Day', pickups: 'usual' }] }
		const changes = { ...allDay, ...closedDays, timeZone }
		await saveFacts(store, changes)
		const home = async () => (await fetch(url)).text()
		await expect.poll(home).toContain(`"timeZone":"${timeZone}"`)
		expect(await home()).toMatch(/Opens [A-Z]\w+ 12:00 AM/)
		expect(JSON.stringify(facts)).not.toContain(timeZone)
	}
})
