import { type Frame, type Page, test as base, expect } from '@playwright/test'
import { closeHost } from './hosted_server.ts'
import { openSite, type Site } from './open_site.ts'
import { openPortalServer, type PortalServer } from './portal_server.ts'
import { openThirdParty, type ThirdParty } from './third_party.ts'
import { type Problems, watch } from './watch.ts'

export { expect } from '@playwright/test'

/** Options of a project. */
export interface SiteOptions {
	/** True if visitors come through nginx, as `deploy/` configures it. */
	throughFront: boolean
}

/** What the tests of a worker share; each is started when a test first asks for it. */
interface WorkerFixtures extends SiteOptions {
	sharedSite: (environment: Record<string, string>) => Promise<Site>
	/** Another company's server, whose pages and scripts a site is configured with. */
	thirdParty: ThirdParty
	/** A billing portal on another company's server. */
	portal: PortalServer
}

interface TestFixtures {
	/** Settings of the server over the defaults; tests with the same settings share a server. */
	environment: Record<string, string>
	/** True for tests that change content or break the store. */
	hasOwnSite: boolean
	site: Site
	problems: Problems
}

let visitors = 0

/** Playwright's `test` with a running site: relative addresses lead there, and unexpected problems fail the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	throughFront: [false, { option: true, scope: 'worker' }],
	sharedSite: [
		async ({ throughFront }, provide) => {
			const opened = new Map<string, Promise<Site>>()
			await provide((environment) => {
				const key = JSON.stringify(environment)
				const site = opened.get(key) ?? openSite(environment, { throughFront })
				opened.set(key, site)
				return site
			})
			const sites = await Promise.all(opened.values())
			for (const site of sites) await site.close()
			closeHost()
			for (const site of sites) expect(errorsIn(site.log())).toEqual([])
		},
		{ scope: 'worker' },
	],
	thirdParty: [
		// oxlint-disable-next-line no-empty-pattern
		async ({}, provide) => {
			const thirdParty = await openThirdParty()
			await provide(thirdParty)
			await thirdParty.close()
		},
		{ scope: 'worker' },
	],
	portal: [
		// oxlint-disable-next-line no-empty-pattern
		async ({}, provide) => {
			const portal = await openPortalServer()
			await provide(portal)
			await portal.fall()
		},
		{ scope: 'worker' },
	],
	environment: [{}, { option: true }],
	hasOwnSite: [false, { option: true }],
	site: async ({ hasOwnSite, environment, throughFront, sharedSite }, provide) => {
		const options = { throughFront, isHosted: !throughFront }
		const site = hasOwnSite ? await openSite(environment, options) : await sharedSite(environment)
		await provide(site)
		if (hasOwnSite) await site.close()
	},
	baseURL: async ({ site }, provide) => provide(site.url),
	// Each test is a visitor of its own: tests that share a server would else look like one sender of many requests.
	context: async ({ context }, provide, { workerIndex }) => {
		visitors += 1
		const address = `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}`
		await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
		await provide(context)
	},
	problems: [
		async ({ context, site }, provide) => {
			const problems = await watch(context, site.url)
			await provide(problems)
			expect(problems.unexpected()).toEqual([])
		},
		{ auto: true },
	],
})

const errorLevel = 50

function errorsIn(log: string): string[] {
	return log.split('\n').filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) >= errorLevel)
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
	await page.goto(path)
	await waitForHydration(page)
}

/** A key that does nothing triggers hydration; then the router restores scroll positions, not the browser. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.keyboard.press('Shift')
	await untilHydrated(page)
}

/** Resolves once hydration, triggered by something else, has happened. */
export async function untilHydrated(page: Page | Frame): Promise<void> {
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Resolves once a fresh rendering of the page contains `text` (or no longer does): content changes take a moment. */
export async function untilServed(site: Site, path: string, text: string, isThere = true): Promise<void> {
	const isServed = async () => (await (await fetch(site.url + path)).text()).includes(text)
	await expect.poll(isServed, { intervals: [20, 50, 100] }).toBe(isThere)
}
