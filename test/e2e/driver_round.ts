import { randomUUID } from 'node:crypto'
import { type BrowserContext, type BrowserType, type Page, expect } from '@playwright/test'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { stopRow } from '#test/rows.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Site } from './open_site.ts'

/** Today's date in the company's time zone. */
export function companyDay(): string {
	return localTimeOf(new Date(), sampleFacts).date
}

/** Plans `count` stops for today, on two streets. */
export async function planRound(
	site: Pick<Site, 'store'>,
	count: number,
	changes: Partial<StopRow> = {},
): Promise<StopRow[]> {
	const stops = Array.from({ length: count }, (_, at) =>
		stopRow({
			id: randomUUID(),
			day: companyDay(),
			kind: at % 2 === 0 ? 'swap-cart' : 'missed',
			name: `Neighbor ${at + 1}`,
			phone: '(970) 555-0142',
			address: `${100 + at} ${at % 2 === 0 ? 'Maple' : 'Elm'} St, Windsor`,
			...changes,
		}),
	)
	await site.store.db.insertInto('stops').values(stops).execute()
	return stops
}

/** A phone whose browser can be restarted with its stored data. */
export interface Phone {
	page(): Page
	context(): BrowserContext
	/** Restarts the browser; with `isOffline`, without a connection. */
	restart(isOffline: boolean): Promise<void>
	close(): Promise<void>
}

/** Opens a phone with its browser profile in `folder`. */
export async function openPhone(
	browser: BrowserType,
	folder: string,
	options: Parameters<BrowserType['launchPersistentContext']>[1],
): Promise<Phone> {
	let context = await browser.launchPersistentContext(folder, options)
	let page = context.pages()[0] ?? (await context.newPage())
	return {
		page: () => page,
		context: () => context,
		async restart(isOffline) {
			await context.close()
			context = await browser.launchPersistentContext(folder, options)
			await context.setOffline(isOffline)
			page = context.pages()[0] ?? (await context.newPage())
		},
		close: () => context.close(),
	}
}

/** Waits until the sheet is cached and the service worker controls the page. */
export async function untilCached(page: Page): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate(async () => {
				const isActive = (await navigator.serviceWorker.getRegistration('/admin/'))?.active !== null
				const sheet = await caches.match('/admin/drive')
				return isActive && sheet !== undefined && navigator.serviceWorker.controller !== null
			}),
		)
		.toBe(true)
}

/** Presses Done on the sheet's stop with this name. */
export async function pressDone(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: new RegExp(`^Done: .*, ${name}$`) }).click()
}
