import { inspect } from 'node:util'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { jsonInScript } from '#platform/http/json_in_script.ts'
import { CurrentFacts } from './company/current_facts.ts'
import { noPortals } from './company/portals.ts'
import { localTimeOf } from './company/zoned_time.ts'
import { servicesContext, visitorContext } from './context.server.ts'
import { pagePolicy } from './csp.server.ts'
import { hashInputs, renderInputsContext } from './render_inputs.server.ts'
import { pictureFolder } from './pictures/picture_folder.server.ts'
import { PictureFolder } from './pictures/picture_folder.ts'
import { structuredDataContext } from './seo/page_meta.server.ts'
import { bootScript } from './boot/boot.tsx'
import { RenderContext } from './shell/render_context.ts'
import { themeStyle } from './theme/theme_style.ts'

/**
 * Renders a page in one piece; the server caches and compresses it. Loader data is embedded as inert JSON
 * instead of React Router's inline scripts, so that the policy needs one script hash and one style hash. If a
 * cached page's inputs are unchanged, responds with 304 without rendering.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { content, log } = context.get(servicesContext)
	const { requestId } = context.get(visitorContext)
	const { palette, facts, portals } = content.current
	const themeCss = palette.ok ? themeStyle(palette.variables) : ''
	const { serverHandoffStream, ...rest } = entryContext
	const isProduction = import.meta.env.PROD
	const state = isProduction && serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
	const factsJson = jsonInScript(JSON.stringify(facts))
	const folder = pictureFolder(content.current.livery)
	const structuredData = context
		.get(structuredDataContext)
		.map((block) => jsonInScript(JSON.stringify(block)))

	// Third parties are allowed on public pages only, never beside leads and passwords.
	const isOffice = /^\/admin(\/|$)/.test(new URL(request.url).pathname)
	headers.set('content-type', 'text/html; charset=utf-8')
	if (!headers.has('cache-control')) headers.set('cache-control', status === 200 ? 'no-cache' : 'no-store')
	if (isProduction) {
		headers.set(
			'content-security-policy',
			pagePolicy({ scripts: [bootScript], styles: [themeCss] }, isOffice ? noPortals : portals),
		)
	}

	// Must list everything that components read besides their loader data; of the current time they may use
	// only the day.
	const inputs = context.get(renderInputsContext)
	if (inputs !== null) {
		const { date } = localTimeOf(new Date(), facts)
		const read = [request.url, status, [...headers], state, themeCss, folder, factsJson, structuredData, date]
		inputs.current = hashInputs(read)
		if (inputs.current === inputs.last) return new Response(null, { status: 304 })
	}

	const page = (
		<RenderContext value={{ state, themeCss, requestId, facts: factsJson, structuredData }}>
			<CurrentFacts value={facts}>
				<PictureFolder value={folder}>
					<ServerRouter context={isProduction ? rest : entryContext} url={request.url} />
				</PictureFolder>
			</CurrentFacts>
		</RenderContext>
	)
	const html = await htmlOf(page).catch((error: unknown) => {
		log.error({ requestId, path: new URL(request.url).pathname, error: text(error) }, 'rendering failed')
		throw error
	})

	return new Response(html, { status, headers })
}

/** Nothing on the site's pages suspends; during development, React Router's own scripts do. */
async function htmlOf(page: ReactNode): Promise<string> {
	if (import.meta.env.PROD) return `<!DOCTYPE html>${renderToString(page)}`
	const stream = await renderToReadableStream(page)
	await stream.allReady
	return new Response(stream).text()
}

/** Logs unexpected errors of loaders and actions, with the id that the error screen shows. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	// The visitor has left, perhaps while their form was being read; any other error is still logged.
	if (request.signal.aborted && (error === request.signal.reason || isConnectionReset(error))) return
	const { log } = context.get(servicesContext)
	const { requestId } = context.get(visitorContext)
	const path = new URL(request.url).pathname
	// Rejections by the router itself, such as a form posted to a page without an action, are not our errors.
	if (isRouteErrorResponse(error))
		return log.info(
			{ requestId, path, status: error.status, reason: String(error.data) },
			'refused by the router',
		)
	log.error({ requestId, path, error: text(error) }, 'loader or action failed')
}

function isConnectionReset(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

function text(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : inspect(error)
}
