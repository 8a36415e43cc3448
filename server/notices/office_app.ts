import { Hono } from 'hono'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { officeServiceWorker } from '#app/office/notices/push/service_worker.ts'
import type { AppEnv } from '../app_env.ts'

/** The policy of the office's service worker: it may show our icon and send us its browser's new subscription. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'"

/**
 * Serves the parts of the office that browsers load without a session: the service worker, whose scope is `/admin/`, and the manifest for
 * adding the office to a phone's home screen, which iPhones require for pushes.
 */
export function officeAppRoute({ content }: { content: ContentHub }): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.get('/admin/service-worker.js', (c) =>
		c.body(`(${officeServiceWorker.toString()})()\n`, 200, {
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'no-cache',
			'content-security-policy': workerPolicy,
		}),
	)
	route.get('/admin/office.webmanifest', (c) => {
		const manifest = {
			name: `${content.current.facts.name} office`,
			short_name: 'Office',
			start_url: '/admin',
			scope: '/admin/',
			display: 'standalone',
			icons: [{ src: '/icon-180.png', sizes: '180x180', type: 'image/png' }],
		}
		return c.body(JSON.stringify(manifest), 200, {
			'content-type': 'application/manifest+json',
			'cache-control': 'no-cache',
		})
	})
	return route
}
