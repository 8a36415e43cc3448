import type { PushPayload } from './push_payload.server.ts'

/** The parts of the service worker scope that are used; TypeScript only has the types of pages here. */
interface WorkerScope {
	registration: {
		scope: string
		showNotification(title: string, options: object): Promise<void>
	}
	clients: {
		claim(): Promise<void>
		matchAll(options: object): Promise<WindowOfOffice[]>
		openWindow(url: string): Promise<unknown>
	}
	skipWaiting(): Promise<void>
	addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WindowOfOffice {
	url: string
	navigate(url: string): Promise<unknown>
	focus(): Promise<unknown>
}

interface WorkerEvent {
	request?: Request
	respondWith?(response: Promise<Response>): void
	waitUntil(work: Promise<unknown>): void
	data?: { json(): PushPayload }
	notification?: { data: { path: string }; close(): void }
	oldSubscription?: PushSubscription | null
	newSubscription?: PushSubscription | null
}

/**
 * Runs as the office's service worker: shows pushes, opens the request when one is clicked, and without a connection
 * serves the driver's sheet cached by `drive/cache_sheet.ts`. It is sent as its own source text, so it must not refer
 * to anything outside of itself.
 */
export function officeServiceWorker(): void {
	const worker = globalThis as unknown as WorkerScope
	const within = (path: string) => new URL(path, worker.registration.scope).href

	const open = async (path: string) => {
		const url = within(path)
		const windows = await worker.clients.matchAll({ type: 'window' })
		const [first] = windows
		const here = windows.find((window) => window.url === url) ?? first
		if (!here) return worker.clients.openWindow(url)
		if (here.url !== url) await here.navigate(url)
		return here.focus()
	}

	const sheetPath = '/admin/drive'
	const longestWaitMs = 4_000

	const cachedFor = async (request: Request | string): Promise<Response | undefined> =>
		(await caches.open('drive')).match(request, { ignoreVary: true })

	/** A sheet is for one day, so it must not be shown on the next. */
	const longestSheetMs = 18 * 60 * 60_000
	const cachedSheet = async (): Promise<Response | undefined> => {
		const cached = await cachedFor(sheetPath)
		const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '')
		return age < longestSheetMs ? cached : undefined
	}

	/** The server's response, or else the cached sheet: when offline, on a stalled connection, or if a proxy cannot reach the server. */
	const sheet = async (request: Request): Promise<Response> => {
		const pending = fetch(request)
		const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs))
		const response = await Promise.race([pending, late]).catch(() => undefined)
		if (response && response.status < 500) return response
		return (await cachedSheet()) ?? pending
	}

	/** The server's response; when offline, a redirect to `path` if a sheet is cached. */
	const orSheetAt = (request: Request, path: string): Promise<Response> =>
		fetch(request).catch(async (error: unknown) => {
			if (await cachedSheet()) return Response.redirect(path)
			throw error
		})

	worker.addEventListener('fetch', (event) => {
		const { request } = event
		if (!request) return
		const { pathname } = new URL(request.url)
		if (request.method === 'POST' && pathname.startsWith('/admin/logout'))
			return event.waitUntil(caches.delete('drive'))
		if (request.method === 'POST' && request.mode === 'navigate' && pathname === sheetPath)
			// Submitted before the page's scripts ran, which would have stored the mark; the page says that it was not sent.
			return event.respondWith?.(orSheetAt(request, `${sheetPath}#not-sent`))
		if (request.method !== 'GET') return
		if (request.mode === 'navigate' && pathname === sheetPath) return event.respondWith?.(sheet(request))
		if (request.mode === 'navigate' && pathname === '/admin')
			// The server redirects drivers from `/admin` to their sheet.
			return event.respondWith?.(orSheetAt(request, sheetPath))
		if (['script', 'style', 'font', 'image'].includes(request.destination) || pathname.startsWith('/assets/'))
			event.respondWith?.(
				fetch(request).catch(async (error: unknown) => {
					const kept = await cachedFor(request)
					if (kept) return kept
					throw error
				}),
			)
	})
	worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
	worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
	worker.addEventListener('push', (event) => {
		if (!event.data) return
		const { title, body, path, tag } = event.data.json()
		const options = { body, tag, data: { path }, icon: '/icon-180.png', lang: 'en' }
		event.waitUntil(worker.registration.showNotification(title, options))
	})
	worker.addEventListener('notificationclick', (event) => {
		const { notification } = event
		if (!notification) return
		notification.close()
		event.waitUntil(open(notification.data.path))
	})
	// Push services occasionally replace a subscription; the session's cookie identifies its owner.
	worker.addEventListener('pushsubscriptionchange', (event) => {
		const { endpoint, keys } = event.newSubscription?.toJSON() ?? {}
		if (!endpoint) return
		const body = new URLSearchParams({
			intent: 'add',
			endpoint,
			p256dh: keys?.['p256dh'] ?? '',
			auth: keys?.['auth'] ?? '',
		})
		event.waitUntil(fetch(within('/admin/account/notices/device'), { method: 'POST', body }))
	})
}
