import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { ownChromium } from '../../bench/browser.ts'
import { sendLead } from '#test/office_leads.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test, waitForHydration } from './site.ts'

test.use({ hasOwnSite: true, permissions: ['notifications'] })

/** Registers the office's service worker with its button. Chromium cannot reach a push service in these tests. */
async function pressNotify(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Notify this device' }).click()
	await expect(page.getByText('could not reach its push service')).toBeVisible()
}

/** Returns a function that pushes to the page's service worker, as the browser does when its push service delivers. */
async function pushService(
	devTools: CDPSession,
	origin: string,
): Promise<(payload: object) => Promise<void>> {
	const registered = new Promise<string>((resolve) => {
		devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/admin/`)
			if (ours) resolve(ours.registrationId)
		})
	})
	// Registrations are reported only once, after this command.
	await devTools.send('ServiceWorker.enable')
	const registrationId = await registered
	return async (payload) => {
		const data = JSON.stringify(payload)
		await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
	}
}

test(
	'SD-115 SD-116 staff choose how they are notified under Account, and the service worker covers only the office’s pages',
	{ tag: '@desktop' },
	async ({ page, site, context, problems }) => {
		problems.allow(/Push API in incognito mode/)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/account')
		await page.getByRole('link', { name: 'Choose how you are told' }).click()
		await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
		await expect(page.getByLabel('Email me at opening time')).toBeChecked()
		await page.getByLabel('Play a sound').check()
		await page.getByLabel('Email me at opening time').uncheck()
		await page.getByRole('button', { name: 'Hear it' }).click()
		await expect(page.getByText('That was it.')).toBeVisible()
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(page.getByLabel('Play a sound')).toBeChecked()
		await expect(page.getByLabel('Email me at opening time')).not.toBeChecked()
		expect(await findings(page)).toEqual([])

		await pressNotify(page)
		await page.goto('/')
		const scopes = await page.evaluate(async () => {
			const registrations = await navigator.serviceWorker.getRegistrations()
			return registrations.map(({ scope }) => new URL(scope).pathname)
		})
		expect(scopes, 'visitors have none').toEqual(['/admin/'])
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
	},
)

test(
	'SD-111 SD-116 a push notification is shown even while the page is frozen, pressing it opens its page, and a woken page catches up',
	{ tag: '@desktop' },
	async ({ site }) => {
		// Private contexts and the headless shell show no notifications, so this uses full Chromium with a profile.
		const profile = mkdtempSync(join(tmpdir(), 'office-push-'))
		const context = await chromium.launchPersistentContext(profile, { ...ownChromium, baseURL: site.url })
		try {
			await context.grantPermissions(['notifications'], { origin: site.url })
			await enterOffice(context, site, 'office')
			const page = await context.newPage()
			await openHydrated(page, '/admin/account/notices')
			await page.getByRole('button', { name: 'Notify this device' }).click()
			const state = () =>
				page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/admin/'))?.active?.state)
			await expect.poll(state).toBe('activated')
			const words = {
				title: 'New request: Quote, Windsor',
				body: 'HH-7K3Q9. Due today 3:00 PM',
				tag: 'new:1',
			}
			const push = await pushService(await context.newCDPSession(page), site.url)
			const shown = () =>
				page.evaluate(async () => {
					const registration = await navigator.serviceWorker.getRegistration('/admin/')
					const notifications = (await registration?.getNotifications()) ?? []
					return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
				})
			// Retried, since the worker may still be starting; pushes with the same tag are shown as one notification.
			await expect(async () => {
				await push({ ...words, path: '/admin/people' })
				await expect.poll(shown, { timeout: 3_000 }).toEqual([words])
			}).toPass({ intervals: [500, 1000, 2000] })

			const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
			await worker.evaluate(async () => {
				const scope = globalThis as unknown as {
					registration: ServiceWorkerRegistration
					NotificationEvent: new (type: string, options: object) => Event
				}
				const [notification] = await scope.registration.getNotifications()
				dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
			})
			await expect(page).toHaveURL(`${site.url}/admin/people`)
			expect(await shown()).toEqual([])

			await waitForHydration(page)
			const devTools = await context.newCDPSession(page)
			await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
			await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
			const whileAsleep = { ...words, body: 'HH-8M4R2. Due today 3:00 PM', tag: 'new:2' }
			await expect(async () => {
				await push({ ...whileAsleep, path: '/admin/people' })
				const tags = await context
					.serviceWorkers()
					.at(-1)
					?.evaluate(async () => {
						const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
						return (await registration.getNotifications()).map(({ tag }) => tag)
					})
				expect(tags).toEqual(['new:2'])
			}).toPass({ intervals: [500, 1000, 2000] })
			await devTools.send('Page.setWebLifecycleState', { state: 'active' })
			await page.bringToFront()
			await expect(page.getByRole('main').getByText('A new request')).toHaveCount(1)
			await expect(page).toHaveTitle(/^\(1\) /)
		} finally {
			await context.close()
			rmSync(profile, { recursive: true, force: true })
		}
	},
)
