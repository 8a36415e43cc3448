import type { Page } from '@playwright/test'

/** A request of a visit, with its bytes on the wire (headers and body). */
export interface VisitedFile {
	url: string
	bytes: number
	isAfterScript: boolean
}

/** The screens for measuring first visits. All options are given, since missing ones would come from the Playwright project. */
export const viewports = {
	phone: {
		viewport: { width: 412, height: 823 },
		screen: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	},
	desktop: {
		viewport: { width: 1440, height: 900 },
		screen: { width: 1440, height: 900 },
		deviceScaleFactor: 1,
		isMobile: false,
		hasTouch: false,
	},
}

const quietMs = 1500

/** Opens a page in a browser with an empty cache, presses a key, and returns everything that it loaded without scrolling. */
export async function firstVisit(page: Page, url: string): Promise<VisitedFile[]> {
	const client = await page.context().newCDPSession(page)
	await client.send('Network.enable')
	const requests = new Map<string, VisitedFile>()
	let isAfterScript = false
	client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
		isAfterScript ||= type === 'Script' || request.url.endsWith('.js')
		requests.set(requestId, { url: request.url, bytes: 0, isAfterScript })
	})
	client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const request = requests.get(requestId)
		if (request !== undefined) request.bytes = encodedDataLength
	})
	await page.goto(url)
	await page.waitForTimeout(quietMs)
	await page.keyboard.press('Shift')
	await page.waitForTimeout(quietMs)
	return [...requests.values()]
}

/** Requests a page and its pictures once, so that the server has cached them. */
export async function visitBefore(url: string): Promise<void> {
	const html = await (await fetch(url)).text()
	for (const [picture] of html.matchAll(/\/pictures\/[\w./-]+\.(?:svg|webp)|\/favicon\.svg/g))
		await (await fetch(new URL(picture, url))).arrayBuffer()
}

/** The sum in kilobytes (1000 bytes). */
export function weightOf(files: readonly VisitedFile[]): number {
	return files.reduce((total, { bytes }) => total + bytes, 0) / 1000
}
