import type { Page } from '@playwright/test'
import { telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { hideTable } from './break_table.ts'
import { expect, openHydrated, test, untilServed } from './site.ts'

const main = (page: Page) => page.getByRole('main')
const linkTo = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const section = (page: Page, name: string) => main(page).getByRole('region', { name })

test(
	'RS-01 RS-04 the overview leads to the phone, the order, the schedule, the towns and the other services',
	{
		tag: '@desktop',
	},
	async ({ page }) => {
		await page.goto('/residential')
		const hero = section(page, 'Your cart, emptied every week')
		await expect(hero.getByRole('link', { name: 'Call' })).toHaveAttribute('href', telHref(facts.phone))
		await expect(hero.getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order')
		await expect(hero.getByRole('link', { name: 'Holiday Schedule' })).toHaveAttribute(
			'href',
			'/about#holiday-schedule',
		)
		const lawn = section(page, 'Grass and leaves, in season')
		await expect(lawn).toContainText(`One ${facts.lawnCan?.gallons}-gallon can`)
		await expect(lawn).toContainText(`$${facts.prices.lawn}/month`)
		await expect(lawn).toContainText(`${facts.lawnSeason.from} through ${facts.lawnSeason.to}`)
		await expect(lawn.getByRole('link', { name: 'Order online' })).toHaveAttribute(
			'href',
			'/order?service=lawn',
		)

		const towns = section(page, 'Which town is yours?').getByRole('link')
		await expect(towns).toHaveCount(residentialTowns.length)
		for (const { slug, name } of residentialTowns) {
			await expect(towns.filter({ hasText: name })).toHaveAttribute('href', `/residential/${slug}`)
		}

		const closing = section(page, 'Ready when you are')
		await expect(closing.getByRole('link', { name: 'Call' })).toHaveAttribute('href', telHref(facts.phone))
		await expect(closing.getByRole('link', { name: 'Get Quote Online' })).toHaveAttribute(
			'href',
			'/contact?service=residential-services',
		)
		for (const to of ['/hoa-services', '/commercial', '/roll-off-dumpsters']) {
			await expect(closing.locator(`a[href="${to}"]`)).toBeVisible()
		}
	},
)

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		`with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
		{ tag: javaScriptEnabled ? '@desktop' : '@phone' },
		() => {
			test.use({ javaScriptEnabled })

			test('RS-02 CF-02 several answers may be open at once', async ({ page }) => {
				await page.goto('/residential')
				const questions = page.locator('#faq summary')
				await expect(questions).toHaveCount(14)
				await questions.nth(1).click()
				await questions.nth(7).click()
				await expect(page.locator('#faq details[open]')).toHaveCount(2)
				await expect(page.getByText('A missed pickup is returned the next business day.')).toBeVisible()
				await questions.nth(1).click()
				await expect(page.locator('#faq details[open]')).toHaveCount(1)
			})

			test("RT-02 RT-03 RT-05 RT-07 a town page has that town's facts", async ({ page }) => {
				await page.goto('/residential/wellington')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(
					'Wellington Residential Trash & Recycling',
				)
				const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
				await expect(crumbs).toHaveText([/Home/, /Residential Service/, /Wellington Residential/])
				const sign = section(page, 'Around Wellington').getByRole('link')
				await expect(sign).toHaveText([
					/North County.*9/,
					/Fort Collins.*9/,
					/Severance.*15/,
					'Commercial Services',
				])
				await expect(linkTo(page, 'Commercial Services')).toHaveAttribute('href', '/commercial')
				const pickup = section(page, 'How Our Weekly Pickup Works')
				await expect(pickup).toContainText('Wellington is Monday.')
				await expect(pickup.getByRole('link', { name: 'All of Wellington' })).toBeVisible()
				await expect(linkTo(page, 'Explore HOA Services')).toHaveAttribute('href', '/hoa-services')
				await expect(page.getByText('When do you come to Wellington?')).toBeVisible()
				await expect(page.getByText('windy Windsor night')).toHaveCount(0)
				await expect(section(page, 'A cart in Wellington')).toBeVisible()
			})
		},
	)
}

test("RT-06 a town's prices are a table", { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/residential/greeley')
	const table = page.getByRole('table', { name: 'Prices in Greeley' })
	await expect(table.getByRole('columnheader')).toHaveText(['Cart Type', 'Monthly Price'])
	await expect(table.getByRole('row', { name: `${facts.carts[0]?.gallons}-gallon cart` })).toContainText(
		`$${facts.carts[0]?.price}/month`,
	)
})

test(
	"RT-08 a spinner shows while a town's page loads from a link on another town's page",
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/residential/windsor')
		const answer = Promise.withResolvers<void>()
		await page.route(/severance\.data/, async (route) => {
			await answer.promise
			await route.continue()
		})
		await main(page).getByRole('link', { name: 'Severance 4 miles' }).click()
		await expect(page.locator('[data-spinner]')).toBeVisible()
		await expect(page.getByText('Loading the town’s page')).toBeVisible()
		answer.resolve()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Severance Residential Trash & Recycling',
		)
		await expect(page.locator('[data-spinner]')).toHaveCount(0)
		await expect(page).toHaveTitle(/^Severance/)
	},
)

test(
	'RT-08 an unknown town gets “Page Not Found” with links to the known towns',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\)/)
		await page.goto('/residential/nowhere')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
		await expect(page.getByText('The requested residential service page could not be found.')).toBeVisible()
		await main(page).getByRole('link', { name: 'Greeley' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greeley Residential Trash & Recycling')
	},
)

test.describe('when the questions cannot be read', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('RS-02 RS-03 a box shows the failure; Try Again shows skeletons, then the questions', async ({
		page,
		site,
	}) => {
		const failure = 'Oops! Unable to load FAQs for this location'
		const putBack = await hideTable(site, 'faqs')
		await untilServed(site, '/residential/windsor', failure)
		await openHydrated(page, '/residential/windsor')
		const box = page.getByRole('alert').filter({ hasText: failure })
		await expect(box).toContainText(
			'Please try refreshing this section or contact us if the problem persists.',
		)
		await putBack()
		await untilServed(site, '/residential/windsor', failure, false)
		const answer = Promise.withResolvers<void>()
		await page.route(/\.data/, async (route) => {
			await answer.promise
			await route.continue()
		})
		await box.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.locator('#faq [data-skeleton]')).toHaveCount(5)
		answer.resolve()
		await expect(page.locator('#faq summary')).toHaveCount(10)
		await expect(page.locator('[data-skeleton]')).toHaveCount(0)
	})

	test('RS-02 the section of questions is left out if no question is active', async ({ page, site }) => {
		await site.store.db.updateTable('faqs').set({ is_active: false }).execute()
		await untilServed(site, '/residential', 'id="faq"', false)
		await page.goto('/residential')
		await expect(page.locator('#faq')).toHaveCount(0)
	})
})
