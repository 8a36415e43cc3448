import { findings } from './axe.ts'
import {
	answerSearch,
	field,
	openSearch,
	options,
	overlay,
	result,
	results,
	searchFor,
} from './search_dialog.ts'
import { expect, test } from './site.ts'

test(
	'SE-07 arrow keys choose a result, Enter follows it, and the field keeps the focus',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openSearch(page)
		await expect(field(page)).toHaveRole('combobox')
		await expect(field(page)).toHaveAttribute('aria-controls', 'search-options')
		await expect(page.locator('#search-options')).toHaveRole('listbox')
		await searchFor(page, 'holiday')
		await expect(field(page)).not.toHaveAttribute('aria-activedescendant')

		const chosen = overlay(page).locator('[role="option"][aria-selected="true"]')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		await expect(chosen).toHaveCount(1)
		await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
		await expect(field(page)).toHaveAttribute(
			'aria-activedescendant',
			(await chosen.getAttribute('id')) ?? '',
		)
		await expect(field(page)).toBeFocused()
		await page.keyboard.press('ArrowUp')
		await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
		await page.keyboard.press('ArrowUp')
		await expect(chosen).toHaveCount(0)
		await page.keyboard.press('ArrowUp')
		await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
		await expect(chosen, 'it is scrolled into sight').toBeInViewport()
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')

		const target = (await results(page).first().getAttribute('href')) ?? ''
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(target)
		await expect(overlay(page)).toBeHidden()
	},
)

test('SE-07 Enter without a choice leads to the page of results', { tag: '@desktop' }, async ({ page }) => {
	await openSearch(page)
	await searchFor(page, 'holiday')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/search?q=holiday')
})

test(
	'SE-07 SH-06 Escape closes the dialog, clears query, choice and filters, and returns the focus',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openSearch(page)
		const opener = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first()
		await searchFor(page, 'holiday')
		await overlay(page)
			.getByRole('button', { name: /^Filter and sort/ })
			.click()
		await overlay(page).getByRole('checkbox', { name: 'Help articles' }).check()
		await field(page).focus()
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Escape')
		await expect(overlay(page)).toBeHidden()
		await expect(opener).toBeFocused()

		await page.keyboard.press('Enter')
		await expect(field(page)).toBeFocused()
		await expect(field(page)).toHaveValue('')
		await expect(results(page)).toHaveCount(0)
		await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
		await expect(overlay(page).getByRole('button', { name: 'Filter and sort', exact: true })).toHaveAttribute(
			'aria-expanded',
			'false',
		)
	},
)

test('SE-07 a suggestion is chosen by keyboard and searched for', { tag: '@desktop' }, async ({ page }) => {
	await openSearch(page)
	await expect(options(page).first()).toBeVisible()
	await expect(field(page)).toHaveRole('combobox')
	await page.keyboard.press('ArrowDown')
	await expect(overlay(page).locator('[role="option"][aria-selected="true"]')).toHaveText('holiday pickup')
	await page.keyboard.press('Enter')
	await expect(field(page)).toHaveValue('holiday pickup')
	await expect(results(page).first()).toBeVisible()
	await expect(page).toHaveURL('/')
})

test('axe finds nothing in any state of the dialog, light or dark', { tag: '@desktop' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
	const found = () => findings(page, '#search')
	await openSearch(page)
	expect(await found(), 'idle').toEqual([])
	await searchFor(page, 'holiday')
	await page.keyboard.press('ArrowDown')
	expect(await found(), 'results').toEqual([])
	await overlay(page)
		.getByRole('button', { name: /^Filter and sort/ })
		.click()
	await overlay(page).getByRole('checkbox', { name: 'Services' }).check()
	expect(await found(), 'filters').toEqual([])
	await answerSearch(page, async () => [])
	await field(page).fill('xylophone')
	await expect(overlay(page).getByRole('heading', { name: 'No matches found' })).toBeVisible()
	expect(await found(), 'nothing found').toEqual([])
})

test(
	'on a phone the sheet ends above the keyboard, and long titles wrap',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		const title = `Straßenreinigungsgebührenverordnung ${'for every cart '.repeat(12)}`
		await answerSearch(page, async () => [result(title, '/about', 0.9)])
		await openSearch(page)
		await searchFor(page, 'holiday')
		const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
		expect(await isTooWide()).toBe(false)
		const sheet = page.locator('#search > div')
		expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(740)

		await page.evaluate(() => {
			Object.defineProperty(visualViewport, 'height', { value: 380 })
			visualViewport?.dispatchEvent(new Event('resize'))
		})
		expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(380)
		await page.keyboard.press('ArrowUp')
		const last = await options(page).last().boundingBox()
		expect(Math.floor((last?.y ?? 999) + (last?.height ?? 0))).toBeLessThanOrEqual(380)
		expect(await isTooWide()).toBe(false)
	},
)
