import { test as base, expect } from '@playwright/test'
import { closeHost } from './hosted_server.ts'
import { openSite, type Site } from './open_site.ts'

/** Options of a Playwright project. */
export interface SiteOptions {
	/** True if visitors come through nginx with the configuration in `deploy/`. */
	throughFront: boolean
}

/** Sites that the tests of a worker share; each is started when a test first uses it. */
interface WorkerFixtures extends SiteOptions {
	sharedSite: (environment: Record<string, string>) => Promise<Site>
}

interface TestFixtures {
	/** The server's settings over the defaults; tests with the same settings share a server. */
	environment: Record<string, string>
	/** True for tests that change content or break the store. */
	hasOwnSite: boolean
	site: Site
}

/** Playwright's `test` with a running site, for any browser. */
export const siteTest = base.extend<TestFixtures, WorkerFixtures>({
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
	environment: [{}, { option: true }],
	hasOwnSite: [false, { option: true }],
	site: async ({ hasOwnSite, environment, throughFront, sharedSite }, provide) => {
		const options = { throughFront, isHosted: !throughFront }
		const site = hasOwnSite ? await openSite(environment, options) : await sharedSite(environment)
		await provide(site)
		if (hasOwnSite) await site.close()
	},
})

const errorLevel = 50

function errorsIn(log: string): string[] {
	return log.split('\n').filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) >= errorLevel)
}
