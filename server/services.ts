import { facts } from '#app/company/facts.ts'
import { openContentHub } from '#app/content/snapshot.server.ts'
import type { Log, Services } from '#app/context.server.ts'
import { openStore } from '#db/store.server.ts'
import type { Environment } from './env.ts'
import { startMailWorker } from './mail/worker.ts'
import { prepareLater, prepareStore } from './prepare_store.ts'

/**
 * Opens the store, brings its tables and first content up to date, loads the content and starts the mail worker.
 * A PostgreSQL that does not answer yet is no reason not to serve: the built-in content shows until it does.
 */
export async function openServices(
	environment: Environment,
	log: Log,
): Promise<{ services: Services; close(): Promise<void> }> {
	const store = await openStore({ databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR })
	const isPrepared = await prepareStore(store, log)
	const content = await openContentHub(store, log)
	const preparing = isPrepared ? null : prepareLater(store, log, content)
	const mail = startMailWorker({
		store,
		smtpUrl: environment.SMTP_URL,
		log,
		from: { name: facts.name, address: facts.email },
		processId: `${process.pid}`,
	})

	const services: Services = {
		store,
		content,
		log,
		wakeMail: () => mail.wake(),
		publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
		portals: {
			ordering: environment.ORDERING_URL ?? null,
			billing: environment.BILLING_PORTAL_URL ?? null,
			signup: environment.SIGNUP_URL ?? null,
			reviewsSearch: environment.REVIEWS_SEARCH_URL ?? null,
			reviewsWidgetScript: environment.REVIEWS_WIDGET_URL ?? null,
			mapEmbed: environment.MAP_EMBED_URL ?? null,
			analyticsScript: environment.ANALYTICS_URL ?? null,
		},
	}
	return {
		services,
		async close() {
			preparing?.cancel()
			await mail.stop()
			content.close()
			await store.close()
		},
	}
}
