import sharp from 'sharp'
import { launchChromium } from '../../bench/browser.ts'
import { firstVisit, viewports, visitBefore, weightOf } from '#test/first_visit.ts'
import { hangMs } from '#test/hang_ms.ts'
import { enterOffice } from './office.ts'
import { expect, test } from './site.ts'

test.use({ hasOwnSite: true })

/** An SVG of `bytes` bytes or more, full of triangles in all colors: the most detail that its size allows. */
function detailedSvg(bytes: number): Buffer {
	let at = 1
	const next = (below: number) => {
		at = (at * 48_271) % 2_147_483_647
		return at % below
	}
	let shapes = ''
	while (shapes.length < bytes) {
		const [a, b, c] = [1, 2, 3].map(() => `${next(1000)} ${next(1000)}`)
		shapes += `<path d="M${a}L${b}L${c}Z" fill="hsl(${next(360)} 80% ${next(80)}%)"/>`
	}
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${shapes}</svg>`)
}

/** A PNG of ten-pixel squares in random colors. */
function checkeredPng(width: number, height: number): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
	const [across, down] = [Math.ceil(width / 10), Math.ceil(height / 10)]
	return sharp({ create: { width: across, height: down, channels: 3, background: '#808080', noise } })
		.resize(width, height, { kernel: 'nearest', fit: 'fill' })
		.png()
		.toBuffer()
}

/** The heaviest pages, with the screens on which they are heaviest. */
const heaviest = [
	['/', 'phone'],
	['/services', 'phone'],
	['/services', 'desktop'],
	['/order', 'phone'],
	['/pickup-day/severance', 'phone'],
	['/roll-off-dumpsters', 'phone'],
	['/roll-off-dumpsters/northern-communities', 'desktop'],
] as const

test(
	'FI-117 a first visit stays within its weight budget with a detailed SVG or a large PNG as the logo; a 2 MB SVG is refused',
	{ tag: '@phone' },
	async ({ page, site, problems }) => {
		problems.allow(/status of 422/)
		await enterOffice(page.context(), site, 'owner')
		const upload = async (name: string, buffer: Buffer) => {
			await page.goto('/admin/make-it-yours/logo')
			await page.locator('[name=picture]').setInputFiles({ name, mimeType: 'image/*', buffer })
			await page.getByRole('button', { name: 'Upload' }).click()
		}
		await upload('two-megabytes.svg', detailedSvg(2 * 1024 * 1024))
		await expect(page.getByRole('main').getByRole('alert')).toContainText(
			'This drawing is larger than 1 MB. Save it simpler, or as PNG, and choose that.',
		)
		const before = new Set<string>()
		// Playwright's headless shell requests no icon, and other pictures further down, so this uses full Chromium.
		const browser = await launchChromium()
		for (const [name, logo] of Object.entries({
			'detailed.svg': detailedSvg(400 * 1024),
			'large.png': await checkeredPng(4000, 4000),
		})) {
			await upload(name, logo)
			await expect(page.getByText('Saved. The site shows it now.'), name).toBeVisible({ timeout: hangMs })
			for (const [path, screen] of heaviest) {
				await visitBefore(site.url + path)
				const visitor = await browser.newContext(viewports[screen])
				const visit = await visitor.newPage()
				const files = await firstVisit(visit, site.url + path)
				const shown = await visit
					.locator('header img')
					.first()
					.evaluate((img: HTMLImageElement) => ({
						src: img.currentSrc,
						isThere: img.complete && Math.min(img.naturalWidth, img.naturalHeight) > 6,
					}))
				await visitor.close()
				expect(shown.isThere, `${name} on ${path}`).toBe(true)
				if (path === '/') expect(before.has(shown.src), `${name} is a logo of its own`).toBe(false)
				before.add(shown.src)
				const early = weightOf(files.filter(({ isAfterScript }) => !isAfterScript))
				expect.soft(early, `${name} on ${path} before scripts`).toBeLessThan(60)
				expect.soft(early, `${name} on ${path} before scripts`).toBeGreaterThan(30)
				expect.soft(weightOf(files), `${name} on ${path} in all`).toBeLessThan(175)
			}
		}
		await browser.close()
	},
)
