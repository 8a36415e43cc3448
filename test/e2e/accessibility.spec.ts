import { findings } from './axe.ts'
import { enterOffice, ownStepPaths } from './office.ts'
import { publicPages } from './public_pages.ts'
import { sendButton } from './quote_form.ts'
import { expect, openHydrated, test } from './site.ts'

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
})

/** Only two pages of each kind are checked here, since all share the same parts; `test/html_rules.ts` checks the HTML of each page. */
const shards = 2
for (let shard = 0; shard < shards; shard += 1) {
	test(
		`axe finds nothing on pages of any kind, light or dark (${shard + 1} of ${shards})`,
		{ tag: '@desktop' },
		async ({ page, site, problems }) => {
			problems.allow(/404 \(Not Found\)/)
			for (const path of await publicPages(site, { hand: shard, of: shards, allOfEachKind: false })) {
				await openHydrated(page, path)
				expect.soft(await findings(page), path).toEqual([])
			}
		},
	)
}

for (const path of [
	'/',
	'/contact',
	'/help',
	'/help?q=broken+lid',
	'/help/cart-repair',
	'/search?q=contract',
	'/nowhere',
]) {
	test(
		`axe finds nothing on ${path} on a phone, light or dark`,
		{ tag: '@phone' },
		async ({ page, problems }) => {
			if (path === '/nowhere') problems.allow(/404 \(Not Found\)/)
			await openHydrated(page, path)
			expect(await findings(page)).toEqual([])
		},
	)
}

test('axe finds nothing on a form with errors or an open answer', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/contact')
	await sendButton(page).click()
	await expect(page.getByRole('alert').filter({ hasText: 'Please enter your name' })).toBeVisible()
	expect(await findings(page)).toEqual([])
	await openHydrated(page, '/')
	for (const question of [0, 3]) {
		await page.locator('#faq summary').nth(question).click()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
	}
	expect(await findings(page)).toEqual([])
})

test('axe finds nothing in the open menu or search', async ({ page, isMobile }) => {
	await openHydrated(page, '/')
	if (isMobile) {
		await page.getByRole('button', { name: 'Menu', exact: true }).click()
		await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
	} else {
		const services = page.getByRole('navigation', { name: 'Main' }).locator('details')
		await services.locator('summary').click()
		await expect(services).toHaveAttribute('open')
	}
	expect(await findings(page)).toEqual([])
	await page.keyboard.press('Escape')
	await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
	await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
	expect(await findings(page)).toEqual([])
})

test(
	'FI-110 axe finds nothing on any step of “Make it yours” on a phone, light or dark',
	{ tag: '@phone' },
	async ({ page, context, site, problems }) => {
		// The preview beside a step is sandboxed by its policy, so its scripts do not run.
		problems.allow(/sandboxed/)
		await enterOffice(context, site, 'owner')
		for (const path of await ownStepPaths(page)) {
			await openHydrated(page, path)
			expect.soft(await findings(page), path).toEqual([])
		}
	},
)
