import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { frontAddress, startFront } from '#test/front.ts'
import { startPostLoad } from '#test/post_load.ts'
import { createDatabase } from '#test/postgres_database.ts'
import { startPostgres } from '#test/postgres_server.ts'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import { openSmtpSink } from '#test/smtp.ts'

/**
 * Counts failed and lost requests while two servers behind nginx, on one PostgreSQL, are upgraded one after the other under
 * a load of quote requests, with both versions serving in between, and mails that were lost or sent twice.
 * `node bench/rolling_upgrade.ts FOLDER [seconds]`
 */
const old = process.argv[2]
const mixedSeconds = Number(process.argv[3] ?? 10)
if (old === undefined) throw new Error('Give the folder of the older version, checked out and built.')

const postgres = await startPostgres()
const { databaseUrl } = await createDatabase(postgres.url)
const sink = await openSmtpSink()
const ports = [`${await freePort()}`, `${await freePort()}`] as const
const address = await frontAddress()
const start = (PORT: string, folder: string) =>
	startServer(
		{
			PORT,
			DATABASE_URL: databaseUrl,
			DRAIN_SECONDS: '5',
			SMTP_URL: sink.url,
			TRUSTED_PROXIES: '127.0.0.1',
			PUBLIC_URL: address.url,
			APP_SECRET: 'only for this measurement, and long enough',
		},
		undefined,
		resolve(folder),
	)
const first = await start(ports[0], old)
const second = await start(ports[1], old)
const front = await startFront(
	address,
	ports.map((port) => `127.0.0.1:${port}`),
)
const load = startPostLoad(front.url)
const report = (what: string) =>
	console.log(`${what}: ${load.acknowledged.length} taken, ${load.failed.length} not`)

await sleep(mixedSeconds * 1000)
report('both old')
console.log(`the first old one ended with ${await first.stop()}`)
const upgraded = [await start(ports[0], '.')]
report('one restarted')
await sleep(mixedSeconds * 1000)
report('old and new at once')
console.log(`the second old one ended with ${await second.stop()}`)
upgraded.push(await start(ports[1], '.'))
await sleep(mixedSeconds * 1000)
await load.end()
report('both new')

const store = await openStore({ databaseUrl, dataDir: '', appSecret: testAppSecret })
for (let waited = 0; waited < 120 && (await isMailWaiting()); waited++) await sleep(1000)
const leads = await store.db.selectFrom('quote_requests').select('name').execute()
const stored = new Set(leads.map(({ name }) => name))
const lost = load.acknowledged.filter((name) => !stored.has(name))
console.log(`acknowledged and not stored: ${lost.length}; stored twice: ${leads.length - stored.size}`)
const mails = await store.db.selectFrom('outbox').select(['message_id', 'sent_at']).execute()
const arrived = new Set(sink.received.map(({ messageId }) => messageId))
const missing = mails.filter(({ message_id }) => !arrived.has(message_id))
console.log(
	`mails: ${mails.length} written, ${mails.length - missing.length} arrived, ` +
		`${sink.received.length - arrived.size} twice, ${mails.filter(({ sent_at }) => !sent_at).length} waiting`,
)
for (const answer of load.failed.slice(0, 5)) console.log(`not taken: ${answer}`)
for (const server of upgraded)
	console.log(/^Upgrading .*$/gm.exec(server.output())?.[0] ?? 'nothing to upgrade')

await front.stop()
await Promise.all([...upgraded.map((server) => server.stop()), store.close()])
await sink.close()
await postgres.stop()

async function isMailWaiting(): Promise<boolean> {
	return Boolean(
		await store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).executeTakeFirst(),
	)
}
