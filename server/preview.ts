import { framedWithoutScripts } from '#app/csp.server.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { markChange } from '#app/office/kernel/words/mark_change.ts'
import type { RenderPreview } from '#app/office/kernel/preview/preview.server.ts'
import { type RenderInputs, renderInputsContext } from '#app/render_inputs.server.ts'
import type { AppParts } from './app_parts.ts'
import { contextFor } from './app_env.ts'

const nobody = { address: '', userAgent: '', requestId: 'preview' }

/**
 * Renders public pages with unpublished content for a frame in the office: no scripts, no working forms, links open in a new tab. Bypasses
 * the page cache.
 */
export function previewRenderer({
	render,
	services,
	search,
}: Pick<AppParts, 'render' | 'services' | 'search'>): RenderPreview {
	const page = (path: string, snapshot: Snapshot, inputs: RenderInputs | null = null) => {
		const content: ContentHub = {
			current: snapshot,
			types: services.content.types,
			builtIn: services.content.builtIn,
			reload: () => Promise.resolve(snapshot),
			onReload: () => () => undefined,
			close: () => undefined,
		}
		const request = new Request(services.publicUrl + path)
		const context = contextFor({ services: { ...services, content }, search }, nobody)
		context.set(renderInputsContext, inputs)
		return render(request, context)
	}
	return async (path, snapshot, { isMarked = false, against = services.content.current, inputs } = {}) => {
		const draft = await page(path, snapshot, inputs)
		if (draft.status === 304) return draft
		const html = await draft.text()
		const published = isMarked ? await page(path, against) : null
		const marked = published?.ok ? markChange(await published.text(), html) : html
		return new Response(marked.replace('<head>', '<head><base target="_blank">'), {
			status: draft.status,
			headers: {
				'content-type': 'text/html; charset=utf-8',
				'cache-control': 'no-store',
				'x-robots-tag': 'noindex, nofollow',
				'x-frame-options': 'SAMEORIGIN',
				'content-security-policy': framedWithoutScripts(draft.headers.get('content-security-policy') ?? ''),
			},
		})
	}
}
