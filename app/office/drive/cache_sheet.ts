import { drivePath } from '../parts/screens.ts'

/** The name of the cache; the office's service worker uses it too (`push/service_worker.ts`). */
const cacheName = 'drive'

/**
 * Caches today's sheet with all of its files, so that the office's service worker can serve it offline. A failure is
 * made up for on the next visit.
 */
export async function cacheSheet(): Promise<void> {
	if (!('serviceWorker' in navigator) || !navigator.onLine) return
	await navigator.serviceWorker.register('/admin/service-worker.js', { scope: '/admin/' })
	const sheet = await fetch(drivePath, { redirect: 'manual' })
	if (!sheet.ok) return
	const cache = await caches.open(cacheName)
	const files = new Set(
		performance
			.getEntriesByType('resource')
			.map(({ name }) => name)
			.filter((name) => isFile(name)),
	)
	const kept = new Set((await cache.keys()).map(({ url }) => url))
	await Promise.all([...files].filter((url) => !kept.has(url)).map((url) => cache.add(url)))
	// Last, so that a cached sheet always has its files.
	await cache.put(drivePath, sheet)
	const left = [...kept].filter((url) => isFile(url) && !files.has(url))
	await Promise.all(left.map((url) => cache.delete(url)))
}

/** Whether a URL is a file of the site, such as a script or style sheet. */
function isFile(address: string): boolean {
	const { origin, pathname } = new URL(address)
	return origin === location.origin && !pathname.startsWith('/admin')
}
