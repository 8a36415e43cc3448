import { holdBackData } from './delayed_scripts.ts'
import { expect, openHydrated, test } from './site.ts'

for (const [path, label] of [
	['/help', 'What would you like to know?'],
	['/search', 'What are you looking for?'],
] as const) {
	test(
		`text typed into the search field of ${path} while its search is on the way stays; Back shows what was searched`,
		{ tag: '@desktop' },
		async ({ page }) => {
			await openHydrated(page, path)
			const field = page.getByRole('main').getByLabel(label)
			const found = page.getByRole('main').getByRole('heading', { level: 2 })
			const answer = await holdBackData(page)
			await field.fill('cart')
			await field.press('Enter')
			await page.keyboard.type(' lid')
			answer()
			await expect(found.filter({ hasText: 'for “cart”' })).toBeVisible()
			await page.keyboard.type(' broken')
			await expect(field).toHaveValue('cart lid broken')
			await page.keyboard.press('Enter')
			await expect(found.filter({ hasText: 'for “cart lid broken”' })).toBeVisible()
			await page.goBack()
			await expect(field).toHaveValue('cart')
			await page.goBack()
			await expect(field).toHaveValue('')
		},
	)
}
