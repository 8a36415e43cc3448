import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { formatDay } from '#platform/time/format_day.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { phoneJpeg } from '#test/test_pictures.ts'
import { hangMs } from '#test/hang_ms.ts'
import { findings } from './axe.ts'
import { companyDay, openPhone, planRound, pressDone, untilCached } from './driver_round.ts'
import { enterOffice } from './office.ts'
import type { Site } from './open_site.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

const stateOf = async (site: Site, id: string) =>
	(await site.store.db.selectFrom('stops').select('state').where('id', '=', id).executeTakeFirst())?.state
/** Plans `count` stops and opens their sheet, which the phone caches. */
async function openKept(page: Page, site: Site, count: number) {
	const stops = await planRound(site, count)
	await enterOffice(page.context(), site, 'driver')
	await openHydrated(page, '/admin/drive')
	await untilCached(page)
	return stops
}
const marksAt = async (site: Site) =>
	Number(
		(
			await site.store.db
				.selectFrom('stop_marks')
				.select(({ fn }) => fn.countAll().as('many'))
				.executeTakeFirst()
		)?.many,
	)

test(
	'FI-98 a driver works through the day’s stops on a phone: calls, navigates, marks with number, reason and photo, and sees each outcome',
	{ tag: '@phone' },
	async ({ page, site, context }) => {
		const [first, second, third] = await planRound(site, 3, { notes: 'Dog in the yard' })
		if (!first || !second || !third) throw new Error('Three were planned.')
		await enterOffice(context, site, 'driver')
		await openHydrated(page, '/admin')
		await expect(page).toHaveURL(/\/admin\/drive$/)
		expect(await findings(page)).toEqual([])
		const line = page.locator(`#stop-${first.id}`)
		await expect(line.getByText('“Dog in the yard”')).toBeVisible()
		await expect(line.getByRole('link', { name: `Navigate to ${first.address}` })).toHaveAttribute(
			'href',
			`geo:0,0?q=${encodeURIComponent(first.address)}`,
		)
		await expect(line.getByRole('link', { name: /^Call Neighbor 1/ })).toHaveAttribute(
			'href',
			'tel:+19705550142',
		)
		await line.getByRole('textbox', { name: /^Cart number/ }).fill('96-10234')
		await line.getByText('Add a photo').click()
		const chosen = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg(4000, 3000) }
		await line.locator('form').first().locator('input[type=file]').setInputFiles(chosen)
		await pressDone(page, 'Neighbor 1')
		await expect(line.getByText(/^Done, .*, 96-10234/)).toBeVisible()
		await expect(line.getByText('The office has it')).toBeVisible()
		const mark = await site.store.db.selectFrom('stop_marks').selectAll().executeTakeFirstOrThrow()
		expect(mark).toMatchObject({ stop_id: first.id, cart_number: '96-10234', photo: expect.any(String) })

		const other = page.locator(`#stop-${second.id}`)
		await other.getByText('Not done', { exact: false }).first().click()
		await other.getByRole('textbox', { name: /^Why it was not done/ }).fill('Gate locked')
		const noPhoto = { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
		await other.locator('input[type=file]').last().setInputFiles(noPhoto)
		await other.getByRole('button', { name: /^Say it was not done/ }).click()
		await expect(other.getByText(/^Not done, .*: Gate locked/)).toBeVisible()
		await expect.poll(() => stateOf(site, second.id)).toBe('not-done')
		await expect(
			other.getByText('The office has it. Its photo did not arrive: “Photo”: This is not'),
		).toBeVisible()
		expect(await findings(page)).toEqual([])

		await site.store.db.updateTable('stops').set({ state: 'taken-back' }).where('id', '=', third.id).execute()
		await pressDone(page, 'Neighbor 3')
		const late = page.locator(`#stop-${third.id}`)
		await expect(
			late.getByText('was taken back before this mark arrived. The office will decide.'),
		).toBeVisible()
		expect(await stateOf(site, third.id)).toBe('taken-back')

		await enterOffice(context, site, 'office')
		await page.goto('/admin')
		await page.getByRole('link', { name: 'Decide' }).click()
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: /^Take it over: Test driver said “Done”/ }).click()
		await expect(page.getByRole('status').first()).toContainText(
			'The stop now says what the driver reported.',
		)
		expect(await stateOf(site, third.id)).toBe('done')
	},
)

test(
	'FI-99 a driver whose session ended is told and keeps the marks, which are sent after the driver signs in again',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/401 \(Unauthorized/)
		const stops = await planRound(site, 2)
		await enterOffice(context, site, 'driver')
		await openHydrated(page, '/admin/drive')
		await site.store.db.deleteFrom('staff_sessions').execute()
		await pressDone(page, 'Neighbor 1')
		await expect(page.getByText('1 mark on this phone, not yet at the office.')).toBeVisible()
		await expect(page.getByText(/^Swap a cart, Neighbor 1, .*, done$/)).toBeVisible()
		expect(await findings(page)).toEqual([])
		await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
			'href',
			'/admin/login?next=%2Fadmin%2Fdrive',
		)
		expect(await marksAt(site)).toBe(0)
		await enterOffice(context, site, 'driver')
		await page.goto('/admin/drive')
		await expect.poll(() => stateOf(site, stops[0]?.id ?? '')).toBe('done')
		await expect(page.getByText('not yet at the office')).toHaveCount(0)
	},
)

test(
	'FI-99 a driver who was signed out sees all unsent marks listed, those of an earlier day with its date',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/401 \(Unauthorized|ERR_INTERNET_DISCONNECTED/)
		const [first] = await planRound(site, 2)
		await enterOffice(context, site, 'driver')
		// Serves the sheet as if it were from an earlier day.
		await page.route('**/admin/drive', async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback()
			const response = await route.fetch()
			return route.fulfill({ response, body: (await response.text()).replaceAll(companyDay(), '2026-11-19') })
		})
		await openHydrated(page, '/admin/drive')
		await untilCached(page)
		await context.setOffline(true)
		await pressDone(page, 'Neighbor 1')
		await expect(page.getByText('1 mark on this phone, not yet at the office.')).toBeVisible()
		await openHydrated(page, '/admin/drive')
		await pressDone(page, 'Neighbor 2')
		await expect(page.getByText('2 marks on this phone, not yet at the office.')).toBeVisible()
		await site.store.db.deleteFrom('staff_sessions').execute()
		await context.setOffline(false)
		await expect(page.getByText('You are signed out.')).toBeVisible()
		const waiting = page.getByRole('listitem').filter({ hasText: /, done$/ })
		await expect(waiting).toHaveText([
			`Thursday, November 19: Swap a cart, Neighbor 1, ${first?.address}, done`,
			/^Missed pickup, Neighbor 2, .*, done$/,
		])
	},
)

test(
	'FI-99 marks are kept and sent after the browser ended the connection to its storage',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/)
		const [first] = await openKept(page, site, 2)
		await context.setOffline(true)
		const browser = await context.newCDPSession(page)
		await browser.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' })
		await pressDone(page, 'Neighbor 1')
		await expect(page.getByText('1 mark on this phone, not yet at the office.')).toBeVisible()
		await context.setOffline(false)
		await expect.poll(() => stateOf(site, first?.id ?? '')).toBe('done')
		await expect(page.getByText('not yet at the office')).toHaveCount(0)
	},
)

test(
	'FI-99 marking a stop offline before scripts run shows the sheet again, with a notice that the mark was not kept',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/)
		const [first] = await openKept(page, site, 2)
		await context.setOffline(true)
		// `submit()` fires no submit event, so the form is sent as it is before scripts run.
		await page
			.locator(`#stop-${first?.id} form`)
			.first()
			.evaluate((form: HTMLFormElement) => form.submit())
		const notKept = page.getByText('it was not kept. Please press again.')
		await expect(notKept).toBeVisible()
		await pressDone(page, 'Neighbor 1')
		await expect(page.getByText('1 mark on this phone, not yet at the office.')).toBeVisible()
		await expect(notKept).toHaveCount(0)
		await context.setOffline(false)
		await expect.poll(() => stateOf(site, first?.id ?? '')).toBe('done')
	},
)

test(
	'FI-99 a sheet that the phone kept overnight says which day it is for',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/)
		await openKept(page, site, 1)
		const kept = page.getByText(`This is the sheet of ${formatDay(companyDay())}, which this phone kept.`)
		await expect(page.getByRole('button', { name: /^Done: / })).toBeVisible()
		await expect(kept).toHaveCount(0)
		await context.setOffline(true)
		await page.clock.setSystemTime(Date.now() + 24 * 3600_000)
		await openHydrated(page, '/admin/drive')
		await expect(kept).toBeVisible()
	},
)

test(
	'FI-98 an old sheet reloads when the driver returns to it, but not when the driver returns from the camera',
	{ tag: '@phone' },
	async ({ page, site }) => {
		await openKept(page, site, 2)
		await page.clock.setSystemTime(Date.now() + 11 * 60_000)
		const root = page.locator('html')
		await root.evaluate((html) => html.setAttribute('data-still', ''))
		const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await page.getByText('Add a photo').last().click()
		const photo = page.locator('details[open] input[type=file]')
		const camera = page.waitForEvent('filechooser')
		await photo.click()
		await camera
		await look()
		// Long enough for a page load to begin.
		await page.waitForTimeout(500)
		await expect(root).toHaveAttribute('data-still', '')
		await photo.dispatchEvent('cancel', { bubbles: true })
		await look()
		await expect(root).not.toHaveAttribute('data-still')
	},
)

test(
	'FI-99 1,000 marks of 200 stops, made over eight offline hours and three browser restarts, all arrive exactly once when back online',
	{ tag: '@phone' },
	async ({ site, contextOptions, launchOptions, viewport, userAgent }) => {
		const stops = await planRound(site, 200)
		const folder = mkdtempSync(path.join(roomyFolder(), 'phone-'))
		const options = { ...launchOptions, ...contextOptions, viewport, userAgent, baseURL: site.url } as const
		const phone = await openPhone(chromium, folder, options as never)
		try {
			await enterOffice(phone.context(), site, 'driver')
			// Makes the session cookie persistent, as the server's own is, so that it survives the browser's restart.
			const cookies = await phone.context().cookies()
			await phone.context().addCookies(cookies.map((one) => ({ ...one, expires: Date.now() / 1000 + 3600 })))
			await phone.page().goto('/admin/drive')
			await untilCached(phone.page())
			await phone.context().setOffline(true)
			const began = Date.now() - 8 * 3600_000
			for (let part = 0; part < 4; part++) {
				if (part > 0) {
					await phone.restart(true)
					await phone.page().clock.setSystemTime(began + part * 2 * 3600_000)
					await phone.page().goto('/admin/drive')
					await expect(
						phone.page().getByText(`${part * 250} marks on this phone, not yet at the office.`),
					).toBeVisible()
				}
				// Marks each stop five times, as a driver who makes many corrections.
				await markAll(phone.page(), part * 50, 50, 5)
			}
			expect(await marksAt(site)).toBe(0)
			await phone.context().setOffline(false)
			await expect.poll(() => marksAt(site), { timeout: hangMs }).toBe(1000)
			await expect(phone.page().getByText('not yet at the office')).toHaveCount(0)
			const rows = await site.store.db.selectFrom('stops').select(['id', 'state']).execute()
			const ours = new Set(stops.map(({ id }) => id))
			expect(rows.filter(({ id, state }) => ours.has(id) && state !== 'done')).toEqual([])
			const asks = await site.store.db
				.selectFrom('stop_marks')
				.select('id')
				.where('outcome', '!=', 'taken')
				.execute()
			expect(asks).toEqual([])
		} finally {
			await phone.close()
			rmSync(folder, { recursive: true, force: true })
		}
	},
)

/** Presses Done `times` times on each of `count` stops of the sheet, as fast as the page accepts it. */
async function markAll(page: Page, from: number, count: number, times: number) {
	await page.evaluate(
		async ([start, many, rounds]) => {
			const lines = [...document.querySelectorAll<HTMLLIElement>('main li[id^="stop-"]')]
			for (const line of lines.slice(start, start + many))
				for (let time = 0; time < rounds; time++) {
					line.querySelector('form')?.requestSubmit()
					await new Promise((resolve) => setTimeout(resolve, 2))
				}
		},
		[from, count, times] as const,
	)
	await expect(
		page.getByText(
			`${((from + count) * times).toLocaleString('en-US')} marks on this phone, not yet at the office.`,
		),
	).toBeVisible({ timeout: hangMs })
}
