import { addressLine, mailHref, telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { servedPlaces } from '#app/company/routes.ts'
import { expect, test, untilServed } from './site.ts'

test(
	'CT-01 CT-03 the contact page has the form, the other ways to reach the company, its hours and its towns',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.goto('/contact')
		const main = page.getByRole('main')
		await expect(main.getByRole('button', { name: 'Request My Free Quote' })).toBeVisible()
		const info = page.getByRole('region', { name: 'Or talk to a person' })
		await expect(info.getByRole('link', { name: facts.phone })).toHaveAttribute('href', telHref(facts.phone))
		await expect(info.getByRole('link', { name: facts.email })).toHaveAttribute('href', mailHref(facts.email))
		await expect(info.getByText(addressLine(facts))).toBeVisible()
		await expect(info.getByText(/^Monday to Friday,? 7:00 AM to 4:00 PM$/)).toBeVisible()
		await expect(info.getByText(/^Saturday: closed$/)).toBeVisible()
		await expect(info.getByText(/^Sunday: emergency service only, .*available/i)).toBeVisible()
		for (const town of servedPlaces(facts.routes)) await expect(info.getByText(town).first()).toBeVisible()
		await expect(info.getByText(/within 2 business hours/)).toBeVisible()
	},
)

test('CT-02 #contact-form and #quote land on the form', async ({ page }) => {
	for (const hash of ['contact-form', 'quote']) {
		await page.goto('/')
		await page.goto(`/contact#${hash}`)
		const top = () => page.locator(`#${hash}`).evaluate((target) => target.getBoundingClientRect().top)
		await expect.poll(top).toBeLessThan(200)
		await expect(page.getByLabel('Full Name')).toBeInViewport()
	}
})

test.describe('what staff write on the contact page', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	const names = [
		'hero',
		'contact-info-title',
		'phone',
		'email',
		'service-areas',
		'business-hours',
		'response-guarantee',
	]

	test('CT-04 replaces the built-in text, and deleting the row restores it', async ({ page, site }) => {
		const { db } = site.store
		await page.goto('/contact')
		const main = page.getByRole('main')
		const builtIn = await main.getByRole('heading').allTextContents()
		for (const name of names) {
			await db
				.updateTable('page_sections')
				.where('page_slug', '=', 'contact')
				.where('section_name', '=', name)
				.set({ title: `Title of ${name}`, description: `About ${name}.` })
				.execute()
		}
		await untilServed(site, '/contact', 'Title of response-guarantee')
		await page.goto('/contact')
		for (const name of names) {
			await expect(main.getByRole('heading', { name: `Title of ${name}`, exact: true })).toBeVisible()
			await expect(main.getByText(`About ${name}.`, { exact: true })).toBeVisible()
		}
		await db.deleteFrom('page_sections').where('page_slug', '=', 'contact').execute()
		await untilServed(site, '/contact', 'Title of', false)
		await page.goto('/contact')
		await expect(main.getByRole('heading')).toHaveText(builtIn)
	})
})
