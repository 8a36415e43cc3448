import { type Frame, type Page, expect } from '@playwright/test'
import { openTwilio, type TwilioService } from '#test/twilio_service.ts'
import type { Site } from './open_site.ts'
import { openPortalServer, type PortalServer } from './portal_server.ts'
import { siteTest } from './site_test.ts'
import { openThirdParty, type ThirdParty } from './third_party.ts'
import { type Problems, watch } from './watch.ts'

export { expect } from '@playwright/test'

/** Services that the tests of a worker share; each is started when a test first uses it. */
interface WorkerFixtures {
	/** Another company's server, with pages and scripts that a site embeds. */
	thirdParty: ThirdParty
	/** A billing portal on another company's server. */
	portal: PortalServer
	/** The stand-in for Twilio, which sends the office's texts. */
	twilio: TwilioService
}

interface TestFixtures {
	problems: Problems
}

let visitors = 0

/** `siteTest` in Playwright's browser: relative addresses lead to the site, and unexpected problems fail the test. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
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
	twilio: [
		// oxlint-disable-next-line no-empty-pattern
		async ({}, provide) => {
			const twilio = await openTwilio()
			await provide(twilio)
			await twilio.close()
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ site }, provide) => provide(site.url),
	// Gives each test its own address; tests that share a server would otherwise look like one sender of many requests.
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

/**
 * Reduced motion, for journeys that do not need animations: without a GPU, animating the truck takes half the time of
 * opening the home page.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
	await page.goto(path)
	await waitForHydration(page)
}

/** Triggers hydration with a key that does nothing, and waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.keyboard.press('Shift')
	await untilHydrated(page)
	// Waits until editors have replaced the plain controls of copy with placeholders; text typed into those before would be lost.
	if (page.url().includes('/admin/')) await expect(page.getByText(/^Reads: /)).toHaveCount(0)
}

/** Waits until the page is hydrated, which something else must trigger. The router then handles scroll restoration. */
export async function untilHydrated(page: Page | Frame): Promise<void> {
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Resolves once the served page contains `text` (or no longer does), since content changes take a moment. */
export async function untilServed(site: Site, path: string, text: string, isThere = true): Promise<void> {
	const isServed = async () => (await (await fetch(site.url + path)).text()).includes(text)
	await expect.poll(isServed, { intervals: [20, 50, 100] }).toBe(isThere)
}
