import type { Locator } from '@playwright/test'
import { phoneJpeg } from '#test/test_pictures.ts'
import { findings } from './axe.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { weekdays } from '#app/residential/pickup_days.ts'
import { civilDay } from '#platform/time/civil_day.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test, untilServed } from './site.ts'
import { sampleFacts } from '#test/sample_facts.ts'

test(
	'PD-30 PD-32 changing the kind of request keeps what was typed; stopping service takes one step and says when service ends',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await openHydrated(page, '/service-request')
		await page.getByRole('link', { name: 'Skip weeks' }).click()
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Email Address').fill('june.service@example.com')
		await page.getByLabel('Service Address').fill('12 Elm Street, Windsor')
		await page.getByRole('button', { name: 'Skip these weeks' }).click()
		await expect(page.getByText('Please choose the first day away.').first()).toBeVisible()
		await page.getByRole('link', { name: 'Stop service' }).click()
		await expect(page.getByRole('heading', { name: 'Stop service' })).toBeVisible()
		await expect(page.getByText('Please choose the first day away.')).toHaveCount(0)
		await expect(page.getByLabel('First day away')).toHaveCount(0)
		await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Stop my service' }).click()
		await expect(page.getByText('Request received').first()).toBeVisible()
		await expect(page.getByText(/^Your service ends on \w+day, \w+ \d+\.$/)).toBeVisible()
		await expect(page.getByLabel('Full Name')).toHaveCount(0)
		const rows = await site.store.db.selectFrom('service_requests').select(['kind', 'stop_on']).execute()
		expect(rows).toContainEqual({ kind: 'stop', stop_on: null })
	},
)

test(
	'PD-34 PD-35 photos are checked and sent without losing the form, and the office looks through them by keyboard',
	{ tag: '@desktop' },
	async ({ page, site, context, problems }) => {
		problems.allow(/422/)
		await openHydrated(page, '/service-request?kind=extra')
		await page.getByLabel('What should we take?').fill('A sofa')
		await page.getByLabel('Full Name').fill('Wilma Photos')
		await page.getByLabel('Email Address').fill('wilma@example.com')
		await page.getByLabel('Service Address').fill('14 Elm Street, Windsor')
		const photos = page.getByLabel('Photos')
		const send = page.getByRole('button', { name: 'Ask for a pickup' })
		const good = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg(600, 800, 6) }
		const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(21 * 1024 * 1024) }
		const drawn = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg></svg>') }
		await photos.setInputFiles([good, large])
		await send.click()
		await expect(page.getByText('“large.jpg”: larger than 20 MB.').first()).toBeVisible()
		await photos.setInputFiles([good, drawn])
		await send.click()
		await expect(page.getByText('“plan.svg”: This is a drawing').first()).toBeVisible()
		await expect(page.getByLabel('What should we take?')).toHaveValue('A sofa')
		expect(await photos.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2)
		await expect(page.getByText('Please choose your photos again')).toHaveCount(0)
		expect(await findings(page)).toEqual([])
		await photos.setInputFiles([good, { ...good, name: 'again.jpg' }])
		await send.click()
		await expect(page.getByText('Request received').first()).toBeVisible()

		await enterOffice(context, site, 'office')
		const { id } = await site.store.db
			.selectFrom('service_requests')
			.select('id')
			.where('name', '=', 'Wilma Photos')
			.executeTakeFirstOrThrow()
		await openHydrated(page, `/admin/leads/service-request/${id}`)
		const first = page.getByRole('link', { name: 'Photo 1 of 2 from Wilma Photos' })
		expect(await isShown(first.getByRole('img'))).toBe(true)
		expect(await findings(page)).toEqual([])
		await first.press('Enter')
		await expect(page.getByRole('heading', { name: 'Photo 1 of 2 from Wilma Photos' })).toBeVisible()
		await page.getByRole('link', { name: 'Next photo' }).press('Enter')
		const shown = page.getByRole('img', { name: 'Photo 2 of 2 from Wilma Photos' })
		await expect.poll(() => isShown(shown)).toBe(true)
		expect(await findings(page)).toEqual([])
		await page.getByRole('link', { name: /^Request HH-/ }).press('Enter')
		await expect(page.getByRole('heading', { name: 'Wilma Photos' })).toBeVisible()
	},
)

/** Reports whether the browser loaded and decoded a picture. */
function isShown(picture: Locator): Promise<boolean> {
	return picture.evaluate((image: HTMLImageElement) =>
		image.decode().then(
			() => image.naturalWidth > 0,
			() => false,
		),
	)
}

test.describe('a missed pickup', { tag: '@phone' }, () => {
	test.use({ hasOwnSite: true })

	test('PD-31 is first answered from the schedule; the report is then stored with what the schedule said', async ({
		page,
		site,
	}) => {
		const { db } = site.store
		const { weekday } = civilDay(localTimeOf(new Date(), sampleFacts).date)
		// Moves the route to the next weekday, so that the answer does not depend on the time of day.
		const other = weekdays.at(weekday) ?? 'Monday'
		await db
			.updateTable('pickup_areas')
			.set({ weekday: other, has_trash: true, recycling: 'none', recycling_anchor: null, has_lawn: false })
			.execute()
		await untilServed(site, '/service-request?kind=missed', `Windsor Lake and downtown, ${other}`)
		await page.goto('/service-request')
		await page.getByRole('link', { name: 'Missed pickup' }).click()
		await page.getByLabel('Where is your cart?').selectOption('windsor-lake')
		await page.getByRole('button', { name: 'See the schedule' }).click()
		// The page asks about the last scheduled pickup, days ago, and prefills it.
		await expect(page.getByText(/^Did we miss you on \w+day, \w+ \d+\?$/)).toBeVisible()
		await expect(page.getByText(/The next pickup is /)).toBeVisible()
		const asked = await page.getByText(/^Did we miss you on /).innerText()
		const filledIn = await page.getByLabel('Which pickup day was it?').inputValue()
		expect(asked).toBe(`Did we miss you on ${formatDay(filledIn)}?`)
		await expect(page.getByLabel('Trash')).toBeChecked()
		expect(await findings(page)).toEqual([])

		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Email Address').fill('june.service@example.com')
		await page.getByLabel('Service Address').fill('12 Elm Street, Windsor')
		await page.getByRole('button', { name: 'Report it' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		const [request] = await db.selectFrom('service_requests').select(['kind', 'schedule_note']).execute()
		expect(request).toMatchObject({
			kind: 'missed',
			schedule_note: expect.stringContaining('Our schedule for Windsor Lake'),
		})
	})
})

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('PD-30 a broken cart is reported in two steps', async ({ page, problems }) => {
		// Invalid forms are answered with a 422.
		problems.allow(/422/)
		await page.goto('/service-request')
		await page.getByRole('link', { name: 'Broken or lost cart' }).click()
		await page.getByLabel('Which cart is it?').selectOption('Recycling')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Email Address').fill('june.service@example.com')
		await page.getByLabel('Service Address').fill('12 Elm Street, Windsor')
		await page.getByRole('button', { name: 'Ask for a repair' }).click()
		await expect(page.getByText('Please choose what is wrong with it.').first()).toBeVisible()
		await expect(page.getByLabel('Which cart is it?')).toHaveValue('Recycling')
		await page.getByLabel('What is wrong with it?').selectOption('lid')
		await page.getByRole('button', { name: 'Ask for a repair' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
	})
})
