import { Hono } from 'hono'
import type { Log } from '#platform/log/log.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { readUploadedName, uploadsFolder } from '#app/pictures/uploaded_name.ts'
import { isKnown } from '#platform/http/etag.ts'
import { fileHeaders } from '#platform/http/headers.ts'
import { webStream } from '#platform/http/web_stream.ts'
import type { AppEnv } from './app_env.ts'

const types = { webp: 'image/webp', avif: 'image/avif' } as const

/** `GET /uploads/<id>-<width>.<webp|avif>` from the storage of uploaded pictures. The content of a name never changes. */
export function uploadsRoute({ storage, log }: { storage: PictureStorage; log: Log }): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.get(`${uploadsFolder}*`, async (c) => {
		const name = c.get('url').pathname.slice(uploadsFolder.length)
		const parsed = readUploadedName(name)
		const missing = () => c.text('There is no such picture.\n', 404, { 'cache-control': 'no-store' })
		if (!parsed) return missing()
		try {
			const file = await storage.open(name)
			if (!file) return missing()
			const headers = {
				...fileHeaders,
				'content-type': types[parsed.format],
				'cache-control': 'public, max-age=31536000, immutable',
				etag: `"${name}"`,
			}
			if (isKnown(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
			const whole = { ...headers, 'content-length': String(file.size) }
			if (c.req.method === 'HEAD') return c.body(null, 200, whole)
			const contents = await file.stream()
			return contents ? c.body(webStream(contents), 200, whole) : missing()
		} catch (error) {
			log.warn(
				{ requestId: c.get('requestId'), name, error: String(error) },
				'picture storage does not answer',
			)
			return c.text('The picture cannot be shown just now.\n', 503, {
				'cache-control': 'no-store',
				'retry-after': '30',
			})
		}
	})
	return route
}
