import { drivePath } from '../parts/screens.ts'

/** The name of the cache, which the office's service worker knows, too (`push/service_worker.ts`). */
const cacheName = 'drive'

/**
 * Keeps today's sheet on the phone with all that it is made of, so that it opens without a connection; the office's service worker
 * answers with it then. What fails is done on the next visit.
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
	// Last, so that a sheet that is kept has its files.
	await cache.put(drivePath, sheet)
	const left = [...kept].filter((url) => isFile(url) && !files.has(url))
	await Promise.all(left.map((url) => cache.delete(url)))
}

/** Whether an address is of a file that a page is made of. */
function isFile(address: string): boolean {
	const { origin, pathname } = new URL(address)
	return origin === location.origin && !pathname.startsWith('/admin')
}
