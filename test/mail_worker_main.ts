import { openStore } from '#db/open_store.server.ts'
import { startMailWorker } from '#server/mail/worker.ts'
import type { Connection } from './stores.ts'

/** A process that only sends mail, until SIGTERM. Arguments: the connection as JSON, the SMTP URL, the lease in milliseconds. */
const [connection = '', smtpUrl, leaseMs] = process.argv.slice(2)
const silent = () => undefined
const store = await openStore(JSON.parse(connection) as Connection)
const worker = startMailWorker({
	store,
	smtpUrl,
	log: { debug: silent, info: silent, warn: silent, error: silent },
	from: () => ({ name: 'Office', address: 'office@example.com' }),
	processId: `${process.pid}`,
	leaseMs: Number(leaseMs),
	pollMs: 200,
})
process.once('SIGTERM', async () => {
	await worker.stop()
	await store.close()
})
process.stdout.write('ready\n')
