import { join } from 'node:path'
import { ownPortals } from '#app/company/built_in_facts.server.ts'
import type { Portals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Log } from '#platform/log/log.ts'
import { officeTypes } from '#app/office/office_types.server.ts'
import { closeFolder } from '#platform/disk/close_folder.ts'
import { diskProbe } from '#platform/disk/disk_probe.ts'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { searchStreets } from '#app/pickup/lookup/search_streets.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { openSiteSearch, type SiteSearch } from '#app/search/site_search.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { appSecretOf } from './app_secret.ts'
import { sweepingStore } from './backup/leftovers.ts'
import { type Environment, s3Config } from './env.ts'
import { mailState } from './mail/state.ts'
import { startMailWorker } from './mail/worker.ts'
import { startPushWorker } from './notices/push_worker.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startNoticeWorker } from './notices/worker.ts'
import { startReminderWorker } from './reminders/worker.ts'
import { startPlannedWorker } from './planned_worker.ts'
import { startPictureWorker } from './pictures/worker.ts'
import { twilioAccountOf } from './texts/twilio_account.ts'
import { twilioSender } from './texts/twilio_sender.ts'
import { startTextWorker } from './texts/worker.ts'
import { prepareInBackground, prepareStore } from './prepare_store.ts'
import type { EndPart } from '#platform/process/stop.ts'

export interface OpenServices {
	services: Services
	search: SiteSearch
	/** Ends background work. */
	endWork(end: EndPart): Promise<void>
	/** Closes what requests need; call it after the last request. */
	close(end: EndPart): Promise<void>
}

const lostStore =
	'the store’s file was replaced or removed while the server runs: nothing is stored from now on, forms say to call; ' +
	'docs/upgrading.md tells how to save what the process still holds'

/**
 * Opens the store, brings its tables and first content up to date, loads the content and starts the mail worker. If PostgreSQL does not
 * answer yet, the built-in content is served until it does.
 */
export async function openServices(
	environment: Environment,
	log: Log,
	proxyWatch: { readonly warning: string | null },
): Promise<OpenServices> {
	const processId = `${process.pid}`
	const opened = await openStore({
		databaseUrl: environment.DATABASE_URL,
		dataDir: environment.DATA_DIR,
		appSecret: appSecretOf(environment),
		onLost(file) {
			log.error({ file, pid: process.pid }, lostStore)
		},
	})
	const store = await sweepingStore(opened, environment.DATA_DIR, log)
	const owner = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD }
	const storage = openPictureStorage(environment.DATA_DIR, s3Config(environment))
	const isPrepared = await prepareStore({ store, storage, log }, owner)
	const portals = portalsOf(environment)
	const content = await openContentHub(store, log, portals, officeTypes(portals))
	const preparing = isPrepared ? null : prepareInBackground({ store, storage, log }, owner, content)
	const mail = startMailWorker({
		store,
		smtpUrl: environment.SMTP_URL,
		log,
		from: () => ({ name: content.current.facts.name, address: content.current.facts.email }),
		processId,
	})

	const incomingFolder = join(environment.DATA_DIR, 'incoming')
	for (const folder of [join(environment.DATA_DIR, 'uploads'), incomingFolder]) await closeFolder(folder, log)
	const pictures = startPictureWorker({ store, storage, log, processId })
	const account = twilioAccountOf(environment)
	const sender = account && twilioSender(account)
	const texts = startTextWorker({ store, log, content, sender, processId })
	const search = await openSiteSearch({ store, content, log }, (question) =>
		searchStreets(store, territoryOf(content.current), question),
	)

	const wakers: Record<Parameters<Services['wake']>[0], () => void> = {
		mail: () => mail.wake(),
		pictures: () => pictures.wake(),
		pushes: () => pushes.wake(),
		texts: () => texts.wake(),
	}
	const services: Services = {
		store,
		content,
		log,
		storage,
		incomingFolder,
		wake: (worker) => wakers[worker](),
		pushServices: environment.PUSH_SERVICES,
		sendsTexts: account !== null,
		publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
		health: {
			isDiskWritable: diskProbe(environment.DATA_DIR),
			mail: () => mailState(store, environment.SMTP_URL !== undefined, new Date()),
			proxyWarning: () => proxyWatch.warning,
		},
	}
	const planned = startPlannedWorker({ services })
	// Waits, so that no visitor sees content that a change planned for last night has replaced.
	if (isPrepared) await planned.polled
	const reminders = startReminderWorker({ services })
	const pushes = startPushWorker({ services, processId })
	const notices = startNoticeWorker({ services })
	const housekeeping = startHousekeeping({ ...services, texts: sender })
	const working = {
		'the mail worker': mail,
		'the text worker': texts,
		'the reminder worker': reminders,
		'the notice worker': notices,
		'the push worker': pushes,
		'the picture worker': pictures,
		'the worker of planned changes': planned,
		'the housekeeping': housekeeping,
	}
	return {
		services,
		search,
		async endWork(end) {
			preparing?.cancel()
			await Promise.all(Object.entries(working).map(([name, worker]) => end(name, () => worker.stop())))
		},
		async close(end) {
			search.close()
			content.close()
			await end('the store', () => store.close())
		},
	}
}

/** The portals from the company's folder and the environment, which apply until the office saves others. */
function portalsOf(environment: Environment): Portals {
	return {
		ordering: environment.ORDERING_URL ?? null,
		billing: environment.BILLING_PORTAL_URL ?? null,
		signup: environment.SIGNUP_URL ?? null,
		reviewsSearch: environment.REVIEWS_SEARCH_URL ?? null,
		reviewsWidgetScript: environment.REVIEWS_WIDGET_URL ?? null,
		mapEmbed: environment.MAP_EMBED_URL ?? null,
		analyticsScript: environment.ANALYTICS_URL ?? null,
		...ownPortals,
	}
}
