import { type Page, test as base, expect } from '@playwright/test'
import { closeHost } from './hosted_server.ts'
import { openSite, type Site } from './open_site.ts'
import { type Problems, watch } from './watch.ts'

export { expect } from '@playwright/test'

/** Options of a project or a file for its tests. */
export interface SiteOptions {
	/** Settings of the server over the defaults; tests with the same settings share a server. */
	environment: Record<string, string>
	/** True if visitors come through nginx, as `deploy/` configures it. */
	throughFront: boolean
}

interface WorkerFixtures extends SiteOptions {
	sharedSite: Site
}

interface TestFixtures {
	/** True for tests that change content or break the store. */
	hasOwnSite: boolean
	site: Site
	problems: Problems
}

let visitors = 0

/** Playwright's `test` with a running site: relative addresses lead there, and unexpected problems fail the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	environment: [{}, { option: true, scope: 'worker' }],
	throughFront: [false, { option: true, scope: 'worker' }],
	sharedSite: [
		async ({ environment, throughFront }, provide) => {
			const site = await openSite(environment, { throughFront })
			await provide(site)
			await site.close()
			closeHost()
			expect(errorsIn(site.log())).toEqual([])
		},
		{ scope: 'worker' },
	],
	hasOwnSite: [false, { option: true }],
	site: async ({ hasOwnSite, environment, throughFront, sharedSite }, provide) => {
		const options = { throughFront, isHosted: !throughFront }
		const site = hasOwnSite ? await openSite(environment, options) : sharedSite
		await provide(site)
		if (hasOwnSite) await site.close()
	},
	baseURL: async ({ site }, provide) => provide(site.url),
	// Each test is a visitor of its own: tests that share a server would else look like one sender of many requests.
	// oxlint-disable-next-line no-empty-pattern
	extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
		visitors += 1
		await provide({ 'x-forwarded-for': `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}` })
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
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Resolves once a fresh rendering of the page contains `text` (or no longer does): content changes take a moment. */
export async function untilServed(site: Site, path: string, text: string, isThere = true): Promise<void> {
	const isServed = async () => (await (await fetch(site.url + path)).text()).includes(text)
	await expect.poll(isServed, { intervals: [20, 50, 100] }).toBe(isThere)
}
