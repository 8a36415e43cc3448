import { expect, openHydrated, test } from './site.ts'

const schedule = '#holiday-schedule'

test(
	'AB-01 AB-03 the page says since when the company exists and links to the three services',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/about')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Since 2008')
		const main = page.getByRole('main')
		await expect(main).toContainText('founded in January 2008')
		const services = page.getByRole('region', { name: 'What we haul' })
		for (const path of ['/residential', '/roll-off-dumpsters', '/commercial']) {
			await expect(services.locator(`a[href="${path}"]`)).toHaveCount(1)
		}
		await expect(page.getByRole('figure', { name: 'Map of the towns we serve' })).toBeAttached()
	},
)

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		javaScriptEnabled ? 'with scripts' : 'without scripts',
		{ tag: javaScriptEnabled ? '@desktop' : '@phone' },
		() => {
			test.use({ javaScriptEnabled })

			test('AB-02 one advantage is open at a time; click, Enter and Space toggle it', async ({ page }) => {
				await page.goto('/about')
				const cards = page.locator('details[name="advantage"]')
				await expect(cards).toHaveCount(4)
				const isOpen = () => cards.evaluateAll((all) => all.map((card) => card.hasAttribute('open')))
				const summary = (at: number) => cards.nth(at).locator('summary')

				await summary(0).click()
				await expect.poll(isOpen).toEqual([true, false, false, false])
				await summary(2).click()
				await expect.poll(isOpen).toEqual([false, false, true, false])
				await summary(2).click()
				await expect.poll(isOpen).toEqual([false, false, false, false])
				await summary(3).focus()
				await page.keyboard.press('Enter')
				await expect.poll(isOpen).toEqual([false, false, false, true])
				await page.keyboard.press('Space')
				await expect.poll(isOpen).toEqual([false, false, false, false])
			})

			test('AB-04 the schedule is in view 100 ms after loading the address with its hash', async ({
				page,
			}) => {
				await page.goto(`/about${schedule}`)
				await page.waitForTimeout(100)
				await expect(page.locator(schedule).getByRole('heading', { level: 2 })).toBeInViewport()
			})
		},
	)
}

test("AB-04 the schedule is also in view after the home page's button", async ({ page }) => {
	await openHydrated(page, '/')
	await page.getByRole('main').getByRole('link', { name: 'Holiday Schedule' }).first().click()
	await expect(page).toHaveURL(/\/about#holiday-schedule$/)
	await page.waitForTimeout(100)
	await expect(page.locator(schedule).getByRole('heading', { level: 2 })).toBeInViewport()
})

test(
	'AB-05 the schedule lists six holidays for each of two years and explains the rules',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto(`/about${schedule}`)
		const tables = page.locator(schedule).getByRole('table')
		await expect(tables).toHaveCount(2)
		for (const table of await tables.all()) await expect(table.locator('time')).toHaveCount(6)
		const policy = page.locator(schedule)
		await expect(policy).toContainText("New Year's Day, Memorial Day, Independence Day, Labor Day")
		await expect(policy).toContainText('back by one day')
		await expect(policy).toContainText('moves Friday pickups to Saturday')
		await expect(policy).toContainText('Commercial accounts')
	},
)

test('AB-05 the schedule prints alone, on one page', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/about')
	const pdf = await page.pdf({ format: 'Letter' })
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
	await page.emulateMedia({ media: 'print' })
	await expect(page.locator(schedule)).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
