import type { Page } from '@playwright/test'
import { insertStaff, staffPassword } from '#test/staff.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { waitForHydration, expect, openHydrated, test } from './site.ts'

async function signInByHand(page: Page, email: string): Promise<void> {
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(staffPassword)
	await page.getByRole('button', { name: 'Sign in' }).click()
}

test.use({ hasOwnSite: true })
test('D22 staff sign in, look around and sign out', async ({ page, site, problems }) => {
	problems.allow(/401 \(Unauthorized\)/)
	const { email } = await insertStaff(site.store, 'owner')
	await page.goto('/admin/staff')
	await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fstaff')
	await waitForHydration(page)
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill('not the password')
	await page.getByRole('button', { name: 'Sign in' }).click()
	await expect(page.getByRole('alert').filter({ hasText: 'do not belong together' })).toBeVisible()
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await signInByHand(page, email)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
	await expect(page.getByRole('contentinfo')).toHaveCount(0)
	const more = page.getByRole('button', { name: 'More' })
	if (await more.isVisible()) await more.click()
	await page.getByRole('link', { name: 'Account', exact: true }).filter({ visible: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
	await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
	await page.goto('/admin/account')
	await expect(page).toHaveURL(/\/admin\/login/)
})

test(
	'what was typed survives a lost session',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/401 \(Unauthorized\)/)
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/staff')
		await page.getByLabel('Name').fill('June Hill')
		await page.getByLabel('Email').fill('june@office.example')
		await page.getByLabel('May do').selectOption('editor')
		await site.store.db.deleteFrom('staff_sessions').execute()
		await page.getByRole('button', { name: 'Send the invitation' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were signed out')
		const opened = context.waitForEvent('page')
		await page.getByRole('link', { name: 'Sign in again' }).click()
		const tab = await opened
		await signInByHand(tab, 'owner@office.example')
		await expect(tab).not.toHaveURL(/login/)
		await tab.close()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'Invited' })).toBeVisible()
		await expect(page.getByRole('heading', { name: 'June Hill' })).toBeVisible()
	},
)

test(
	'FI-75 what was typed stays readable after the sender’s role is reduced, and can be sent once the role is restored',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/403 \(Forbidden\)/)
		await enterOffice(context, site, 'editor')
		await openHydrated(page, '/admin/content/kb_articles/help-paying-your-bill')
		await page.getByLabel('Title', { exact: true }).fill('How to pay in the yard')
		const setRole = (role: 'office' | 'editor') => site.store.db.updateTable('staff').set({ role }).execute()
		await setRole('office')
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is closed to you now')
		await expect(page.getByLabel('Title', { exact: true })).toHaveValue('How to pay in the yard')
		await setRole('editor')
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
		await expect(page.getByLabel('Title', { exact: true })).toHaveValue('How to pay in the yard')
	},
)

test(
	'axe finds nothing on the sign-in, staff and account pages, light or dark',
	{ tag: '@phone' },
	async ({ page, context, site }) => {
		for (const path of ['/admin/login', '/admin/code', '/admin/forgot']) {
			await page.goto(path)
			expect([path, await findings(page)]).toEqual([path, []])
		}
		await enterOffice(context, site, 'owner')
		for (const path of [
			'/admin/staff',
			'/admin/account',
			'/admin/account/password',
			'/admin/account/second-step',
		]) {
			await page.goto(path)
			for (const summary of await page.locator('summary').filter({ visible: true }).all())
				await summary.click()
			expect([path, await findings(page)]).toEqual([path, []])
		}
	},
)

test(
	'the staff and account pages are no wider than a phone',
	{ tag: '@phone' },
	async ({ page, context, site }) => {
		await page.setViewportSize({ width: 320, height: 700 })
		await enterOffice(context, site, 'owner')
		for (const path of ['/admin/staff', '/admin/account', '/admin/account/second-step']) {
			await page.goto(path)
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
		}
	},
)

test(
	'SD-63 the form to invite someone is empty after a success and keeps what was typed after an error',
	{
		tag: '@desktop',
	},
	async ({ page, context, site, problems }) => {
		problems.allow(/status of 422/)
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/staff')
		const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
		const send = async (typed: string, called = 'June Hill') => {
			await name.fill(called)
			await email.fill(typed)
			await page.getByLabel('May do').selectOption('office')
			await page.getByRole('button', { name: 'Send the invitation' }).click()
		}
		await send('june@office.example')
		await expect(page.getByRole('status').filter({ hasText: 'Invited' })).toBeVisible()
		await expect(name).toHaveValue('')
		await expect(email).toHaveValue('')
		await send('june@office.example')
		await expect(page.getByText('Someone with this address is on the list already.')).toBeVisible()
		await expect(name).toHaveValue('June Hill')
		await expect(email).toHaveValue('june@office.example')
		await send('june.hill@office.example')
		await expect(page.getByText('Somebody here has this name already.').first()).toBeVisible()
		await expect(email).toHaveValue('june.hill@office.example')
		await send('june.hill@office.example', 'June B. Hill')
		await expect(name).toHaveValue('')
		await expect(email).toHaveValue('')
	},
)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('an owner signs in, invites someone and signs out', { tag: '@phone' }, async ({ page, site }) => {
		const { email } = await insertStaff(site.store, 'owner')
		await page.goto('/admin/staff')
		await signInByHand(page, email)
		await page.getByLabel('Name').fill('June Hill')
		await page.getByLabel('Email').fill('june@office.example')
		await page.getByLabel('May do').selectOption('office')
		await page.getByRole('button', { name: 'Send the invitation' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'Invited' })).toBeVisible()
		await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
	})

	test(
		'a form sent after the session was lost is shown again and can be sent after signing in',
		{ tag: '@desktop' },
		async ({ page, context, site, problems }) => {
			problems.allow(/401 \(Unauthorized\)/)
			await enterOffice(context, site, 'owner')
			await page.goto('/admin/staff')
			await page.getByLabel('Name').fill('June Hill')
			await page.getByLabel('Email').fill('june@office.example')
			await page.getByLabel('May do').selectOption('office')
			await site.store.db.deleteFrom('staff_sessions').execute()
			await page.getByRole('button', { name: 'Send the invitation' }).click()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were signed out')
			await enterOffice(context, site, 'owner')
			await page.getByRole('button', { name: 'Send what I typed' }).click()
			await expect(page.getByRole('status').filter({ hasText: 'Invited' })).toBeVisible()
		},
	)
})
