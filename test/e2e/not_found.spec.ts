import { sampleFacts as facts } from '#test/sample_facts.ts'
import { telHref } from '#app/company/contact_links.ts'
import { expect, openHydrated, test } from './site.ts'

const towns = [
	['windsor', 'windsor'],
	['fort-collins', 'fort-collins'],
	['greeley', 'greeley'],
	['wellington', 'wellington'],
] as const

const suggestions: [path: string, links: string[]][] = [
	['/old-rolloff-page', ['/roll-off-dumpsters']],
	['/rent/a/dumpster', ['/roll-off-dumpsters']],
	['/our-residential-plans', ['/residential']],
	['/commercial-bins', ['/commercial']],
	...towns.map(([word, slug]): [string, string[]] => [
		`/trash-in-${word}`,
		[`/residential/${slug}`, `/roll-off-dumpsters/${slug}`],
	]),
	['/nowhere', ['/', '/services', '/contact']],
]

test.describe('a path that does not exist', { tag: '@desktop' }, () => {
	test('LG-04 gets a 404 with the path, suggestions from its words, the way home and the phone', async ({
		page,
		problems,
	}) => {
		problems.allow(/404 \(Not Found\)/)
		for (const [path, links] of suggestions) {
			const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
			await expect(page.locator('main code')).toHaveText(path)
			const offered = page.getByRole('navigation', { name: 'Were you looking for one of these?' })
			const addresses = await offered
				.getByRole('link')
				.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
			expect(addresses, path).toEqual(links)
			const main = page.getByRole('main')
			await expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
			await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', telHref(facts.phone))
		}
	})

	test('LG-04 the path is logged to the console', async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\)/)
		const logged: string[] = []
		page.on('console', (message) => logged.push(message.text()))
		await openHydrated(page, '/nowhere/at/all')
		await expect.poll(() => logged.filter((text) => text.includes('/nowhere/at/all'))).not.toEqual([])
	})

	test('LG-04 the path is shown as text, whatever it contains', async ({ page, problems }) => {
		problems.allow(/404 \(Not Found\)/)
		await openHydrated(page, '/%3Cimg%20src=x%20onerror=alert(1)%3E')
		await expect(page.locator('main code')).toContainText('img')
		await expect(page.locator('main code img')).toHaveCount(0)
	})
})
