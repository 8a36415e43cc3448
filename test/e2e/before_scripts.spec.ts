import { setTimeout as sleep } from 'node:timers/promises'
import { consentBox, fillQuote, leadsFrom, sendButton, shownQuote, typedQuote } from './quote_form.ts'
import { openWithDelayedScripts, scripts } from './delayed_scripts.ts'
import { notedPress, notePress, pressAtEveryMoment, pressMs } from './pressed_links.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'SH-05 a click on Services before scripts load opens it, and hydration leaves it open',
	{
		tag: '@desktop',
	},
	async ({ page }) => {
		const { release } = await openWithDelayedScripts(page, '/')
		const main = page.getByRole('navigation', { name: 'Main' })
		const entry = main.getByRole('link', { name: 'Commercial Service' })
		await main.locator('summary').click()
		await expect(entry).toBeVisible()
		await release()
		await expect(entry).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(entry).toBeHidden()
	},
)

test(
	'SH-07 a tap on the menu button before scripts load opens the menu, and hydration leaves it open',
	{
		tag: '@phone',
	},
	async ({ page }) => {
		const { release } = await openWithDelayedScripts(page, '/')
		const menu = page.getByRole('dialog', { name: 'Menu' })
		await page.getByRole('button', { name: 'Menu', exact: true }).tap()
		await expect(menu).toBeVisible()
		await release()
		await expect(menu).toBeVisible()
		await menu.getByRole('link', { name: 'Contact' }).tap()
		await expect(page).toHaveURL('/contact')
		await expect(menu).toBeHidden()
	},
)

test('SH-06 a click on Search before scripts load opens it, and hydration keeps what was typed', async ({
	page,
}) => {
	const { release } = await openWithDelayedScripts(page, '/')
	await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
	const field = page.locator('#search-field')
	await expect(field).toBeFocused()
	await field.fill('holiday')
	await release()
	await expect(field).toBeVisible()
	await expect(field).toHaveValue('holiday')
	await expect(field).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/search?q=holiday')
})

test(
	'SH-11 a link works at whatever moment of hydration it is pressed',
	{ tag: '@desktop' },
	async ({ page }) => {
		const devTools = await page.context().newCDPSession(page)
		await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
		const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
		await pressAtEveryMoment(async (moment) => {
			await page.goto('/contact')
			const box = await about.boundingBox()
			if (!box) throw new Error('The link is not shown.')
			await page.evaluate(notePress)
			// Not awaited until later: the test is about events that arrive while the page is busy hydrating.
			const moved = page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
			await sleep(moment)
			const down = page.mouse.down()
			await sleep(pressMs)
			await Promise.all([moved, down, page.mouse.up()])
			await expect(page, `pressed after ${moment} ms`).toHaveURL('/about')
			return page.evaluate(notedPress)
		})
		await devTools.detach()
	},
)

test(
	'SH-06 a link that is pressed while the search dialog is loading still leads to its page',
	{ tag: '@desktop' },
	async ({ page }) => {
		const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>()
		await page.route('**/search_dialog-*.js', async (route) => {
			await isPressed
			await route.continue()
		})
		await openHydrated(page, '/contact')
		await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
		const overlay = page.getByRole('dialog', { name: 'Search' })
		await overlay.getByRole('link', { name: 'Cart sizes and prices' }).hover()
		await page.mouse.down()
		pressed()
		await expect(overlay.getByRole('button', { name: 'Filter and sort' })).toBeVisible()
		await page.mouse.up()
		await expect(page).toHaveURL('/#plans')
	},
)

test(
	'FQ-01 a click on a question before scripts load opens it, and hydration leaves it open',
	{ tag: '@phone' },
	async ({ page }) => {
		const { release } = await openWithDelayedScripts(page, '/')
		const questions = page.locator('#faq summary')
		await questions.nth(1).click()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
		await release()
		await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
		await questions.nth(3).click()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
	},
)

test(
	'QF-06 a form sent before scripts load makes one lead and shows its reference number',
	{ tag: '@phone' },
	async ({ page, site }) => {
		const quote = typedQuote(`early-${test.info().project.name}@example.com`)
		await openWithDelayedScripts(page, '/contact')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()
		const leads = () => leadsFrom(site, quote.email)
		await expect.poll(async () => (await leads()).length).toBe(1)
		await expect(page.getByText(`Your reference number is ${(await leads())[0]?.reference}`)).toBeVisible()
	},
)

test(
	'QF-07 text typed before scripts load is still there after hydration, and is what is sent',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		const quote = typedQuote(`midway-${test.info().project.name}@example.com`)
		const { release } = await openWithDelayedScripts(page, '/')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await release()
		expect(await shownQuote(page)).toEqual(quote)
		await expect(consentBox(page)).toBeChecked()
		await sendButton(page).click()
		await expect(page.locator('.toast').filter({ hasText: 'Quote Request Submitted!' })).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toEqual([expect.objectContaining(quote)])
	},
)

test(
	'QF-03 text typed before scripts load into a form that came back with errors survives hydration',
	{
		tag: '@desktop',
	},
	async ({ page, problems }) => {
		problems.allow(/422 \(Unprocessable/)
		const { release } = await openWithDelayedScripts(page, '/contact')
		const quote = typedQuote('back.again@example.com')
		await fillQuote(page, quote)
		await sendButton(page).click()
		await expect(page.locator('.toast')).toContainText('Consent Required')
		const changed = { ...quote, name: 'June A. Alvarez', message: 'Three bins.' }
		await fillQuote(page, changed)
		await release()
		expect(await shownQuote(page)).toEqual(changed)
	},
)

test(
	'a page whose scripts failed to load stays usable, and loads them again at a later interaction',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/ERR_FAILED/)
		await page.route(scripts, (route) => route.abort())
		await page.goto('/')
		const failed = page.waitForEvent('requestfailed')
		await page.locator('#faq summary').first().click()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
		await failed
		await page.unroute(scripts)
		// Repeated, since a key pressed before the first attempt has failed does not start another.
		await expect(async () => {
			await page.keyboard.press('Shift')
			expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
		}).toPass()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
	},
)

test(
	'a tap on Call is counted once, even before scripts load, and not at all with Global Privacy Control',
	{ tag: '@phone' },
	async ({ page }) => {
		const counted: (string | null)[] = []
		page.on('request', (request) => {
			if (request.url().endsWith('/functions/button-event')) counted.push(request.postData())
		})
		const { release } = await openWithDelayedScripts(page, '/contact')
		const call = page.locator('a[data-analytics-event="call_contact"]')
		await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
		await call.click()
		await expect.poll(() => counted).toEqual(['button=call_contact&page=%2Fcontact'])
		await release()
		await call.click()
		await expect.poll(() => counted).toHaveLength(2)
		await page.evaluate(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
		await call.click()
		await page.waitForTimeout(200)
		expect(counted).toHaveLength(2)
	},
)

test('a page that nobody touches hydrates by itself', { tag: '@desktop' }, async ({ page }) => {
	await page.clock.install()
	await page.goto('/')
	expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
	await page.clock.runFor(10_000)
	await page.clock.resume()
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
})

test(
	'a page that shows no dates or times hydrates without Intl, which takes a slow phone a tenth of a second',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.addInitScript(() => {
			const used: string[] = []
			Object.assign(window, { used })
			const noting = (name: string): ProxyHandler<VoidFunction> => ({
				construct: (real, args) => (used.push(name), Reflect.construct(real, args)),
				apply: (real, self, args) => (used.push(name), Reflect.apply(real, self, args)),
			})
			for (const name of Object.getOwnPropertyNames(Intl))
				Object.assign(Intl, { [name]: new Proxy(Reflect.get(Intl, name), noting(name)) })
			for (const { prototype } of [Number, Date])
				for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one.startsWith('toLocale')))
					Object.assign(prototype, { [name]: new Proxy(Reflect.get(prototype, name), noting(name)) })
		})
		const used = () => page.evaluate(() => (window as Window & { used?: string[] }).used)
		for (const path of ['/', '/services', '/residential', '/contact']) {
			await openHydrated(page, path)
			expect(await used(), path).toEqual([])
		}
		await openHydrated(page, '/order')
		expect(await used(), 'the days of an order').toContain('DateTimeFormat')
	},
)
