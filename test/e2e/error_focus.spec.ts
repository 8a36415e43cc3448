import { expect, openHydrated, test } from './site.ts'

const pages = [
	{ path: '/contact', button: 'Request My Free Quote', tag: '@phone' },
	{ path: '/order', button: 'Place my order', tag: '@phone' },
	{ path: '/reminders', button: 'Remind me', tag: '@desktop' },
]

for (const { path, button, tag } of pages) {
	test(
		`FI-41 ${path}: what is wrong takes the focus, under a neutral heading`,
		{ tag },
		async ({ page, problems }) => {
			problems.allow(/422 \(Unprocessable/)
			await openHydrated(page, path)
			await page.getByRole('main').getByRole('button', { name: button }).click()
			await expect(page.locator(':focus')).toContainText('Please check these')
		},
	)

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false })

		test(`FI-41 ${path}: it takes the focus there, too`, { tag }, async ({ page, problems }) => {
			problems.allow(/422 \(Unprocessable/)
			await page.goto(path)
			await page.getByRole('main').getByRole('button', { name: button }).click()
			await expect(page.locator(':focus')).toContainText('Please check these')
			await expect(page.locator(':focus')).toBeInViewport()
		})
	})
}
