import { findings } from './axe.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'PD-20 PD-22 reminders are requested, confirmed, stopped and deleted, and axe finds nothing on the way',
	{ tag: '@phone' },
	async ({ page, site, problems }) => {
		problems.allow(/422 \(Unprocessable Entity\)/)
		await openHydrated(page, '/reminders?area=windsor-lake')
		await page.getByRole('button', { name: 'Remind me' }).click()
		await expect(
			page.getByRole('alert').filter({ hasText: 'Please enter your email address.' }),
		).toBeVisible()
		expect(await findings(page)).toEqual([])
		await page.getByLabel('Email address').fill('june.reminders@example.com')
		await page.getByLabel('Lawn').uncheck()
		await page.getByLabel(/The morning of pickup day/).check()
		await page.getByRole('button', { name: 'Remind me' }).click()
		await expect(page.getByText('Look for our email with a link.')).toBeVisible()

		const { body } = await site.store.db
			.selectFrom('outbox')
			.select('body')
			.where('kind', '=', 'subscription')
			.executeTakeFirstOrThrow()
		await page.goto(/https?:\S+/.exec(body)?.[0] ?? '')
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Yes, remind me' }).click()
		await expect(page.getByText('Your reminders are on.')).toBeVisible()
		await expect(page.getByLabel('Lawn')).not.toBeChecked()
		await expect(page.getByLabel(/The morning of pickup day/)).toBeChecked()
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Stop these reminders' }).click()
		await expect(page.getByRole('heading', { name: 'Your reminders are off' })).toBeVisible()
		await page.getByRole('button', { name: 'Delete my address' }).click()
		await expect(page.getByRole('heading', { name: 'Your reminders are deleted' })).toBeVisible()
	},
)
