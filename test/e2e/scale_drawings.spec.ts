import { expect, test, waitForHydration } from './site.ts'

const pages = [
	['/residential', /drawn to scale beside a person/],
	['/residential/windsor', /drawn to scale beside a person/],
	['/roll-off-dumpsters', /drawn to scale beside a person of 5 ft 9 and a pickup truck/],
	['/rolloff-20-yard', /drawn to scale beside a person and a pickup truck/],
	['/commercial', /person/],
	['/size-calculator', /drawn to scale beside a person of 5 ft 9 and a pickup truck/],
	['/services', /drawn to scale beside a person of 5 ft 9 and a pickup truck/],
] as const

for (const [path, words] of pages)
	test(`TH-04 on ${path} drawings to scale say in words what they show where pictures are blocked`, async ({
		page,
		problems,
	}) => {
		problems.allow(/ERR_FAILED|Failed to load resource/)
		await page.route('**/pictures/**', (route) => route.abort())
		await page.goto(path)
		await page.mouse.wheel(0, 1)
		await waitForHydration(page)
		const height = await page.evaluate(() => document.body.scrollHeight)
		for (let y = 0; y <= height; y += 400) {
			await page.evaluate((to) => window.scrollTo(0, to), y)
			// The browser requests a lazy picture after painting a frame with it nearby.
			await page.evaluate(
				() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
			)
		}
		await expect(page.locator('img[src*="/scale-"]:not([alt=""])')).toHaveCount(0)
		await expect(page.locator('main span').filter({ hasText: words }).first()).toBeVisible()
	})

test(
	'below a drawing to scale each size’s label takes one line and keeps a gap to the next',
	{ tag: '@phone' },
	async ({ page }) => {
		for (const width of [320, 360, 768]) {
			await page.setViewportSize({ width, height: 800 })
			for (const path of [
				'/roll-off-dumpsters/greeley',
				'/roll-off-dumpsters',
				'/size-calculator',
				'/commercial',
			]) {
				await page.goto(path)
				const labels = await page
					.locator('main span')
					.filter({ hasText: /^\d+\s(yd|yard)$/ })
					.evaluateAll((spans) =>
						spans
							.filter(({ children }) => children.length === 0)
							.map((span) => {
								const range = document.createRange()
								range.selectNodeContents(span)
								const { height, left, right } = range.getBoundingClientRect()
								return {
									lines: Math.round(height / parseFloat(getComputedStyle(span).lineHeight)),
									left,
									right,
								}
							}),
					)
				expect(labels.length, path).toBeGreaterThan(1)
				for (const [at, { lines, right }] of labels.entries()) {
					expect.soft(lines, `${path} at ${width} px`).toBe(1)
					expect.soft((labels[at + 1]?.left ?? Infinity) - right, `${path} at ${width} px`).toBeGreaterThan(3)
				}
			}
		}
	},
)
