import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { StaffRole } from '#db/staff_rows.ts'
import { type Served, signIn } from '#test/staff.ts'

/** Signs the browser in as a staff member with this role. */
export async function enterOffice(context: BrowserContext, site: Served, role: StaffRole): Promise<void> {
	const cookies = (await signIn(site, role)).split('; ').map((cookie) => {
		const at = cookie.indexOf('=')
		return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }
	})
	const isForTls = site.url.startsWith('https:')
	await context.addCookies(cookies.filter(({ name }) => name.startsWith('__Host-') === isForTls))
}

/** Publishes the open content form and waits for the confirmation. */
export async function publish(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
}

/** Adds Timnath, which the site does not have yet, as a town of this kind and publishes it. */
export async function addTimnath(page: Page, kind: 'residential' | 'roll-off'): Promise<void> {
	await page.goto(`/admin/content/${kind === 'residential' ? 'residential' : 'rolloff'}_towns`)
	await page.getByRole('link', { name: `Add a ${kind} town` }).click()
	await page.getByLabel('Town', { exact: true }).fill('Timnath')
	await page.getByLabel('Address').fill('timnath')
	await page.getByLabel('About this town').fill('Between the reservoir and the interstate.')
	await publish(page)
}

/** The paths of "Make it yours" and of every step that it lists. The browser must be signed in as an owner. */
export async function ownStepPaths(page: Page): Promise<string[]> {
	const overview = '/admin/make-it-yours'
	await page.goto(overview)
	const links = page.locator('main ol a')
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
	expect(paths.length).toBeGreaterThan(10)
	return [overview, ...paths]
}
