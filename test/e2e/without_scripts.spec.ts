import { expect, still, test } from './site.ts'

test.use({ ...still, javaScriptEnabled: false })

test(
	'SH-05 SH-11 without scripts the dropdown opens and the links work',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/')
		const main = page.getByRole('navigation', { name: 'Main' })
		const entry = main.getByRole('link', { name: 'Roll-Off Dumpsters' })
		await expect(entry).toBeHidden()
		await main.locator('summary').click()
		await expect(entry).toBeVisible()
		await main.locator('summary').click()
		await expect(entry).toBeHidden()
		await main.getByRole('link', { name: 'Contact' }).click()
		await expect(page).toHaveURL('/contact')
		await expect(main.locator('[aria-current="page"]')).toHaveText(['Contact'])
		await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
		await expect(page).toHaveURL('/contact#main')
	},
)

test(
	'SH-07 SH-08 without scripts the menu opens, closes and its links work',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.goto('/')
		const menu = page.getByRole('dialog', { name: 'Menu' })
		const opener = page.getByRole('button', { name: 'Menu', exact: true })
		await opener.tap()
		await expect(menu).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(menu).toBeHidden()
		await expect(opener).toBeFocused()
		await opener.tap()
		await menu.getByRole('link', { name: 'Contact' }).tap()
		await expect(page).toHaveURL('/contact')
	},
)

test('SH-06 without scripts search opens and leads to a results page', async ({ page }) => {
	await page.goto('/contact')
	await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
	const overlay = page.getByRole('dialog', { name: 'Search' })
	await expect(overlay).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(overlay).toBeHidden()
	await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
	await page.locator('#search-field').fill('contract')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/search?q=contract')
	await expect(page.getByRole('link', { name: 'Do I have to sign a contract?' })).toBeVisible()

	await page.locator('#query').fill('zzyzx')
	await page.keyboard.press('Enter')
	await expect(page.getByText('No matches found')).toBeVisible()
	await expect(page.locator('#query')).toHaveValue('zzyzx')
})

test('FQ-01 without scripts one answer is open at a time', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/')
	const questions = page.locator('#faq summary')
	await questions.nth(0).click()
	await questions.nth(1).click()
	await expect(page.locator('#faq details[open]')).toHaveCount(1)
	await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
	await questions.nth(1).click()
	await expect(page.locator('#faq details[open]')).toHaveCount(0)
})

test(
	'nothing that needs scripts is offered without them',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\).*\/nowhere/)
		for (const path of ['/', '/contact', '/search', '/nowhere']) {
			await page.goto(path)
			await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0)
			await expect(page.locator('[data-skeleton]')).toHaveCount(0)
		}
	},
)
