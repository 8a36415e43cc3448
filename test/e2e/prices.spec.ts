import { residentialTowns } from '#db/seed/residential_towns.ts'
import { expect, test } from './site.ts'

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'FI-33 a choice of cart and extras shows its total, all totals can be shown, and the choice is carried into the order',
		{ tag: '@phone' },
		async ({ page }) => {
			await page.goto('/')
			const prices = page.locator('form.prices')
			const shown = prices.getByRole('row').filter({ visible: true })
			await expect(shown).toHaveText(['65-gallon cart$29 a month'])
			await prices.getByText('96 gallons', { exact: true }).tap()
			await prices.getByText('Recycling', { exact: true }).tap()
			await expect(shown).toHaveText(['96-gallon cart with recycling$43 a month'])
			await prices.getByText('Show all prices').tap()
			await expect(shown).toHaveCount(8)
			await prices.getByRole('button', { name: 'Order online' }).tap()
			await expect(page).toHaveURL('/order?cart=large&extras=recycling')
			await expect(page.getByRole('radio', { name: /96-gallon cart/ })).toBeChecked()
			await expect(page.getByRole('checkbox', { name: 'Recycling' })).toBeChecked()
		},
	)
})

test(
	'FI-34 on a phone the first screen of the overview and of every town shows the price and the pickup day',
	{ tag: '@phone' },
	async ({ page }) => {
		for (const [width, height] of [
			[360, 740],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height })
			for (const path of ['/residential', ...residentialTowns.map(({ slug }) => `/residential/${slug}`)]) {
				await page.goto(path, { waitUntil: 'domcontentloaded' })
				// The bar is hidden once scripts find the page's own buttons in view.
				const bottom = (await page.locator('.phone-bar').boundingBox())?.y ?? height
				const notice = await page.getByRole('complementary', { name: 'This week' }).count()
				// In a week without a holiday, leaves room for the two lines of a holiday notice.
				const room = notice > 0 ? 0 : 64
				for (const fact of await page.locator('[data-first]').all()) {
					const box = await fact.boundingBox()
					if (!box) throw new Error(`Nothing to measure on ${path}`)
					const where = `${path} at ${width}: ${await fact.textContent()}`
					expect(box.y + box.height + room, where).toBeLessThanOrEqual(bottom)
				}
				await expect(page.locator('[data-first="price"]')).toHaveText(/\$29/)
				await expect(page.locator('[data-first="day"]')).toHaveText(/Trash day/)
			}
		}
	},
)
