import type { PushPayload } from './push_payload.server.ts'

/** What the office's service worker uses of its surroundings; the compiler knows only those of pages. */
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
	waitUntil(work: Promise<unknown>): void
	data?: { json(): PushPayload }
	notification?: { data: { path: string }; close(): void }
	oldSubscription?: PushSubscription | null
	newSubscription?: PushSubscription | null
}

/**
 * Runs as the service worker of the office: shows what is pushed, and opens the request when that is pressed. It answers no requests and caches nothing. Sent as its own
 * source text, so it must not refer to anything outside itself.
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
	// Push services change addresses now and then; the session's cookie says whose it is.
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
