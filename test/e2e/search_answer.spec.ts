import { overlay, openSearch, searchFor } from './search_dialog.ts'
import { expect, test } from './site.ts'

test('SE-10 the dialog shows an answer above its results', { tag: '@phone' }, async ({ page }) => {
	await openSearch(page)
	await searchFor(page, 'how much is a cart')
	const answer = overlay(page).getByRole('region', { name: 'Answer', exact: true })
	await expect(answer).toContainText('$29 or $33 a month')
	await searchFor(page, 'loveland trash')
	await expect(answer).toContainText('We don’t empty carts in Loveland yet')
	await answer.getByRole('link', { name: 'Roll-off dumpsters in Loveland' }).click()
	await expect(page).toHaveURL('/roll-off-dumpsters/loveland')
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'SE-10 the search page shows an answer above its results, or the results alone if it has none',
		{ tag: '@desktop' },
		async ({ page }) => {
			await page.goto('/search?q=office+hours')
			await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText(
				'Monday to Friday 7:00 AM to 4:00 PM',
			)
			await page.goto('/search?q=christmas+tree')
			await expect(page.getByRole('region', { name: 'Answer', exact: true })).toHaveCount(0)
			await expect(page.getByRole('main').getByRole('link', { name: 'Couches, mattresses' })).toBeVisible()
		},
	)
})
