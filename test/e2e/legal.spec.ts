import { expect, openHydrated, test } from './site.ts'

for (const { id, path, title, count } of [
	{ id: 'LG-01', path: '/privacy-policy', title: 'Privacy Policy', count: 21 },
	{ id: 'LG-02', path: '/terms-of-service', title: 'Terms of Service', count: 8 },
]) {
	test(
		`${id} ${path} has ${count} sections, each reached from the contents`,
		{ tag: '@phone' },
		async ({ page }) => {
			await page.goto(path)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
			await expect(page.getByRole('main')).toContainText('Effective June 25, 2025')
			await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(count)
			const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')
			await expect(contents).toHaveCount(count)
			const last = contents.last().getByRole('link')
			const anchor = await last.getAttribute('href')
			await last.click()
			await expect(page).toHaveURL(new RegExp(`${path}${anchor}$`))
			await expect(page.locator(`${anchor} h2`)).toBeInViewport()
		},
	)
}

test(
	'LG-02 the terms of service set out payment and the cancellation of roll-off and residential service',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/terms-of-service#cancellations')
		const section = page.locator('#cancellations')
		await expect(section).toContainText(
			'24 hours before delivery and you get a refund less card processing fees',
		)
		await expect(section).toContainText('a same-day cancellation may incur a dry-run or delivery fee')
		await expect(section).toContainText('no refunds once the service is done')
		await expect(section).toContainText('at least 24 hours before your pickup day')
		await expect(page.locator('#payment')).toContainText('payment is due in full at booking')
	},
)

test('LG-05 the services overview leads to every service', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/services')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services')
	const main = page.getByRole('main')
	for (const path of ['/residential', '/commercial', '/roll-off-dumpsters', '/hoa-services']) {
		await expect(main.locator(`a[href="${path}"]`).first()).toBeAttached()
	}
})

test('D20 the questions are in groups, one open at a time', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/faqs')
	const entries = page.locator('details[name="faq"]')
	expect(await entries.count()).toBeGreaterThan(30)
	await entries.nth(0).locator('summary').click()
	await entries.nth(12).locator('summary').click()
	await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)
	await page.getByRole('link', { name: 'For HOAs' }).click()
	await expect(page.locator('#hoa h2')).toBeInViewport()
})
