import { etagOf, isKnown } from '#platform/http/etag.ts'
import { Hono } from 'hono'
import { scaleDrawings } from '#art/drawings.ts'
import { findPreview } from '#app/seo/own_preview.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { drawnFolder, drawnName } from '#app/scenes/drawn_name.server.ts'
import { pageColors } from '#app/theme/theme_color.ts'
import { themeStyle } from '#app/theme/theme_style.ts'
import { toResponse } from '#platform/http/cached_response.ts'
import { fileHeaders } from '#platform/http/headers.ts'
import type { AppEnv } from '../app_env.ts'
import type { DrawnPictures } from './drawn_pictures.ts'
import type { PreviewCache } from './preview_cache.ts'

const endOfPreview = '-1200x630.jpg'

/**
 * Serves drawn pictures that are not ready yet (at an outdated URL, the current picture), page previews and the list of icons (web
 * manifest). Redirects former URLs of pictures (which had several widths) and of drawings to scale (which were files).
 */
export function drawnRoute(
	{ content }: { content: ContentHub },
	{ drawn, previews }: { drawn: DrawnPictures; previews: PreviewCache },
): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.get('/site.webmanifest', (c) => {
		const { facts, palette } = content.current
		const colors = pageColors(palette.ok ? themeStyle(palette.variables) : '')
		const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
		const manifest = {
			name: facts.name,
			start_url: '/',
			display: 'browser',
			theme_color: colors.light,
			background_color: colors.light,
			icons: [
				icon('/icon-192.png', 192),
				icon('/icon-512.png', 512),
				{ ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
			],
		}
		return c.body(JSON.stringify(manifest), 200, {
			'content-type': 'application/manifest+json',
			'cache-control': 'no-cache',
		})
	})
	route.get('*', async (c, next) => {
		const { pathname } = c.get('url')
		const found = await drawn.find(pathname)
		if (!found) return next()
		const { resource, isCurrent } = found
		const accepted = c.req.header('accept-encoding')
		const response = toResponse(await resource.responseFor(accepted, c.req.header('if-none-match')))
		if (!isCurrent) response.headers.set('cache-control', 'no-cache')
		return response
	})
	route.get(`${drawnFolder}*`, async (c, next) => {
		const { pathname } = c.get('url')
		const file = pathname.slice(drawnFolder.length)
		if (file.endsWith(endOfPreview)) {
			const preview = findPreview(content.types, content.current, file.slice(0, -endOfPreview.length))
			if (!preview) return next()
			const bytes = await previews.find(preview, await drawn.whole())
			const headers = {
				...fileHeaders,
				'content-type': 'image/jpeg',
				'cache-control': 'max-age=86400',
				etag: etagOf(bytes),
			}
			if (isKnown(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
			return c.body(new Uint8Array(bytes), 200, headers)
		}
		const name = drawnName(pathname, drawn.current.livery.towns)
		const current = scaleDrawings.has(file) ? file : name && `${name}.svg`
		if (!current || file.includes('/')) return next()
		return c.body(null, 302, { location: `${drawn.current.folder}/${current}`, 'cache-control': 'no-cache' })
	})
	return route
}
