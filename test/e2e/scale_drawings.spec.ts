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
			// A picture is asked for when a frame has been drawn with it near.
			await page.evaluate(
				() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
			)
		}
		await expect(page.locator('img[src*="/scale-"]:not([alt=""])')).toHaveCount(0)
		await expect(page.locator('main span').filter({ hasText: words }).first()).toBeVisible()
	})
