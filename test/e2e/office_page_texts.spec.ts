import { findings } from './axe.ts'
import { addTimnath, enterOffice, publish } from './office.ts'
import { expect, openHydrated, test, waitForHydration } from './site.ts'
import type { Site } from './open_site.ts'

test.use({ hasOwnSite: true })

const served = async (site: Site, path: string) => (await fetch(site.url + path)).text()

const builtIn = 'Call, or send us your address, and we tell you your price and your day.'

test.describe("texts of a town's page", { tag: '@desktop' }, () => {
	for (const javaScriptEnabled of [true, false]) {
		const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
		test(`RT-04 a town added in the office gets its own page texts there, ${how}`, async ({
			site,
			browser,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url })
			const page = await context.newPage()
			await enterOffice(context, site, 'editor')
			await addTimnath(page, 'residential')
			expect(await served(site, '/residential/timnath'), 'as built').toContain('Ready for a cart?')

			await page.getByRole('link', { name: 'Page texts', exact: true }).click()
			const timnath = page.getByRole('region', { name: 'Residential: Timnath' })
			await expect(timnath.getByText('As built: “Ready for a cart?”')).toBeVisible()
			await timnath.getByRole('link', { name: 'Write: Bottom of the page' }).click()
			await expect(page.getByLabel('Page', { exact: true })).toHaveValue('residential-timnath')
			await expect(page.getByLabel('Place on the page')).toHaveValue('bottom-cta')
			await expect(page.getByText(builtIn)).toBeVisible()
			await page.getByLabel('Heading').fill('Come on over, Timnath')
			await page.getByRole('button', { name: 'Preview' }).last().click()
			await expect(page.frameLocator('iframe').getByText('Come on over, Timnath')).toHaveCount(1)
			await publish(page)
			const html = await served(site, '/residential/timnath')
			expect(html).toContain('Come on over, Timnath')
			expect(html, 'an empty text is the built-in one').toContain(builtIn)
			await page.goto('/residential/timnath')
			await expect(page.getByRole('heading', { name: 'Come on over, Timnath' })).toBeVisible()
			await context.close()
		})
	}

	test('RT-04 the choice of places follows the chosen page, at once with scripts and by a button without', async ({
		page,
		site,
		browser,
		problems,
	}) => {
		problems.allow(/status of 422/)
		await enterOffice(page.context(), site, 'editor')
		await page.goto('/admin/content/page_sections/new')
		await waitForHydration(page)
		const place = page.getByLabel('Place on the page')
		await expect(place.getByRole('option')).toHaveText(['Choose one'])
		await page.getByLabel('Page', { exact: true }).selectOption('Roll-off: Windsor')
		await expect(place.getByRole('option')).toHaveText([
			'Choose one',
			'Where the container goes',
			'What goes in',
		])
		await place.selectOption('What goes in')
		await expect(page.getByText('Basements, mostly')).toBeVisible()
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByRole('main').getByRole('alert')).toContainText(
			'another page text stands here already',
		)
		await expect(place, 'what was chosen stays').toHaveValue('what-goes-in')
		expect(await findings(page)).toEqual([])

		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
		const plain = await context.newPage()
		await enterOffice(context, site, 'editor')
		await plain.goto('/admin/content/page_sections/new')
		await plain.getByLabel('Heading').fill('Typed before')
		await plain.getByLabel('Page', { exact: true }).selectOption('Residential: Greeley')
		await plain.getByRole('button', { name: 'Show this page’s places' }).click()
		await expect(plain.getByLabel('Place on the page').getByRole('option')).toHaveCount(4)
		await expect(plain.getByLabel('Page', { exact: true })).toHaveValue('residential-greeley')
		await expect(plain.getByLabel('Heading')).toHaveValue('Typed before')
		await context.close()
	})

	test("RT-04 a town's texts move with its address, are deleted with it and restored with it", async ({
		page,
		site,
	}) => {
		await enterOffice(page.context(), site, 'editor')
		await addTimnath(page, 'residential')
		const town = page.url().replace(/\?.*$/, '')
		await openHydrated(page, '/admin/content/page_sections')
		expect(await findings(page)).toEqual([])
		await page.goto(
			'/admin/content/page_sections/new?page_slug=residential-timnath&section_name=service-introduction',
		)
		await page.getByLabel('Heading').fill('Out by the reservoir')
		await publish(page)
		await page.goto(town)
		await waitForHydration(page)
		await page.getByLabel('Address').fill('timnath-ranch')
		await publish(page)
		expect(await served(site, '/residential/timnath-ranch')).toContain('Out by the reservoir')

		await page.getByText('Delete this residential town').click()
		await expect(page.getByText('the texts written for its page go with it')).toBeVisible()
		await page.getByRole('button', { name: 'Delete it' }).click()
		await expect(page.getByText('The history can bring it back.')).toBeVisible()
		await page.getByRole('link', { name: 'History' }).click()
		await page.getByRole('button', { name: /Bring it back: Timnath/ }).click()
		await expect(page.getByText('Taken back.')).toBeVisible()
		expect(await served(site, '/residential/timnath-ranch')).toContain('Out by the reservoir')
	})
})
