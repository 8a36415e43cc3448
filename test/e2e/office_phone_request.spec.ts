import { sendFrom } from '#test/people.ts'
import { findings } from './axe.ts'
import { HeldData } from './held_data.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test, waitForHydration } from './site.ts'

test.use({ hasOwnSite: true })

test(
	'SD-49 a phone request is taken by keyboard alone: the number identifies the caller, and Enter saves',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		await sendFrom(site.store, { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' })
		await enterOffice(context, site, 'office')
		await page.goto('/admin/leads')
		await waitForHydration(page)
		await page.keyboard.press('Alt+Shift+KeyN')
		await expect(page.getByLabel('Phone')).toBeFocused()
		await page.keyboard.press('Alt+Shift+Digit2')
		await expect(page.getByRole('link', { name: 'Roll-off' })).toHaveAttribute('aria-current', 'true')
		await expect(page.getByLabel('Phone')).toBeFocused()
		await page.keyboard.type('970 555 0142')
		await expect(page.getByText('One person, one earlier request:')).toBeVisible()
		await page.keyboard.press('Alt+Shift+Digit1')
		await expect(page.getByRole('combobox', { name: 'Service Type' })).toBeVisible()
		await expect(page.getByLabel('Phone'), 'what was typed stays').toHaveValue('970 555 0142')
		await page.keyboard.press('Tab')
		await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
		await page.keyboard.type('June H.')
		expect(await findings(page)).toEqual([])
		await page.getByLabel('Service Type').focus()
		await page.keyboard.type('Res')
		await page.getByLabel('Name', { exact: true }).focus()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { name: 'June H.', level: 1 })).toBeVisible()
		await expect(page.getByText('Test office took it on the phone')).toBeVisible()
		await page.getByRole('link', { name: 'All of this person’s requests' }).click()
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()
		await expect(page.getByRole('heading', { name: '2 requests' })).toBeVisible()
	},
)

test(
	'SD-49 the kind of request can be chosen while the caller is still being looked up',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new?kind=rolloff')
		const held = await HeldData.of(page)
		await page.getByLabel('Phone').pressSequentially('970 555 0142')
		const callers = await held.next('POST', 'callers')
		await page.keyboard.press('Alt+Shift+Digit1')
		const kind = await held.next('GET', 'new.data')
		await callers.go()
		await kind.go()
		await held.release()
		await expect(page.getByRole('combobox', { name: 'Service Type' })).toBeVisible()
		await expect(page.getByLabel('Phone')).toHaveValue('970 555 0142')
	},
)

test(
	'SD-49 Fill in uses the typed number of a caller who has two, and the address that the office entered',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
		const { person } = await sendFrom(site.store, june)
		await sendFrom(site.store, { ...june, name: 'Jay Hill', phone: '970 555 0188' })
		await enterOffice(context, site, 'office')
		await page.goto(`/admin/people/${person}`)
		await waitForHydration(page)
		await page.locator('main details').evaluateAll((all) => {
			for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true
		})
		await page.getByRole('button', { name: 'Merge Jay Hill into June Hill' }).click()
		await expect(page.getByText('Merged. It can be undone')).toBeVisible()
		await page.getByLabel('Service address').fill('7 Oak Court, Greeley')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('Saved.')).toBeVisible()
		await page.goto('/admin/requests/new?kind=service-request.broken-cart')
		await waitForHydration(page)
		await page.getByLabel('Phone').fill('970 555')
		await expect(page.getByRole('button', { name: 'Fill in' })).toBeVisible()
		await page.route('**/new.data*', () => undefined)
		await page.getByLabel('Phone').pressSequentially(' 0188')
		await page.getByRole('button', { name: 'Fill in' }).click()
		await expect(page.getByLabel('Phone'), 'before the list knows of it').toHaveValue('(970) 555-0188')
		await page.unrouteAll({ behavior: 'ignoreErrors' })
		await expect(page.getByLabel('Address')).toHaveValue('7 Oak Court, Greeley')
		await page.goto('/admin/requests/new?kind=order.trash')
		await waitForHydration(page)
		await page.getByLabel('Phone').pressSequentially('970 555 0188')
		await page.getByRole('button', { name: 'Fill in' }).click()
		await expect(page.getByLabel('Service Address')).toHaveValue('7 Oak Court')
		await expect(page.getByLabel('Town')).toHaveValue('Greeley')
	},
)

test(
	'SD-35 people are found while typing; their pages fit a phone, have no axe findings, and offer a merge that can be undone',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const june = await sendFrom(site.store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		await sendFrom(site.store, { name: 'Ada Brook', email: 'ada@example.com', phone: '970 555 0142' })
		await enterOffice(context, site, 'owner')
		await page.goto('/admin/people')
		await waitForHydration(page)
		await page.getByRole('searchbox').pressSequentially('june')
		await expect(page.getByRole('main').getByRole('link', { name: /Ada Brook/ })).toHaveCount(0)
		await expect(page).toHaveURL(/q=june/)
		expect(await findings(page)).toEqual([])
		await page.getByRole('link', { name: /^June Hill/ }).click()
		await expect(page.getByText('May be the same as')).toBeVisible()
		await page.locator('main details').evaluateAll((all) => {
			for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true
		})
		expect(await findings(page)).toEqual([])
		await page.setViewportSize({ width: 320, height: 700 })
		for (const path of [`/admin/people/${june.person}`, '/admin/people', '/admin/requests/new?kind=hoa']) {
			await page.goto(path)
			const width = await page.evaluate(() => document.documentElement.scrollWidth)
			expect([path, width]).toEqual([path, 320])
		}
		await page.goto(`/admin/people/${june.person}`)
		await page.getByRole('button', { name: 'Merge Ada Brook into June Hill' }).click()
		await expect(page.getByText('Merged. It can be undone')).toBeVisible()
		await expect(page.getByRole('heading', { name: '2 requests' })).toBeVisible()
		await page.getByRole('button', { name: 'Undo the merge' }).click()
		await expect(page.getByRole('heading', { name: 'Ada Brook', level: 1 })).toBeVisible()
	},
)

test(
	'FI-75 a phone request whose kind is changed while offline says so, keeps what was typed, and changes its kind once back online',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new')
		const name = page.getByLabel('Name', { exact: true })
		await name.fill('June Alvarez')
		const kinds = page.getByRole('navigation', { name: 'What it is about' })
		const chosen = kinds.locator('[aria-current=true]')
		const before = (await chosen.textContent()) ?? ''
		await context.setOffline(true)
		for (const kind of ['Roll-off', 'HOA']) {
			await kinds.getByRole('link', { name: kind }).first().click()
			const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
			await expect(alert).toBeVisible()
			await expect(name).toHaveValue('June Alvarez')
			await expect(chosen).toHaveText(before)
		}
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(chosen).toContainText('HOA')
		await expect(name).toHaveValue('June Alvarez')
		await expect(page.getByRole('alert')).toHaveCount(0)
	},
)
