import type { Frame, Page } from '@playwright/test'

const empty = '/empty-page'
const emptyPage =
	'<!doctype html><meta name="viewport" content="width=device-width"><title>Empty</title><iframe height="640"></iframe>'

/**
 * Opens an empty page with a frame, in which `openFramed` opens pages of the site. Unlike a window, a frame can be resized
 * without painting anything.
 */
export async function openEmptyPage(page: Page): Promise<void> {
	await page.route(
		({ pathname }) => !pathname.includes('.'),
		async (route) => {
			const request = route.request()
			if (new URL(request.url()).pathname === empty)
				return route.fulfill({ body: emptyPage, contentType: 'text/html' })
			if (request.resourceType() !== 'document') return route.fallback()
			const response = await route.fetch({ maxRedirects: 0 })
			const headers = Object.fromEntries(
				Object.entries(response.headers()).map(([name, value]) => [
					name,
					value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
				]),
			)
			return route.fulfill({ response, headers })
		},
	)
	await page.goto(empty)
}

/** Opens a path in the frame of the page from `openEmptyPage`. */
export async function openFramed(page: Page, path: string): Promise<Frame> {
	const handle = await page.$('iframe')
	const frame = await handle?.contentFrame()
	if (!frame) throw new Error('The page has no frame.')
	await frame.goto(path, { waitUntil: 'domcontentloaded' })
	return frame
}
