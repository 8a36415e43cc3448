import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, onTestFailed, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { textHours } from '#app/texts/quiet_hours.ts'
import { sendLead } from '#test/office_leads.ts'
import { post, signIn } from '#test/staff.ts'
import { startTwilio } from '#test/start_twilio.ts'
import { describeEachStore } from '#test/stores.ts'
import { allTexts } from '#test/texts.ts'
import { callAsTwilio } from '#test/twilio_service.ts'
import { retryUntilAnswered, startKilledServer } from './killed_server.ts'
import { seededRandom } from './seeded_random.ts'
import { hangMs } from '#test/hang_ms.ts'
import { until } from '#test/until.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const perRound = 6
const hourMs = 60 * 60_000
/** Longer than the lease of a killed process. */
const leaseMs = 90_000
const clock = pathToFileURL('test/shifted_clock.ts').href

/** The milliseconds to shift the clock by, so that it stays within the hours for texts for a while; 0 if it already is. */
function aheadOfQuietHours(): number {
	const { time } = localTimeOf(new Date(), sampleFacts)
	const hour = Number(time.slice(0, 2))
	const [from, end] = [Number.parseInt(textHours.from, 10), Number.parseInt(textHours.until, 10)]
	if (hour >= from && hour < end - 1) return 0
	return (hour < from - 6 || hour >= end - 1 ? -8 : from - hour) * hourMs
}

describeEachStore('the production server, killed while texts leave', (fresh) => {
	test(`SD-101 in ${rounds} rounds sends none twice, and says of each whether it left or that nobody knows`, async () => {
		onTestFailed(() => console.error(`To see this again: CRASH_SEED=${seed}`))
		const random = seededRandom(seed)
		const store = await fresh({ seed: true })
		const twilio = await startTwilio()
		const lead = await sendLead(store, 'quote', { phone: '970 555 0142', smsConsent: 'on' })
		let aheadMs = aheadOfQuietHours()
		const server = await startKilledServer(store, {
			...twilio.settings,
			LOG_LEVEL: 'error',
			NODE_OPTIONS: `--import=${clock}`,
			CLOCK_AHEAD_MS: `${aheadMs}`,
		})
		const { url } = server
		const cookie = await signIn({ url, store }, 'office')

		const written: string[] = []
		for (let round = 0; round < rounds; round++) {
			const keys = Array.from({ length: perRound }, () => randomUUID() as string)
			const before = twilio.messages.length
			// In the first round Twilio never answers, so that the server dies without knowing the outcome, however slow the machine.
			twilio.answerAfter(round === 0 ? hangMs : 100)
			for (const key of keys) {
				const fields = { key, number: '+19705550142', text: `See you then (${key}).` }
				const send = () => post(url, `/admin/leads/quote/${lead.leadId}/text`, fields, { cookie })
				// On a busy machine the store may time out with a 503; sending again with the same key sends the same text.
				await retryUntilAnswered(async () => ((await send()).status === 303 ? true : null), { count: 0 })
			}
			written.push(...keys)
			await until(() => expect(twilio.messages.length).toBeGreaterThan(before), 2)
			await sleep(80 * random())
			// Moves the clock past the killed process's leases, so that its jobs can be claimed at once.
			aheadMs += leaseMs
			twilio.answerAfter(100)
			await server.killOnce({ CLOCK_AHEAD_MS: `${aheadMs}` })
		}
		const states = async () =>
			(await allTexts(store)).map(({ id, state, body }) => ({ id, state, key: /\((.*)\)/.exec(body)?.[1] }))
		await until(
			async () =>
				expect((await states()).filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual(
					[],
				),
			50,
		)
		const sentAs = twilio.messages.map(({ StatusCallback = '' }) =>
			new URL(StatusCallback).searchParams.get('text'),
		)
		expect(new Set(sentAs).size, 'none twice').toBe(sentAs.length)
		const ends = await states()
		expect(ends.map(({ key }) => key).toSorted()).toEqual(written.toSorted())
		expect(new Set(ends.map(({ state }) => state))).toEqual(new Set(['sent', 'uncertain']))
		for (const { id } of ends.filter(({ state }) => state === 'sent')) expect(sentAs).toContain(id)

		// Twilio's status reports resolve the uncertain ones.
		for (const id of sentAs) {
			const path = `/texts/status?text=${id}`
			const report = { MessageSid: `SM${id}`, MessageStatus: 'delivered' }
			expect((await callAsTwilio({ url, publicUrl: url, path }, report)).status).toBe(204)
		}
		const settled = (await states()).filter(({ state }) => state === 'delivered')
		expect(settled.map(({ id }) => id).toSorted()).toEqual(sentAs.toSorted())
	})
})
