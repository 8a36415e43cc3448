import { expect, still, test, untilServed } from './site.ts'

test.use({ ...still, hasOwnSite: true })

const names = ['hero', 'services-overview', 'services-residential', 'services-commercial', 'services-rolloff']

test(
	'HM-11 text that staff write replaces the built-in text, and deleting its row restores it',
	{
		tag: '@desktop',
	},
	async ({ page, site }) => {
		const { db } = site.store
		await page.goto('/')
		const headings = page.locator('h1, #services h2, #services h3')
		const builtIn = await headings.allTextContents()
		expect(builtIn).toHaveLength(5)

		for (const name of names) {
			await db
				.updateTable('page_sections')
				.where('page_slug', '=', 'home')
				.where('section_name', '=', name)
				.set({ title: `Written for ${name}`, description: `More about ${name}.`, image_path: 'greeley' })
				.execute()
		}
		await untilServed(site, '/', 'Written for services-rolloff')
		await page.goto('/')
		await expect(headings).toHaveText(names.map((name) => `Written for ${name}`))
		for (const name of names) await expect(page.getByText(`More about ${name}.`)).toBeVisible()

		await db.deleteFrom('page_sections').where('page_slug', '=', 'home').execute()
		await untilServed(site, '/', 'Written for', false)
		await page.goto('/')
		await expect(headings).toHaveText(builtIn)
	},
)
