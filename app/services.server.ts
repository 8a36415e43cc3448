import type { Log } from '#platform/log/log.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import type { MailState } from '#platform/mail/mail_state.ts'

/** The health of the server. */
export interface Health {
	/** Whether the data's disk is writable; probed at most once every few seconds. */
	isDiskWritable(): Promise<boolean>
	/** Null if the store does not respond within a second. Never throws. */
	mail(): Promise<MailState | null>
	/** A warning for the operator if a proxy hides the visitors' addresses; else null. */
	proxyWarning(): string | null
}

/** The server's services, available to every loader and action. */
export interface Services {
	store: Store
	content: ContentHub
	log: Log
	/** The storage of uploaded pictures. */
	storage: PictureStorage
	/** A local folder for files from visitors while their form is processed. */
	incomingFolder: string
	/** Notifies a worker of new work. */
	wake(worker: 'mail' | 'pictures' | 'pushes' | 'texts'): void
	/** The allowed push services: hosts and origins (`app/office/notices/push/push_services.ts`). */
	pushServices: readonly string[]
	/** Whether this server can send text messages. */
	sendsTexts: boolean
	health: Health
	/** The site's base URL without a trailing slash, for canonical links and mails. */
	publicUrl: string
}
