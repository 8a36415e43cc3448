import type { Log } from '#platform/log/log.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import type { MailState } from '#platform/mail/mail_state.ts'

/** How the server is doing. */
export interface Health {
	/** Whether the disk of the data takes what is written; asked of it every few seconds at most. */
	isDiskWritable(): Promise<boolean>
	/** Null when the store does not answer within a second. Never throws. */
	mail(): Promise<MailState | null>
	/** A sentence for the operator if a proxy keeps visitors from being told apart; else null. */
	proxyWarning(): string | null
}

/** The server's services, which every loader and action may use. */
export interface Services {
	store: Store
	content: ContentHub
	log: Log
	/** The files of uploaded pictures. */
	storage: PictureStorage
	/** A folder on this machine for files that visitors send, while their form is worked on. */
	incomingFolder: string
	/** Tells a worker that something new waits for it. */
	wake(worker: 'mail' | 'pictures' | 'pushes' | 'texts'): void
	/** The push services that may be sent to: hosts and origins (`app/office/notices/push/push_services.ts`). */
	pushServices: readonly string[]
	/** Whether text messages can be sent from here. */
	sendsTexts: boolean
	health: Health
	/** The site's own address without a trailing slash, for canonical links and mails. */
	publicUrl: string
}
