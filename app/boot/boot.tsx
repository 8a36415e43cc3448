import { use } from 'react'
import { Scripts, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from 'react-router'
import type { BootData } from './boot_data.ts'
import { jsonInScript } from '#platform/http/json_in_script.ts'
import { bootPage } from './boot_page.ts'
import { PageFacts } from '../shell/page_facts.tsx'
import { RenderContext } from '../shell/render_context.ts'
import { isOfficeRoute, visitorsManifestUrl } from './visitors_manifest.ts'

/** The routes whose modules are part of entry.client.tsx. */
const routesInEntry = new Set(['root', 'site'])

/** The only inline script of a page; its hash is in the content security policy. Empty in the browser's bundle. */
export const bootScript = import.meta.env.SSR ? `(${bootPage.toString()})()` : ''

/**
 * Replaces React Router's `<Scripts>`: the same modules and data, but fetches and runs nothing until the
 * visitor interacts or the browser is idle; in the office, once the page has loaded
 * (docs/decisions/2026-11-21-hydration-waits.md).
 */
export function Boot() {
	return (
		<>
			<PageFacts />
			{import.meta.env.DEV ? (
				<Scripts />
			) : import.meta.env.SSR ? (
				<ServerBoot />
			) : (
				<BootElements data="" state="" />
			)}
		</>
	)
}

function ServerBoot() {
	const framework = use(UNSAFE_FrameworkContext)
	const routerState = use(UNSAFE_DataRouterStateContext)
	const rendered = use(RenderContext)
	if (!framework?.manifest || !routerState || !rendered) return null
	const { manifest, serverHandoffString = '{}' } = framework
	const routes = routerState.matches.map(({ route }) => route.id)
	const isOffice = routes.some(isOfficeRoute)
	const manifestUrl = isOffice ? manifest.url : visitorsManifestUrl(manifest.url)
	const entries = routes.flatMap((id) => (routesInEntry.has(id) ? [] : (manifest.routes[id] ?? [])))
	const boot: BootData = {
		context: serverHandoffString,
		manifest: manifestUrl,
		routes: entries.map((entry) => [
			entry.id,
			[
				entry.clientActionModule,
				entry.clientLoaderModule,
				entry.clientMiddlewareModule,
				entry.hydrateFallbackModule,
				entry.module,
			].filter((url) => url !== undefined),
		]),
		...(isOffice && { isEager: true }),
		entry: manifest.entry.module,
		preloads: [
			...new Set([
				manifestUrl,
				manifest.entry.module,
				...manifest.entry.imports,
				...entries.flatMap((entry) => [entry.module, ...(entry.imports ?? [])]),
			]),
		],
	}
	return <BootElements data={jsonInScript(JSON.stringify(boot))} state={jsonInScript(rendered.state)} />
}

function BootElements({ data, state }: { data: string; state: string }) {
	return (
		<>
			<script
				id="boot-state"
				type="application/json"
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: state }}
			/>
			<script
				id="boot"
				type="application/json"
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: data }}
			/>
			<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
		</>
	)
}
