import { type MailWorkerOptions, startMailWorker } from '#server/mail/worker.ts'
import type { Store } from '#db/store.server.ts'
import { recordedLog } from './recorded_log.ts'

/** Starts a worker that sends the outbox through this mail server. The caller must stop it before closing its store. */
export function startWorker(
	store: Store,
	smtpUrl: string | undefined,
	options: Partial<MailWorkerOptions> = {},
) {
	const { log, lines } = recordedLog()
	const from = () => ({ name: 'Horsetooth Hauling', address: 'office@example.com' })
	const usual = { store, log, smtpUrl, from, processId: 'test', pollMs: 50 }
	return { worker: startMailWorker({ ...usual, ...options }), lines }
}
