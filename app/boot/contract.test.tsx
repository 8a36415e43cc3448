import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, type EntryContext, Outlet, Scripts, ServerRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { RenderContext } from '../shell/render_context.ts'
import { Boot } from './boot.tsx'
import type { BootData } from './boot_data.ts'

/** Routes and their modules, as in a build's manifest. */
const routes = {
	root: { path: '', imports: ['/assets/shared.js'] },
	site: { parentId: 'root', imports: ['/assets/shared.js', '/assets/header.js'] },
	'pages/one': {
		parentId: 'site',
		path: 'one',
		imports: ['/assets/hero.js'],
		clientLoaderModule: '/assets/one-loader.js',
		clientActionModule: '/assets/one-action.js',
		hydrateFallbackModule: '/assets/one-fallback.js',
	},
	'office/two': { parentId: 'root', path: 'admin/two', imports: ['/assets/table.js'] },
}
const manifest = {
	version: 'v1',
	url: '/assets/manifest-v1.js',
	entry: { module: '/assets/entry.js', imports: ['/assets/react.js', '/assets/shared.js'] },
	routes: Object.fromEntries(
		Object.entries(routes).map(([id, route]) => [
			id,
			{
				id,
				module: `/assets/${id.replace('/', '-')}.js`,
				hasAction: false,
				hasLoader: false,
				hasClientAction: false,
				hasClientLoader: false,
				hasClientMiddleware: false,
				hasErrorBoundary: false,
				clientActionModule: undefined,
				clientLoaderModule: undefined,
				clientMiddlewareModule: undefined,
				hydrateFallbackModule: undefined,
				...route,
			},
		]),
	),
}
const settings = '{"basename":"/","ssr":true,"isSpaMode":false,"future":{}}'
const rendered = {
	state: '[{"loaderData":1}]',
	themeCss: '',
	requestId: 'r',
	facts: '{}',
	structuredData: [],
}

/** The page at `path` as React Router renders it on the server, with its own scripts or ours. */
async function render(path: string, scripts: ReactNode): Promise<string> {
	const element = <Outlet />
	const page = { id: 'pages/one', path: 'one', element: <p>One</p> }
	const office = { id: 'office/two', path: 'admin/two', element: <p>Two</p> }
	const site = { id: 'site', element, children: [page] }
	const handler = createStaticHandler([{ id: 'root', path: '', element, children: [site, office] }])
	const staticHandlerContext = await handler.query(new Request(`http://localhost${path}`))
	if (staticHandlerContext instanceof Response) throw new Error('The page was answered by a redirect.')
	const Layout = ({ children }: { children: ReactNode }) => (
		<html lang="en">
			<body>
				{children}
				{scripts}
			</body>
		</html>
	)
	const route = { default: () => element }
	const context: EntryContext = {
		manifest,
		routeModules: { root: { ...route, Layout }, site: route, 'pages/one': route, 'office/two': route },
		staticHandlerContext,
		serverHandoffString: settings,
		future: {},
		ssr: true,
		isSpaMode: false,
		routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
		branches: [],
	}
	return renderToString(
		<RenderContext value={rendered}>
			<ServerRouter context={context} url={`http://localhost${path}`} />
		</RenderContext>,
	)
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** What React Router's `<Scripts>` makes the browser load and set. */
async function asReactRouterDoes(path: string) {
	vi.stubEnv('DEV', true)
	const html = await render(path, <Scripts />)
	const script = all(html, /<script type="module" async="">(.*?)<\/script>/gs).join()
	const [settingsSet = ''] = all(html, /window\.__reactRouterContext = (.*?);window/g)
	const [modules = ''] = all(script, /__reactRouterRouteModules = \{(.*?)\}/g)
	return {
		settings: settingsSet,
		imports: all(script, /import(?: \* as \w+ from)?[ (]"(.*?)"/g),
		routes: all(modules, /"(.*?)":/g),
		preloads: all(html, /<link rel="modulepreload" href="(.*?)"/g),
	}
}

async function asBootDoes(path: string) {
	vi.stubEnv('DEV', false)
	const html = await render(path, <Boot />)
	const texts = new Map(
		[...html.matchAll(/id="([\w-]+)" type="application\/json">(.*?)<\/script>/gs)].map(([, id, text]) => [
			id,
			text,
		]),
	)
	const boot: BootData = JSON.parse(texts.get('boot') ?? '')
	return { boot, state: texts.get('boot-state') }
}

afterEach(() => vi.unstubAllEnvs())

test("our scripts give the page the modules, data and settings that React Router's <Scripts> would", async () => {
	const wanted = await asReactRouterDoes('/one')
	const { boot, state } = await asBootDoes('/one')
	const inEntry = new Set(['/assets/root.js', '/assets/site.js', ...routes.site.imports])
	const visitors = (url: string) => (url === manifest.url ? '/assets/manifest-v1-visitors.js' : url)
	const loaded = [boot.manifest, ...boot.routes.flatMap(([, urls]) => urls), boot.entry]

	expect(wanted.imports).toContain('/assets/one-fallback.js')
	expect(loaded.toSorted()).toEqual(
		wanted.imports
			.filter((url) => !inEntry.has(url))
			.map(visitors)
			.toSorted(),
	)
	expect(boot.routes.map(([id]) => id)).toEqual(wanted.routes.filter((id) => id !== 'root' && id !== 'site'))
	expect(boot.context).toBe(wanted.settings)
	expect(state).toBe(rendered.state)
	const asked = new Set([...boot.preloads, ...loaded])
	const missing = wanted.preloads.filter((url) => !inEntry.has(url) && !asked.has(visitors(url)))
	expect(missing).toEqual([])
})

test('a page of the office gets the manifest of all routes', async () => {
	const wanted = await asReactRouterDoes('/admin/two')
	const { boot } = await asBootDoes('/admin/two')
	expect(wanted.imports).toContain(manifest.url)
	expect(boot.manifest).toBe(manifest.url)
	expect(boot.routes).toEqual([['office/two', ['/assets/office-two.js']]])
})
