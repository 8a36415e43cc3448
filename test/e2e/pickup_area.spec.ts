import { sampleFacts as facts } from '#test/sample_facts.ts'
import { daysAroundNow, serviceAlertRow } from '#test/rows.ts'
import { expect, openHydrated, still, test } from './site.ts'

test.use(still)

const area = '/pickup-day/windsor-lake'

test(
	'PD-10 the area’s page shows the next pickups and prices, and links to calendars, reminders and the missed pickup form',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.goto(area)
		const main = page.getByRole('main')
		await expect(main.getByRole('heading', { level: 1 })).toContainText('Next pickup in')
		const [next] = await main.getByRole('time').all()
		const days = main.getByRole('region', { name: 'The next eight weeks' }).getByRole('listitem')
		expect(await days.count()).toBeGreaterThanOrEqual(8)
		expect(await days.first().getByRole('time').getAttribute('datetime')).toBe(
			await next?.getAttribute('datetime'),
		)
		await expect(main.getByRole('link', { name: 'Remind me' })).toHaveAttribute(
			'href',
			'/reminders?area=windsor-lake',
		)
		await expect(main.getByRole('link', { name: 'I was missed' })).toHaveAttribute(
			'href',
			'/service-request?kind=missed&area=windsor-lake#service-form',
		)
		await expect(main.getByRole('region', { name: 'Prices in Windsor' })).toContainText(
			`$${facts.carts[0]?.price}/month`,
		)
		await main.getByText('Add to my calendar').click()
		await expect(main.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
			'href',
			/^https:\/\/calendar\.google\.com\/calendar\/r\?cid=webcal.*windsor-lake\.ics$/,
		)
		await main.getByRole('link', { name: 'Other ways' }).click()
		await expect(page).toHaveURL('/calendar')
	},
)

test(
	'PD-11 the browser remembers the area, the home page shows its next pickup, and one click forgets it',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.goto('/')
		await expect(page.getByText('Serving Northern Colorado')).toBeVisible()
		await openHydrated(page, area)
		await expect(page.getByRole('button', { name: 'Forget my area' })).toBeVisible()
		await openHydrated(page, '/')
		const greeting = page.getByRole('link', { name: /^Next pickup: / })
		await expect(greeting).toHaveAttribute('href', area)
		await expect(page.getByText('Serving Northern Colorado')).toBeHidden()
		await greeting.click()
		await page.getByRole('button', { name: 'Forget my area' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'Forgotten' })).toBeVisible()
		await openHydrated(page, '/')
		await expect(page.getByText('Serving Northern Colorado')).toBeVisible()
		await expect(greeting).toBeHidden()
	},
)

test.describe('an alert', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('PD-09 reaches the open home page of a visitor whose browser remembers the area', async ({
		page,
		site,
	}) => {
		await openHydrated(page, area)
		await expect(page.getByRole('button', { name: 'Forget my area' })).toBeVisible()
		await openHydrated(page, '/')
		const greeting = page.getByRole('link', { name: /^Next pickup: / })
		await expect(greeting).not.toContainText('Snow.')
		const alert = serviceAlertRow({
			kind: 'notice',
			delay_days: null,
			...daysAroundNow(),
			message: 'Snow.',
		})
		await site.store.db.insertInto('service_alerts').values(alert).execute()
		await expect(greeting).toContainText('Snow.')
	})
})

test(
	'PD-12 the printed year fits on one sheet of paper, in letters of at least 11 points',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto(area)
		await page.getByRole('link', { name: 'Print the year' }).click()
		await expect(page.getByRole('table')).toHaveCount(12)
		for (const format of ['A4', 'Letter']) {
			const pdf = (await page.pdf({ format })).toString('latin1')
			expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
		}
		// The printable width of the narrower of the two paper formats.
		await page.setViewportSize({ width: Math.floor((186 / 25.4) * 96), height: 1000 })
		await page.emulateMedia({ media: 'print' })
		const printed = await page.locator('main').evaluate((main) => {
			const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
			const points: number[] = []
			while (texts.nextNode()) {
				const { parentElement, textContent } = texts.currentNode
				if (!parentElement?.checkVisibility() || parentElement.closest('.sr-only') || !textContent?.trim())
					continue
				points.push((parseFloat(getComputedStyle(parentElement).fontSize) / 96) * 72)
			}
			const tables = [...main.querySelectorAll('table')]
			const right = main.getBoundingClientRect().right
			const overlaps = tables.filter((table, at) => {
				const next = tables[at + 1]?.getBoundingClientRect()
				const { right: end, top } = table.getBoundingClientRect()
				return end > right || (next && next.top === top && next.left < end)
			})
			return { smallest: Math.min(...points), overlaps: overlaps.length }
		})
		expect(printed.smallest).toBeGreaterThanOrEqual(11)
		expect(printed.overlaps).toBe(0)
	},
)
