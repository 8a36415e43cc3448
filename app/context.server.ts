import { createContext } from 'react-router'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'

/** A structured logger: an object of fields, then a sentence. */
export interface Log {
	debug(fields: object, message: string): void
	info(fields: object, message: string): void
	warn(fields: object, message: string): void
	error(fields: object, message: string): void
}

/** What the server process owns and every loader and action may use. */
export interface Services {
	store: Store
	content: ContentHub
	log: Log
	/** Tells the mail worker that the outbox has something new. */
	wakeMail(): void
	/** The site's own address without a trailing slash, for canonical links and mails. */
	publicUrl: string
	/** Addresses of third parties; null where none is configured and the built-in stands in (decision D23). */
	portals: Portals
}

/** Third-party slots (decision D23). */
export interface Portals {
	ordering: string | null
	billing: string | null
	/** The online-signup provider's portal that the footer credits. */
	signup: string | null
	reviewsSearch: string | null
	reviewsWidgetScript: string | null
	mapEmbed: string | null
	analyticsScript: string | null
}

/** Who is asking, as far as the server can tell; the address is hashed before it is stored or logged. */
export interface Visitor {
	address: string
	userAgent: string
	requestId: string
}

export const servicesContext = createContext<Services>()
export const visitorContext = createContext<Visitor>()
