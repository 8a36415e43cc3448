import { sampleFacts } from '#test/sample_facts.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

const day = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 40).date

test(
	'SD-143 SD-145 SD-154 SD-155 an owner previews and plans a price on the phone, sees the pages that change, and takes it back',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		// A preview contains the page's scripts, which its policy blocks.
		problems.allow(/script/)
		await page.setViewportSize({ width: 320, height: 640 })
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/facts')
		await page.getByRole('link', { name: 'Recycling', exact: true }).click()
		await page.getByLabel('Recycling', { exact: true }).fill('12.50')
		await page.getByLabel('From a day on').fill(day)
		const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
		await page.getByRole('button', { name: 'Preview', exact: true }).click()
		await expect(page.getByText('From $10 to $12.50')).toBeVisible()
		await expect(page.getByRole('link', { name: 'Preview /residential as of' })).toBeVisible()
		expect(await findings(page)).toEqual([])
		expect(await isWide()).toBe(false)
		await page.getByRole('link', { name: 'Keep editing' }).click()
		await expect(page.getByLabel('Recycling', { exact: true })).toHaveValue('12.50')
		await expect(page.getByLabel('From a day on')).toHaveValue(day)
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('It appears by itself at midnight of its day.')).toBeVisible()
		const plan = page.getByRole('listitem').filter({ hasText: '$12.50' })
		await expect(plan).toContainText('$10')
		expect(await findings(page)).toEqual([])
		expect(await isWide()).toBe(false)

		await page.getByRole('link', { name: 'Pages that change' }).click()
		await expect(page.getByText('/residential', { exact: false }).first()).toBeVisible()
		expect(await findings(page)).toEqual([])
		expect(await isWide()).toBe(false)
		const opened = context.waitForEvent('page')
		await page.getByRole('link', { name: 'Preview /order as of' }).click()
		await expect((await opened).locator('body')).toContainText('$12.50')

		await page.getByRole('main').getByRole('link', { name: 'Planned', exact: true }).click()
		await plan.getByRole('link', { name: 'Change: Recycling' }).click()
		await expect(page.getByRole('textbox', { name: 'Recycling' })).toHaveValue('12.50')
		expect(await findings(page)).toEqual([])
		await page.goBack()
		await plan.getByRole('button', { name: 'Take it back: Recycling' }).click()
		await expect(page.getByText('It does not change on that day.')).toBeVisible()
	},
)
