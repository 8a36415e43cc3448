import { telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { waitForHydration, expect, openHydrated, still, test } from './site.ts'

test.use(still)

test(
	'SH-01 the top bar of every page has the phone as a link and the area we serve',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\).*\/nowhere/)
		for (const path of ['/', '/contact', '/search', '/nowhere']) {
			await page.goto(path, { waitUntil: 'domcontentloaded' })
			const bar = page.getByRole('banner')
			const phone = bar.getByRole('link', { name: facts.phone })
			await expect(phone).toBeVisible()
			await expect(phone).toHaveAttribute('href', telHref(facts.phone))
			await expect(bar.getByText(/^Serving .*Northern Colorado$/).filter({ visible: true })).toHaveCount(1)
		}
	},
)

test(
	'SH-04 FI-80 the main navigation has its links, including Pickup Day, and the header those that customers come back for',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/')
		const header = page.getByRole('banner')
		const main = header.getByRole('navigation', { name: 'Main' })
		await main.getByText('Services', { exact: true }).click()
		const links = await main
			.getByRole('link')
			.evaluateAll((all) =>
				all.map((link) => [
					(link.querySelector('.font-display') ?? link).textContent,
					link.getAttribute('href'),
				]),
			)
		expect(links).toEqual([
			['Home', '/'],
			['Residential Service', '/residential'],
			['Commercial Service', '/commercial'],
			['Roll-Off Dumpsters', '/roll-off-dumpsters'],
			['Pickup Day', '/pickup-day'],
			['About', '/about'],
			['Contact', '/contact'],
		])
		for (const [name, path] of [
			['Order online', '/order'],
			['Pay My Bill', '/pay-my-bill'],
			['HOA Services', '/hoa-services'],
			['Help Center', '/help'],
		] as const)
			await expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
		await expect(header.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
		await expect(header.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
		for (const width of [1024, 1280]) {
			await page.setViewportSize({ width, height: 800 })
			const bar = await header.locator('.band').first().boundingBox()
			expect(bar?.height, `the top bar is one line at ${width}`).toBeLessThanOrEqual(48)
		}
	},
)

test(
	'SH-02 SH-03 admin mode shows the Admin link, and is remembered',
	{ tag: '@desktop' },
	async ({ page }) => {
		const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' })
		await openHydrated(page, '/')
		await expect(admin).toHaveCount(0)
		await openHydrated(page, '/?admin=1')
		await expect(admin).toHaveCount(0)

		await openHydrated(page, '/?admin=true')
		await expect(admin).toBeVisible()
		await expect(admin).toHaveAttribute('href', '/admin/login')
		await openHydrated(page, '/contact')
		await expect(admin).toBeVisible()
		await page.reload()
		await waitForHydration(page)
		await expect(admin).toBeVisible()
		await page.getByRole('link', { name: 'Home', exact: true }).first().click()
		await expect(page).toHaveURL('/')
		await expect(admin).toBeVisible()
	},
)

test(
	'SH-03 admin mode in one browser does not show in another',
	{ tag: '@desktop' },
	async ({ page, browser, site }) => {
		await openHydrated(page, '/?admin=true')
		const other = await browser.newPage({ baseURL: site.url })
		await openHydrated(other, '/')
		await expect(other.getByRole('link', { name: 'Admin' })).toHaveCount(0)
		await other.close()
	},
)

test(
	'FI-06 in forced colors the current page is marked, and nothing else',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.emulateMedia({ forcedColors: 'active' })
		await page.goto('/about')
		const lines = await page
			.getByRole('navigation', { name: 'Main' })
			.locator(':scope > ul > li > a, summary')
			.evaluateAll((entries) =>
				entries.map((entry) => ({
					name: entry.textContent ?? '',
					isMarked:
						getComputedStyle(entry).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
				})),
			)
		expect(lines.length).toBeGreaterThan(3)
		expect(lines.filter(({ isMarked }) => isMarked).map(({ name }) => name)).toEqual(['About'])
	},
)

test(
	'FI-06 in the dark scheme the footer is darker than a band of the page',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'dark' })
		await page.goto('/roll-off-dumpsters')
		const light = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((band) => {
					const canvas = document.createElement('canvas').getContext('2d')
					if (!canvas) return 0
					canvas.fillStyle = getComputedStyle(band).backgroundColor
					canvas.fillRect(0, 0, 1, 1)
					return canvas
						.getImageData(0, 0, 1, 1)
						.data.slice(0, 3)
						.reduce((sum, part) => sum + part, 0)
				})
		expect(await light('footer')).toBeLessThan((await light('main section.band')) - 20)
	},
)
