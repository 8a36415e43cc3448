import type { Context, Next } from 'hono'
import { facts } from '#app/company/facts.ts'
import { privateHeaders } from '#app/office/sign_in/guard.server.ts'
import { type Address, isOffice, meantPart, readAddress } from './addresses.ts'
import type { AppParts } from './app.ts'
import { listenToReads } from './content_reads.ts'
import { Lane } from './lane.ts'
import { isListed } from './listed_pages.ts'
import { type ReadyResource, toResponse } from './ready_answer.ts'
import { type Visit, contextFor } from './visit.ts'

/** Seconds after which who was turned away may come again. */
const retryAfter = '5'

/**
 * Answers GETs of files and of pages that are the same for everybody, and hands on what is rendered for one visitor,
 * with the query parameters that its route declares. Guessed addresses never keep those of real pages waiting.
 */
export function pageRoute(
	parts: Pick<AppParts, 'services' | 'render' | 'routes' | 'pages' | 'assets' | 'metrics'>,
) {
	const { services, pages, assets } = parts
	const lanes = { office: new Lane(50, 200), pages: new Lane(50, 200), guesses: new Lane(1, 30) }

	function laneOf({ path, isCertain }: Address): Lane {
		if (isOffice(path)) return lanes.office
		return isCertain || pages?.has(path) || isListed(services.content.current, path)
			? lanes.pages
			: lanes.guesses
	}

	/** A kept page belongs to nobody: rendered without the visitor's headers, and not ended when they leave. */
	const renderer = (path: string, changedBy: readonly string[]) => async (requestId: string) => {
		const heard = listenToReads(services)
		parts.metrics.rendered()
		const request = new Request(services.publicUrl + path)
		const nobody = { address: '', userAgent: '', requestId }
		const response = await parts.render(request, contextFor(heard.services, nobody))
		return { response, reads: heard.reads(), changedBy }
	}

	return async (c: Context<Visit>, next: Next): Promise<Response | void> => {
		const url = c.get('url')
		const send = (resource: ReadyResource) =>
			toResponse(resource.answer(c.req.header('accept-encoding'), c.req.header('if-none-match')))
		const asset = assets.get(url.pathname)
		if (asset !== undefined) return send(asset)

		const address = readAddress(await parts.routes(), url.pathname)
		if (address === null) return next()
		if (address.path !== pathAsSent(c)) {
			// Unlike other redirects a 308 may be kept, and the query of the office's addresses is nobody else's.
			if (address.changedBy === 'all')
				for (const header of Object.entries(privateHeaders)) c.header(...header)
			return c.redirect(address.path + url.search, 308)
		}

		const { path, changedBy } = address
		const lane = laneOf(address)
		const search = meantPart(url.search, address)
		if (pages === null || search !== '' || changedBy === 'all') {
			c.set('url', new URL(path + search, url))
			const hasLeft = () => c.env?.incoming?.socket.destroyed === true
			const turn = lane.run(async () => (hasLeft() ? gone() : next()))
			return turn === null ? busy(c) : ((await turn) ?? undefined)
		}
		const kept = pages.get(path)
		if (kept !== undefined) return send(kept)
		const filled = await pages.fill(path, lane, renderer(path, changedBy), c.get('requestId'))
		if (filled === null) return busy(c)
		return filled.kept ? send(filled.resource) : filled.response
	}
}

/** The path of the request line, before anything has read it; a whole URL there has only its own spelling. */
function pathAsSent(c: Context<Visit>): string {
	const target = c.env?.incoming?.url ?? ''
	return target.startsWith('/') ? target.replace(/[?#].*$/s, '') : c.get('url').pathname
}

/** For nobody: the log tells, as nginx does, that the visitor left while waiting. */
function gone(): Response {
	return new Response(null, { status: 499 })
}

function busy(c: Context<Visit>): Response {
	const text = `Many are asking at once. Please try again in a moment, or call us at ${facts.phone}.\n`
	return c.text(text, 503, { 'retry-after': retryAfter })
}
