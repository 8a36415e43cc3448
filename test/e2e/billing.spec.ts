import { sampleFacts as facts } from '#test/sample_facts.ts'
import { breakMailProgram, openedMails, watchBusyButtons } from './opened_mails.ts'
import { expect, openHydrated, test } from './site.ts'

const path = '/pay-my-bill'

test(
	'PB-01 the breadcrumb leads home, and the hero’s buttons scroll to the two forms',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, path)
		const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
		await expect(crumbs).toHaveText(/^Home\s*\/?\s*Pay My Bill$/)
		await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
		await page.getByRole('link', { name: 'Get My Customer ID' }).click()
		await expect(page.getByRole('heading', { name: /customer ID\?/ }).first()).toBeInViewport()
		await page.getByRole('link', { name: 'Update My Account' }).click()
		await expect(page.getByRole('heading', { name: 'Something changed?' })).toBeInViewport()
	},
)

const requests = [
	{
		id: 'PB-03',
		label: 'Phone number',
		button: 'Text me my ID',
		typed: ' 970 555 0100 ',
		subject: 'Customer ID Request - SMS',
		promise: "We'll text your Customer ID shortly.",
		line: 'Customer ID requested by text',
	},
	{
		id: 'PB-04',
		label: 'Email address',
		button: 'Email me my ID',
		typed: 'june.billing@example.com',
		subject: 'Customer ID Request - Email',
		promise: "We'll email your Customer ID shortly.",
		line: 'Customer ID requested by email',
	},
]

for (const { id, label, button, typed, subject, promise, line } of requests) {
	test(
		`${id} PB-06 D18 ${button}: a mail to billing, a console line, a toast, a fresh field, and the phone`,
		{ tag: '@desktop' },
		async ({ page }) => {
			const lines: string[] = []
			page.on('console', (message) => lines.push(message.text()))
			const mails = openedMails(page)
			const busy = await watchBusyButtons(page)
			await openHydrated(page, path)
			const form = page.locator('#customer-id form').filter({ hasText: button })
			const field = form.getByLabel(label)
			await field.fill(typed)
			await form.getByRole('button').click()
			await expect(page.getByText('Request Submitted', { exact: true })).toBeVisible()
			await expect(page.getByText(promise)).toBeVisible()
			await expect(field).toHaveValue('')
			await expect(form.locator('button')).toHaveText(button)
			await expect(form, 'FI-40 in its place').toBeHidden()
			await expect(page.locator(':focus')).toContainText('Your reference number is HH-')
			expect(mails).toEqual([
				{ to: facts.billingEmail, subject, body: expect.stringContaining(typed.trim()) },
			])
			expect(busy).toEqual(['Sending...'])
			expect(lines).toContain(line)
			await page.getByText('Send another request').click()
			await expect(form, 'D18 the phone for those whose mail program stays shut').toContainText(facts.phone)
		},
	)
}

test('PB-03 blank after trimming does nothing', { tag: '@desktop' }, async ({ page }) => {
	const mails = openedMails(page)
	await openHydrated(page, path)
	const form = page.locator('#customer-id form').first()
	await form.getByLabel('Phone number').fill('   ')
	await form.getByRole('button').click()
	await form.getByLabel('Phone number').fill('')
	await form.getByRole('button').click()
	await expect(page.getByText('Request Submitted', { exact: true })).toBeHidden()
	expect(mails).toEqual([])
})

test(
	'PB-05 PB-06 an account update is mailed as its pretty-printed fields',
	{ tag: '@phone' },
	async ({ page }) => {
		const mails = openedMails(page)
		const busy = await watchBusyButtons(page)
		await openHydrated(page, path)
		const form = page.locator('#account-update form')
		await expect(form.getByLabel('What should we change?')).toHaveAttribute('rows', '4')
		await form.getByRole('button').click()
		expect(mails, 'the required fields are missing').toEqual([])
		const typed = {
			fullName: 'June Alvarez',
			phoneNumber: '970 555 0100',
			email: 'june at home',
			serviceAddress: '12 Elm St, Windsor',
			updateDetails: 'New number.\nSame street.',
		}
		await form.getByLabel('Full name *').fill(typed.fullName)
		await form.getByLabel('Phone number *').fill(typed.phoneNumber)
		await form.getByLabel('Email *').fill(typed.email)
		await form.getByLabel('Service address *').fill(typed.serviceAddress)
		await form.getByLabel('What should we change?').fill(typed.updateDetails)
		await form.getByRole('button').click()
		await expect(page.getByText("We'll follow up within 1 business day.")).toBeVisible()
		await expect(form.getByLabel('Full name *')).toHaveValue('')
		expect(mails).toEqual([
			{
				to: facts.billingEmail,
				subject: 'Account Update Request',
				body: JSON.stringify(typed, null, 2),
			},
		])
		expect(busy).toEqual(['Submitting...'])
	},
)

test(
	'PB-06 SD-07 a request that cannot be stored shows an error and keeps the form; one that is stored succeeds without a mail program',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/mail program could not be opened|could not be sent|ERR_FAILED/)
		await breakMailProgram(page)
		await page.route('/functions/billing-request', (route) => route.abort())
		await openHydrated(page, path)
		const form = page.locator('#customer-id form').first()
		await form.getByLabel('Phone number').fill('970 555 0100')
		await form.getByRole('button').click()
		await expect(page.getByText('Submission Error', { exact: true })).toBeVisible()
		await expect(page.getByText('Please try again.', { exact: true })).toBeVisible()
		await expect(form.getByLabel('Phone number')).toHaveValue('970 555 0100')
		await page.unroute('/functions/billing-request')
		await form.getByRole('button').click()
		await expect(page.getByText('Request Submitted', { exact: true })).toBeVisible()
		await expect(form.getByLabel('Phone number')).toHaveValue('')
	},
)

test(
	'PB-07 the page has six questions, one open at a time, and the open one can be closed',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto(path)
		const entries = page.locator('details[name="billing-faq"]')
		await expect(entries).toHaveCount(6)
		const open = page.locator('details[name="billing-faq"][open]')
		await entries.nth(0).locator('summary').click()
		await entries.nth(3).locator('summary').click()
		await expect(open).toHaveCount(1)
		await entries.nth(3).locator('summary').click()
		await expect(open).toHaveCount(0)
	},
)
