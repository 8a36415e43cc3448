import { findings } from './axe.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'SD-01 SD-02 SD-03 SD-05 an order shows its total and pickup day while being filled in, keeps what was typed after an error, and is stored',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		// Invalid forms are answered with a 422.
		problems.allow(/422/)
		await openHydrated(page, '/residential/windsor')
		await page.getByRole('main').getByRole('button', { name: 'Order online' }).click()
		await expect(page.getByText('From the Windsor page: 65-gallon cart.')).toBeVisible()
		await expect(page.getByLabel('Town')).toHaveValue('Windsor')
		const summary = page.getByRole('region', { name: 'Your order' })
		await page.getByLabel(/65-gallon cart/).check()
		await page.getByLabel(/^Lawn pickup/).check()
		await expect(summary).toContainText('$29 a month')
		await expect(summary).toContainText('$49 a month in the lawn season')
		await page.getByLabel('Service Address').fill('1 Nowhere Street')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await expect(page.getByText('We can’t find')).toBeVisible()
		await page.getByLabel('Service Address').fill('512 Walnut St')
		await page.getByLabel('Phone').fill('970 555 0100')
		await expect(page.getByText('Your pickup day is Wednesday')).toBeVisible()
		await expect(summary).toContainText('First pickup:')
		// Wherever the page was scrolled to, the header may cover most of a control, which axe then calls too small.
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText('Please enter your email address.').first()).toBeVisible()
		await page.getByLabel('Email Address').fill('june.order@example.com')
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		await expect(page.getByText('Order received').first()).toBeVisible()
		await expect(page.getByRole('navigation', { name: 'What to order' })).toBeHidden()
		const rows = await site.store.db
			.selectFrom('service_orders')
			.select(['name', 'cart', 'monthly_dollars', 'season_dollars', 'area_slug'])
			.where('area_slug', '=', 'windsor-lake')
			.execute()
		expect(rows).toEqual([
			{
				name: 'June Alvarez',
				cart: '65-gallon cart',
				monthly_dollars: 29,
				season_dollars: 49,
				area_slug: 'windsor-lake',
			},
		])
	},
)

test(
	'SD-04 the suggested street that was chosen stays chosen when the visitor tabs through the address again',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/order')
		await page.getByLabel('Service Address').fill('1204 Mian St')
		await page.getByLabel('Town').fill('Windsor')
		await page.getByLabel('Full Name').focus()
		await page.getByLabel(/^1204 Main St/).check()
		await expect(page.getByText('Your pickup day is Wednesday')).toBeVisible()
		const asked: string[] = []
		page.on('request', (request) => {
			if (request.method() === 'POST') asked.push(request.postData() ?? '')
		})
		await page.getByLabel('Service Address').focus()
		await page.getByLabel('Full Name').focus()
		await page.getByLabel(/^Recycling/).check()
		await expect.poll(() => asked.length).toBeGreaterThan(0)
		expect(asked.filter((body) => !body.includes('area_slug=windsor-lake'))).toEqual([])
		await expect(page.getByText('Your pickup day is Wednesday')).toBeVisible()
	},
)

test(
	'SD-04 a visitor who lives on none of the suggested streets can ask for a quote with what was typed',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/422/)
		await openHydrated(page, '/order')
		await page.getByLabel('Service Address').fill('300 Walnut St')
		await page.getByLabel('Town').fill('Greeley')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await expect(page.getByText('If one is yours, choose it; if not,')).toBeVisible()
		await expect(page.getByLabel(/^300 Walnut St, /)).toHaveCount(2)
		expect(await findings(page)).toEqual([])
		await page.getByLabel('Phone').fill('970 555 0100')
		await page.getByLabel('Email Address').fill('june.walnut@example.com')
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText('Please choose a cart.').first()).toBeVisible()
		await page.getByLabel(/96-gallon cart/).check()
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText(/^Please choose the one that is yours, or ask us/).first()).toBeVisible()
		await page.getByRole('checkbox', { name: /I agree to receive text messages/ }).check()
		await page.getByRole('button', { name: 'Ask for a quote instead' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		const quotes = site.store.db.selectFrom('quote_requests').select(['name', 'address'])
		expect(await quotes.where('email', '=', 'june.walnut@example.com').execute()).toEqual([
			{ name: 'June Alvarez', address: '300 Walnut St, Greeley' },
		])
	},
)

for (const meanwhile of ['the order is sent', 'another service is chosen'] as const) {
	test(
		`SD-02 ${meanwhile} while the total is looked up, which fails on the way: the next page is shown`,
		{ tag: '@desktop' },
		async ({ page, problems }) => {
			problems.allow(/ERR_FAILED|The form could not be sent/)
			await openHydrated(page, '/order')
			await page.getByLabel(/65-gallon cart/).check()
			await page.getByLabel('Full Name').fill('June Alvarez')
			await page.getByLabel('Phone').fill('970 555 0100')
			await page.getByLabel('Email Address').fill('june.meanwhile@example.com')
			const lookUp = Promise.withResolvers<() => Promise<void>>()
			const nextPage = Promise.withResolvers<() => Promise<void>>()
			let isHeld = true
			await page.route('**/order.data**', (route) => {
				const asked = route.request()
				if (isHeld && asked.postData()?.includes('intent=total')) return lookUp.resolve(() => route.abort())
				if (isHeld && asked.method() === 'GET') return nextPage.resolve(() => route.continue())
				return route.continue()
			})
			await page.getByLabel('Service Address').fill('1204 Main St')
			await page.getByLabel('Town').fill('Windsor')
			await page.getByLabel('Full Name').focus()
			const fail = await lookUp.promise
			if (meanwhile === 'the order is sent')
				await page.getByRole('button', { name: 'Place my order' }).click()
			else await page.getByRole('link', { name: 'Lawn pickup only' }).click()
			const goOn = await nextPage.promise
			const failed = page.waitForEvent('console', (message) => message.text().includes('could not be sent'))
			await fail()
			await failed
			isHeld = false
			await goOn()
			if (meanwhile === 'the order is sent')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in')
			else
				await expect(page.getByRole('link', { name: 'Lawn pickup only' })).toHaveAttribute(
					'aria-current',
					'true',
				)
		},
	)
}

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('SD-02 SD-04 a button updates the total, and an order for a town that is not served can be sent as a quote request', async ({
		page,
		problems,
	}) => {
		problems.allow(/422/)
		await page.goto('/order')
		await page.getByLabel(/96-gallon cart/).check()
		await page.getByLabel('Service Address').fill('77 River Road')
		await page.getByLabel('Town').fill('Estes Park')
		await page.getByRole('button', { name: 'Update total' }).click()
		await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$33 a month')
		await expect(page.getByText('We don’t pick up trash in Estes Park yet')).toBeVisible()
		// Unlike an order, a quote request needs the consent to texts.
		await expect(page.getByText('Rather not get texts?')).toBeVisible()
		await expect(page.getByLabel(/96-gallon cart/)).toBeChecked()
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Phone').fill('970 555 0100')
		await page.getByLabel('Email Address').fill('june.order@example.com')
		await page.getByRole('checkbox', { name: /I agree to receive text messages/ }).check()
		await page.getByRole('button', { name: 'Ask for a quote instead' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
	})
})
