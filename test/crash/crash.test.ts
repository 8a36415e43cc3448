import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { testAppSecret } from '#test/app_secret.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'
import { readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink } from '#test/smtp.ts'
import { type Connection, describeEachStore } from '#test/stores.ts'
import { startKilledServer } from './killed_server.ts'
import { seededRandom } from './seeded_random.ts'
import { sendVisitors } from './visitors.ts'
import { hangMs } from '#test/hang_ms.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 10)
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)

describeEachStore('the production server, killed at random moments', (fresh, kind) => {
	test(`loses no acknowledged lead in ${rounds} rounds, stores none twice, and sends every mail`, async () => {
		onTestFailed(() => console.error(`To see this again: CRASH_SEED=${seed}`))
		const random = seededRandom(seed)
		const connection = kind === 'sqlite' ? untouchedFolder() : (await fresh()).connection
		const sink = await openSmtpSink()
		onTestFinished(() => sink.close())
		const server = await startKilledServer({ connection }, { SMTP_URL: sink.url, LOG_LEVEL: 'error' })
		const visitors = sendVisitors(server.url, random)
		for (let round = 0; round < rounds; round++) {
			await someoneIsTaken(visitors.acknowledged)
			await sleep(250 * random())
			await server.killOnce()
		}
		await visitors.leave()

		const store = await openStore(connection)
		onTestFinished(() => store.close())
		await everyMailLeaves(store)
		const leads = await store.db.selectFrom('quote_requests').select(['id', 'name']).execute()
		const consents = await store.db.selectFrom('consent_records').select('lead_id').execute()
		const mails = await readOutbox(store)

		const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
		const promised = visitors.acknowledged.map(({ leadId, name }) => ({ id: leadId, name }))
		expect(leads.toSorted(byName)).toEqual(promised.toSorted(byName))
		const ids = leads.map(({ id }) => id).toSorted()
		expect(consents.map(({ lead_id }) => lead_id).toSorted()).toEqual(ids)
		for (const kindOfMail of ['staff', 'receipt']) {
			const about = mails.filter((mail) => mail.kind === kindOfMail).map(({ lead_id }) => lead_id)
			expect(about.toSorted()).toEqual(ids)
		}
		const arrived = new Set(sink.received.map(({ messageId }) => messageId))
		const receipts = mails.filter(({ kind: of }) => of === 'receipt')
		expect(receipts.filter((mail) => !arrived.has(mail.message_id))).toEqual([])
		// Mails to the office arrive bundled, so each is looked for in their joined text.
		const ofReceipts = new Set(receipts.map(({ message_id }) => message_id))
		const toOffice = sink.received
			.filter(({ messageId = '' }) => !ofReceipts.has(messageId))
			.map(({ text = '' }) => text)
			.join('\n')
		const staffMails = mails.filter(({ kind: of }) => of === 'staff')
		expect(
			staffMails.filter(({ body }) => !toOffice.includes(/^Reference: \S+$/m.exec(body)?.[0] ?? body)),
		).toEqual([])
		// If too few kills hit requests in progress, the test proves nothing.
		expect(visitors.acknowledged.filter(({ sendings }) => sendings > 1).length).toBeGreaterThan(rounds / 2)
	})
})

/** A folder that only the server has open, so that SQLite recovers as after the death of the only process on a machine. */
function untouchedFolder(): Connection {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-crash-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
	return { databaseUrl: undefined, dataDir, appSecret: testAppSecret }
}

async function someoneIsTaken(acknowledged: readonly unknown[]): Promise<void> {
	const before = acknowledged.length
	const deadline = Date.now() + hangMs
	while (acknowledged.length === before) {
		if (Date.now() > deadline) throw new Error('Nobody was taken.')
		await sleep(5)
	}
}

/** Makes waiting mails due, then waits until all are sent, for which the leases of killed processes must expire. */
async function everyMailLeaves(store: Store): Promise<void> {
	await store.db
		.updateTable('jobs')
		.set({ next_attempt_at: new Date().toISOString() })
		.where('kind', '=', mailJobs.name)
		.execute()
	await expect
		.poll(async () => (await readOutbox(store)).filter(({ sent_at }) => sent_at === null).length, {
			interval: 200,
		})
		.toBe(0)
}
