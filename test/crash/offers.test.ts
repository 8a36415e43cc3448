import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFailed, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { signIn } from '#test/staff.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { retryUntilAnswered, startKilledServer } from './killed_server.ts'
import { seededRandom } from './seeded_random.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 4)
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const requests = 6

/** Makes an offer on a request as the office, then accepts it by its link as the customer. Returns the number of failed tries. */
async function offerAndAccept(store: FreshStore, url: string, cookie: string, leadId: string, index: number) {
	const failures = { count: 0 }
	const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
	const terms = {
		version: '1',
		lines: 'Trash every week',
		amount: '43',
		per: 'month',
		valid_through: day,
		note: '',
	}
	const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
		fetch(url + path, {
			method: 'POST',
			redirect: 'manual',
			headers: { origin: url, ...headers },
			body: new URLSearchParams(fields),
		})
	await retryUntilAnswered(async () => {
		const sent = await post(`/admin/leads/quote/${leadId}/offer`, { ...terms, intent: 'send' }, { cookie })
		return sent.status === 303 ? 'sent' : null
	}, failures)
	const { body } = await store.db
		.selectFrom('outbox')
		.select('body')
		.where('lead_id', '=', leadId)
		.where('clears_body', '=', true)
		.executeTakeFirstOrThrow()
	const path = /(\/offer\?token=[\w-]+)/.exec(body)?.[1] ?? ''
	const from = { 'x-forwarded-for': `10.0.0.${index}` }
	await retryUntilAnswered(async () => {
		const page = await (await fetch(url + path, { headers: from })).text()
		if (page.includes('You accepted our offer')) return 'accepted'
		const seen = /name="seen"[^>]* value="([\w-]+)"/.exec(page)?.[1]
		if (seen) await post(path, { seen, intent: 'accept', name: 'June' }, from)
		return null
	}, failures)
	return failures.count
}

describeEachStore('the production server, killed while offers are made and accepted', (fresh) => {
	test('SD-89 SD-91 makes each offer once and takes each acceptance once, with its mails and its line of history', async () => {
		onTestFailed(() => console.error(`To see this again: CRASH_SEED=${seed}`))
		const random = seededRandom(seed)
		const store = await fresh({ seed: true })
		const leads: string[] = []
		for (let index = 0; index < requests; index++)
			leads.push((await sendLead(store, 'quote', { email: `n${index}@example.com` })).leadId)
		await store.db.deleteFrom('outbox').execute()
		const { url, killOften } = await startKilledServer(store)
		const cookie = await signIn({ url, store }, 'office')
		const working = Promise.all(
			leads.map(async (leadId, index) => {
				// Staggered, so that every kill hits some of them.
				await sleep(250 * index)
				return offerAndAccept(store, url, cookie, leadId, index)
			}),
		)
		working.catch(() => undefined)
		await killOften(rounds, random)
		const failures = await working
		expect(failures.some((count) => count > 0)).toBe(true)

		const offers = await store.db.selectFrom('offers').select(['lead_id', 'state']).execute()
		expect(offers.map(({ lead_id }) => lead_id).toSorted()).toEqual(leads.toSorted())
		expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['accepted']))
		const work = await store.db.selectFrom('lead_work').select(['status', 'amount_cents']).execute()
		expect(work).toEqual(leads.map(() => ({ status: 'won', amount_cents: 4300 })))
		for (const kind of ['offer', 'accept'] as const) {
			const events = await store.db
				.selectFrom('lead_events')
				.select('lead_id')
				.where('kind', '=', kind)
				.execute()
			expect([kind, events.map(({ lead_id }) => lead_id).toSorted()]).toEqual([kind, leads.toSorted()])
		}
		const mails = await store.db.selectFrom('outbox').select(['lead_id', 'subject']).execute()
		for (const leadId of leads) {
			const subjects = mails.filter(({ lead_id }) => lead_id === leadId).map(({ subject }) => subject)
			expect(subjects.toSorted()).toEqual([
				expect.stringMatching(/^Offer accepted: /),
				expect.stringMatching(/^Our offer to you/),
				expect.stringMatching(/^You accepted our offer/),
			])
		}
	})
})
