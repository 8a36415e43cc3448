import { readFile } from 'node:fs/promises'
import { expect, openHydrated, test } from './site.ts'

test(
	'SM-01 the file is shown and can be downloaded as sitemap.xml',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/sitemap')
		const shown = await page.getByRole('textbox', { name: 'The file' }).inputValue()
		expect(shown).toContain('<urlset')
		const downloading = page.waitForEvent('download')
		await page.getByRole('link', { name: 'Download sitemap.xml' }).click()
		const download = await downloading
		expect(download.suggestedFilename()).toBe('sitemap.xml')
		expect(await readFile(await download.path(), 'utf8')).toBe(shown)
	},
)

test('SM-02 the list of urls is kept in session storage', { tag: '@desktop' }, async ({ page, site }) => {
	await openHydrated(page, '/sitemap')
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sitemap-urls'))).not.toBeNull()
	const urls = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sitemap-urls') ?? '[]'))
	expect(urls[0]).toEqual({
		url: `${site.url}/`,
		priority: 1,
		changefreq: 'daily',
		lastmod: expect.stringMatching(/^\d{4}-/),
	})
	expect(urls.length).toBeGreaterThan(30)
})
