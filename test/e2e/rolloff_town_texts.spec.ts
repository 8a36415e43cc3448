import { addTimnath, enterOffice, publish } from './office.ts'
import { expect, test } from './site.ts'

test.use({ hasOwnSite: true })

test.describe("texts of a roll-off town's page", { tag: '@desktop' }, () => {
	for (const javaScriptEnabled of [true, false]) {
		const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
		test(`RO-04 a town added in the office gets its heading, tiles and texts there, ${how}`, async ({
			site,
			browser,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url })
			const page = await context.newPage()
			await enterOffice(context, site, 'editor')
			await addTimnath(page, 'roll-off')
			const town = page.url()
			await page.goto('/roll-off-dumpsters/timnath')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll-Off Dumpster Rentals in Timnath')
			await expect(page.getByRole('main')).toContainText(/Same-day\s*delivery\s*Local\s*service/)
			await expect(page.getByRole('heading', { name: 'A firm, clear spot' })).toBeVisible()

			await page.goto(town)
			await page.getByRole('textbox', { name: /^Heading/ }).fill('Dumpsters Around the Reservoir')
			await page.getByLabel('Before the word “delivery”').fill('Next-day')
			await page.getByLabel('Before the word “service”').fill('Lakeside')
			await publish(page)
			await page.goto('/admin/content/page_sections')
			const texts = page.getByRole('region', { name: 'Roll-off: Timnath' })
			await texts.getByRole('link', { name: 'Write: Where the container goes' }).click()
			await page.getByLabel('Heading').fill('Off the dam road')
			await publish(page)

			await page.goto('/roll-off-dumpsters/timnath')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumpsters Around the Reservoir')
			await expect(page.getByRole('main')).toContainText(/Next-day\s*delivery\s*Lakeside\s*service/)
			await expect(page.getByRole('heading', { name: 'Off the dam road' })).toBeVisible()
			await context.close()
		})
	}

	test("RO-04 a town page's built-in texts are edited like the office's own", async ({ page, site }) => {
		await enterOffice(page.context(), site, 'editor')
		await page.goto('/admin/content/rolloff_towns')
		await page.getByRole('link', { name: 'Northern Communities' }).click()
		await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue(
			'Rural & Mountain Dumpster Rentals',
		)
		await expect(page.getByLabel('Before the word “delivery”')).toHaveValue('Road-checked')
		await page.getByLabel('Before the word “service”').fill('Canyon')
		await publish(page)
		await page.goto('/admin/content/page_sections')
		const texts = page.getByRole('region', { name: 'Roll-off: Northern Communities' })
		await texts.getByRole('link', { name: 'Slash, cabins and bears' }).click()
		await page.getByLabel('Heading').fill('Slash, cabins and elk')
		await publish(page)
		await page.goto('/roll-off-dumpsters/northern-communities')
		await expect(page.getByRole('main')).toContainText(/Road-checked\s*delivery\s*Canyon\s*service/)
		await expect(page.getByRole('heading', { name: 'Slash, cabins and elk' })).toBeVisible()
	})
})
