import { type Page, expect } from '@playwright/test'

export const scripts = '**/assets/*.js'

/** Opens a page whose scripts do not load until `release` is called. */
export async function openWithDelayedScripts(
	page: Page,
	path: string,
): Promise<{ release: () => Promise<void> }> {
	const coming = Promise.withResolvers<void>()
	await page.route(scripts, async (route) => {
		await coming.promise
		await route.continue()
	})
	await page.goto(path)
	return {
		async release() {
			expect(await page.evaluate(() => history.scrollRestoration), 'nothing ran before').toBe('auto')
			coming.resolve()
			await page.waitForFunction(() => history.scrollRestoration === 'manual')
		},
	}
}

/** Holds back the data of pages until the returned function is called. */
export async function holdBackData(page: Page): Promise<() => void> {
	const held = Promise.withResolvers<void>()
	await page.route(/\.data/, async (route) => {
		await held.promise
		await route.continue()
	})
	return () => held.resolve()
}
