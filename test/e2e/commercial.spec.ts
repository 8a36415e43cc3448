import type { Page } from '@playwright/test'
import { mailHref, telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { hideTable } from './break_table.ts'
import { consentBox, fillQuote, leadsFrom, sendButton, typedQuote } from './quote_form.ts'
import { expect, openHydrated, test, untilServed } from './site.ts'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name })

test(
	'CM-01 CM-02 CM-05 the overview leads to the phone, the bill, the quote and the other services',
	{
		tag: '@desktop',
	},
	async ({ page }) => {
		await page.goto('/commercial')
		const hero = section(page, 'A dumpster that is empty when you need it')
		await expect(hero.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', telHref(facts.phone))
		await expect(hero.getByRole('link', { name: 'Pay My Bill' })).toHaveAttribute('href', '/pay-my-bill')
		await expect(hero.getByRole('link', { name: 'Get Commercial Quote' })).toHaveAttribute(
			'href',
			'/contact?service=commercial',
		)
		const flexible = section(page, 'Pickup on your schedule')
		await expect(flexible.getByRole('link', { name: 'Schedule Service' })).toHaveAttribute(
			'href',
			'/contact?service=commercial',
		)
		await expect(flexible.getByRole('listitem')).toHaveText([/Weekly/, /Bi-weekly/, /Monthly/, /On-demand/])
		const closing = section(page, 'Not sure which size you need?')
		for (const to of [
			'/residential',
			'/roll-off-dumpsters',
			'/hoa-services',
			'/contact?service=commercial',
		]) {
			await expect(closing.locator(`a[href="${to}"]`)).toBeVisible()
		}
		await expect(page.locator('#faq summary')).toHaveCount(6)
	},
)

test(
	'CM-03 CM-07 FI-103 the sizes are shown as cards that link to their pages, as drawings, and in a table',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/commercial')
		const drawn = page.locator('#sizes img[src*="/scale-commercial.svg#"]')
		await expect(drawn.first()).toHaveAttribute(
			'alt',
			'The 2 and 3-yard dumpsters, drawn to scale beside a person of 5 ft 9 and a pickup truck',
		)
		await expect(drawn).toHaveCount(facts.commercial.length + 2)
		for (const { yards } of facts.commercial) {
			const card = page.getByRole('article').filter({ hasText: `${yards} Yard Dumpster` })
			await expect(page.locator(`#sizes img[src$="#dumpster-${yards}"]`)).toHaveCount(1)
			const link = card.getByRole('link', { name: `See the ${yards} Yard` })
			await expect(link).toHaveAttribute('href', `/commercial/${yards}-yard`)
		}
		const table = page.getByRole('table', { name: 'Dumpster sizes in figures' })
		await expect(table.getByRole('columnheader')).toHaveText(['Size', 'Dimensions', 'Capacity', 'Ideal For'])
		const [small] = facts.commercial
		await expect(table.getByRole('row', { name: '2 Yard' })).toContainText(`${small?.feet.join('x')} ft`)
		await expect(table.getByRole('row', { name: '2 Yard' })).toContainText(`About ${small?.bags} bags`)
	},
)

test(
	'CM-06 a size page has breadcrumb, features, specifications, questions, areas, phone and email',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/commercial/3-yard')
		const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
		await expect(crumbs).toHaveText([/Home/, /Commercial Services/, /3 Yard Dumpster/])
		const hero = section(page, '3 Yard Dumpster').first()
		await expect(hero.getByRole('link', { name: facts.phone })).toHaveAttribute('href', telHref(facts.phone))
		await expect(section(page, 'Why Choose Our 3 Yard Dumpster').getByRole('listitem')).toHaveCount(5)
		await expect(page.getByRole('table', { name: 'Specifications' })).toContainText('600 lbs')
		await expect(page.locator('#faq summary')).toHaveCount(3)
		const areas = section(page, 'Service areas').getByRole('listitem')
		await expect(areas).toHaveText(['Fort Collins', 'Wellington', 'Windsor'])
		const quote = section(page, 'Get a price for the 3 Yard Dumpster')
		await expect(quote.locator(`a[href="${telHref(facts.phone)}"]`)).toBeVisible()
		await expect(quote.locator(`a[href="${mailHref(facts.email)}"]`)).toBeVisible()
	},
)

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		`with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
		{ tag: javaScriptEnabled ? '@desktop' : '@phone' },
		() => {
			test.use({ javaScriptEnabled })

			test('CM-06 Get Free Quote leads to the form, which takes the request', async ({
				page,
				site,
			}, info) => {
				const email = `${info.project.name}-${javaScriptEnabled}@size.example`
				await page.goto('/commercial/2-yard')
				await main(page).getByRole('link', { name: 'Get Free Quote' }).click()
				await expect(page).toHaveURL('/commercial/2-yard#contact-form')
				await expect(page.locator('#contact-form')).toBeInViewport()
				await fillQuote(page, typedQuote(email))
				await consentBox(page).check()
				await sendButton(page).click()
				await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
				await expect(page).toHaveURL(/\/commercial\/2-yard\?sent=[0-9a-f-]+#contact-form$/)
				expect(await leadsFrom(site, email)).toHaveLength(1)
			})
		},
	)
}

test(
	'CM-08 a size that the company does not have gets “Information not available” and links to the others',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\)/)
		await page.goto('/commercial/5-yard')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Information not available')
		await main(page).getByRole('link', { name: '2 Yard' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Yard Dumpster')
	},
)

test.describe('when sizes and specifications cannot be read', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('CM-03 CM-04 both show an error; Try Again shows that both are loading, then shows both', async ({
		page,
		site,
	}) => {
		const failure = 'Unable to load specifications at this time.'
		const putBack = await hideTable(site, 'commercial_specs')
		const putSizesBack = await hideTable(site, 'commercial_sizes')
		await untilServed(site, '/commercial', failure)
		await untilServed(site, '/commercial', 'Unable to load dumpster sizes at this time.')
		await openHydrated(page, '/commercial')
		const sizes = page.getByRole('alert').filter({ hasText: 'Unable to load dumpster sizes' })
		await expect(sizes.getByRole('link', { name: facts.phone })).toHaveAttribute('href', telHref(facts.phone))

		await putBack()
		await putSizesBack()
		await untilServed(site, '/commercial', failure, false)
		await untilServed(site, '/commercial', 'Unable to load', false)
		const answer = Promise.withResolvers<void>()
		await page.route(/\.data/, async (route) => {
			await answer.promise
			await route.continue()
		})
		await page.locator('#specifications').getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByText('Loading specifications...')).toBeVisible()
		await expect(page.locator('#sizes [data-skeleton]')).toHaveCount(2)
		answer.resolve()
		await expect(page.getByRole('table', { name: 'Dumpster sizes in figures' })).toBeVisible()
		await expect(page.getByRole('article')).toHaveCount(2)
	})
})
