import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { brokenWords } from './broken_words.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { asItIs, enlarged } from './looks.ts'
import { overflowing } from './overflow.ts'
import { expect, openHydrated, test } from './site.ts'

const field = (page: Page) => page.getByLabel('Your address')
const answer = (page: Page) => page.locator('#answer')

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		`with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
		{ tag: javaScriptEnabled ? '@desktop' : '@phone' },
		() => {
			test.use({ javaScriptEnabled })

			test('PD-13 an address is answered in place with a link to its area, and appears in no URL', async ({
				page,
			}) => {
				await page.goto('/pickup-day')
				await field(page).fill('8503 crossroads boulevard apt 2, windsor')
				await field(page).press('Enter')
				await expect(answer(page)).toContainText('Next pickup at 8503 crossroads boulevard apt 2, windsor')
				await expect(page).toHaveURL(/\/pickup-day(#answer)?$/)
				await answer(page).getByText('Add to my calendar').click()
				await expect(answer(page).getByRole('link', { name: 'Apple Calendar or Outlook' })).toHaveAttribute(
					'href',
					/^webcal:.*\/calendar\/windsor-raindance\.ics$/,
				)
				const [file] = await Promise.all([
					page.waitForEvent('download'),
					answer(page).getByRole('link', { name: 'Download the days as a file' }).click(),
				])
				expect(file.suggestedFilename()).toBe('windsor-raindance.ics')
				await answer(page)
					.getByRole('link', { name: /^All days in / })
					.click()
				await expect(page).toHaveURL('/pickup-day/windsor-raindance')
			})

			test('PD-13 a misspelled street gets a suggestion, and an address outside the served towns a quote form', async ({
				page,
			}) => {
				await page.goto('/pickup-day')
				await field(page).fill('1500 Remmington')
				await field(page).press('Enter')
				await expect(answer(page)).toContainText('Did you mean this one?')
				await expect(field(page)).toHaveValue('1500 Remmington')
				await answer(page).getByRole('link', { name: '1500 Remington St, Fort Collins' }).click()
				await expect(page).toHaveURL('/pickup-day/fort-collins-old-town')

				await page.goto('/pickup-day')
				await field(page).fill('500 Main St, Longmont')
				await field(page).press('Enter')
				await expect(answer(page)).toContainText('We don’t pick up trash in Longmont yet')
				await expect(page).toHaveURL(/\/pickup-day(#answer)?$/)
				await expect(page.getByLabel('Service Address')).toHaveValue('500 Main St, Longmont')
			})
		},
	)
}

test(
	'PD-14 streets are suggested while typing, chosen by keyboard, and dismissed with Escape',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/pickup-day')
		await field(page).pressSequentially('300 walnut')
		const list = page.getByRole('listbox', { name: 'Streets' })
		await expect(list.getByRole('option')).toHaveText([
			'300 Walnut St, Fort Collins',
			'300 Walnut St, Windsor',
		])
		await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
		expect(await findings(page)).toEqual([])
		await field(page).press('Escape')
		await expect(list).toHaveCount(0)
		await field(page).pressSequentially(' s')
		await expect(list.getByRole('option')).toHaveCount(2)
		await field(page).press('ArrowDown')
		await field(page).press('ArrowDown')
		await field(page).press('Enter')
		await expect(field(page)).toHaveValue('300 Walnut St, Windsor')
		await expect(field(page)).toBeFocused()
		await field(page).press('Enter')
		await expect(answer(page)).toContainText('Next pickup at 300 Walnut St, Windsor')
		expect(await findings(page)).toEqual([])
	},
)

test(
	'PD-11 two addresses are remembered on the device; the top bar shows the latest one’s pickup, and each can be forgotten on its own',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/pickup-day')
		const bar = page.getByRole('banner').getByRole('link', { name: /^Next pickup: / })
		for (const [address, area] of [
			['1204 Main St, Windsor', 'windsor-lake'],
			['1500 Remington St, Fort Collins', 'fort-collins-old-town'],
		] as const) {
			await page.locator('[name=pickup_address]').fill(address)
			await page.locator('[name=pickup_address]').press('Enter')
			await expect(answer(page)).toContainText(`Next pickup at ${address}`)
			await expect(bar).toHaveAttribute('href', `/pickup-day/${area}`)
		}
		const remembered = page.getByRole('region', { name: 'Remembered on this device' })
		await expect(remembered.getByRole('listitem')).toHaveText([
			/^1500 Remington St, Fort Collins.*Next pickup/,
			/^1204 Main St, Windsor.*Next pickup/,
		])
		expect(await findings(page)).toEqual([])

		// Without any interaction with the page.
		await page.goto('/about')
		await expect(bar).toHaveAttribute('href', '/pickup-day/fort-collins-old-town')

		await page.goto('/pickup-day')
		await remembered.getByRole('button', { name: 'Forget 1500 Remington St, Fort Collins' }).click()
		await expect(bar).toHaveAttribute('href', '/pickup-day/windsor-lake')
		await remembered.getByRole('button', { name: 'Forget 1204 Main St, Windsor' }).click()
		await expect(page.getByText('Serving Northern Colorado')).toBeVisible()
		expect(await page.evaluate(() => localStorage.getItem('pickupPlaces'))).toBeNull()
	},
)

test('PD-11 FI-47 a remembered area breaks no word under large text', { tag: '@phone' }, async ({ page }) => {
	await openEmptyPage(page)
	// Not a key of the keyboard, which on a busy machine may reach the page around the frame.
	await (await openFramed(page, '/pickup-day/windsor-raindance')).locator('body').dispatchEvent('keydown')
	await expect.poll(() => page.evaluate(() => localStorage.getItem('pickupPlaces'))).not.toBeNull()
	const framed = await openFramed(page, '/pickup-day')
	const remembered = framed.getByRole('region', { name: 'Remembered on this device' })
	await expect(remembered.getByRole('listitem')).toHaveText(/Water Valley.*Next pickup/)
	expect(await brokenWords(framed, [asItIs([320, 360]), enlarged([360])], 9)).toEqual([])
	expect(await overflowing(framed, [enlarged([320, 360])])).toEqual([])
})

test('the quote form on the pickup day page accepts a request', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/pickup-day')
	await field(page).fill('500 Main St, Longmont')
	await field(page).press('Enter')
	await page.getByLabel('Full Name').fill('June Alvarez')
	await page.getByLabel('Email Address').fill('june.lookup@example.com')
	await page.getByRole('checkbox').check()
	await page.getByRole('button', { name: 'Request My Free Quote' }).click()
	await expect(page).toHaveURL(/\/pickup-day\?sent=/)
	await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
})

test(
	'another look-up keeps what was typed into the quote form, and updates its address until the visitor changes it',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/pickup-day')
		const name = page.getByLabel('Full Name')
		const address = page.getByLabel('Service Address')
		const lookUp = async (typed: string, said: string) => {
			await field(page).fill(typed)
			await field(page).press('Enter')
			await expect(answer(page)).toContainText(said)
		}
		await lookUp('500 Main St, Longmont', 'We don’t pick up trash in Longmont yet')
		await name.fill('June Alvarez')
		await lookUp('700 Lincoln Ave, Brighton', 'We don’t pick up trash in Brighton yet')
		await expect(address).toHaveValue('700 Lincoln Ave, Brighton')
		await expect(name).toHaveValue('June Alvarez')

		await lookUp('1204 Main St, Windsor', 'Next pickup at 1204 Main St, Windsor')
		await expect(name).toBeHidden()
		await lookUp('500 Main St, Longmont', 'We don’t pick up trash in Longmont yet')
		await expect(address).toHaveValue('500 Main St, Longmont')

		await address.fill('12 Elm St, Lyons')
		await lookUp('700 Lincoln Ave, Brighton', 'We don’t pick up trash in Brighton yet')
		await expect(address).toHaveValue('12 Elm St, Lyons')
		await expect(name).toHaveValue('June Alvarez')
	},
)

test(
	'PD-13 an address sent right after the answer to another one, before the page’s data arrive, is looked up too',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/pickup-day')
		// On a slow connection, the page's data arrive long after the answer.
		let release = () => {}
		const released = new Promise<void>((resolve) => (release = resolve))
		await page.route('**/pickup-day.data**', async (route) => {
			if (route.request().method() === 'GET') await released
			await route.fallback()
		})
		for (const [typed, said] of [
			['1204 Main St, Windsor', 'Next pickup at 1204 Main St, Windsor'],
			['500 Main St, Longmont', 'We don’t pick up trash in Longmont yet'],
		] as const) {
			await field(page).fill(typed)
			await field(page).press('Enter')
			await expect(answer(page)).toContainText(said)
		}
		release()
	},
)

for (const path of ['/pickup-day', '/pickup-day?street=Main+St%2C+Longmont']) {
	test(
		`PD-13 a field typed into right after the answer keeps the focus when the page's data arrive: ${path}`,
		{ tag: '@desktop' },
		async ({ page }) => {
			await openHydrated(page, path)
			const held: (() => void)[] = []
			await page.route('**/pickup-day.data**', async (route) => {
				if (route.request().method() === 'GET') await new Promise<void>((resolve) => held.push(resolve))
				await route.continue()
			})
			/** Releases the held data and waits until the router is done. */
			const bringData = async () => {
				await expect.poll(() => held.length).toBe(1)
				const key = () => page.evaluate(() => history.state?.key)
				const before = await key()
				held.shift()?.()
				await expect.poll(key).not.toBe(before)
				await page.evaluate(() => new Promise(requestAnimationFrame))
			}
			await field(page).fill('500 Main St, Longmont')
			await field(page).press('Enter')
			await expect(answer(page)).toContainText('We don’t pick up trash in Longmont yet')
			await expect(answer(page)).toBeFocused()
			await page.getByLabel('Full Name').focus()
			await page.keyboard.type('June ')
			await bringData()
			await page.keyboard.type('Alvarez')
			await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')

			await field(page).fill('12 Elm St, Lyons')
			await field(page).press('Enter')
			await expect(answer(page)).toContainText('We don’t pick up trash in Lyons yet')
			await field(page).fill('700 Lincoln Ave, Brighton')
			await field(page).focus()
			await bringData()
			await page.keyboard.press('Enter')
			await expect(answer(page)).toContainText('We don’t pick up trash in Brighton yet')
		},
	)
}

test(
	'the page with an answer does not scroll sideways at 320 px, and axe finds nothing',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 })
		await page.goto('/pickup-day')
		await field(page).fill('99999 Main St, Windsor')
		await field(page).press('Enter')
		await expect(answer(page)).toContainText('We do not have 99999 Main St on our list')
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
		expect(await findings(page)).toEqual([])
	},
)
