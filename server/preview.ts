import { framedWithoutScripts } from '#app/csp.server.ts'
import type { Services } from '#app/context.server.ts'
import type { RenderPreview } from '#app/office/content/preview.server.ts'
import type { AppParts } from './app_parts.ts'
import { contextFor } from './app_env.ts'

const nobody = { address: '', userAgent: '', requestId: 'preview' }

/**
 * Renders public pages with unpublished content for a frame in the office: no scripts, no form that sends, links open
 * in a new tab. Bypasses the page cache.
 */
export function previewRenderer({
	render,
	services,
	search,
}: Pick<AppParts, 'render' | 'services' | 'search'>): RenderPreview {
	return async (path, snapshot) => {
		const content: Services['content'] = {
			current: snapshot,
			types: services.content.types,
			builtIn: services.content.builtIn,
			reload: () => Promise.resolve(snapshot),
			onReload: () => () => undefined,
			close: () => undefined,
		}
		const request = new Request(services.publicUrl + path)
		const page = await render(request, contextFor({ services: { ...services, content }, search }, nobody))
		const html = await page.text()
		return new Response(html.replace('<head>', '<head><base target="_blank">'), {
			status: page.status,
			headers: {
				'content-type': 'text/html; charset=utf-8',
				'cache-control': 'no-store',
				'x-robots-tag': 'noindex, nofollow',
				'x-frame-options': 'SAMEORIGIN',
				'content-security-policy': framedWithoutScripts(page.headers.get('content-security-policy') ?? ''),
			},
		})
	}
}
