import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { colorPalettes } from '#db/seed/palettes.ts'
import { hideTable } from './break_table.ts'
import { activate, paint } from './palette.ts'
import { expect, openHydrated, still, test, untilServed } from './site.ts'

test.use({ ...still, hasOwnSite: true })

/** The computed value of a color property of the page root. */
const property = (page: Page, name: string) =>
	page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name)

/** The computed background color of the page. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.describe('the color theme', { tag: '@desktop' }, () => {
	test(
		'TH-01 the active palette is part of the HTML, in its order, and the last value of a variable wins',
		{ tag: '@direct' },
		async ({ page, site, problems }) => {
			// If the page is slow, it starts loading the scripts that this test blocks.
			problems.allow(/ERR_FAILED/)
			await paint(site, '--background', '10 20% 30%')
			await untilServed(site, '/', '--background:10 20% 30%')
			const html = await (await fetch(site.url)).text()
			const rule = /<style id="palette">:root\{(.*?)\}<\/style>/.exec(html)?.[1] ?? ''
			const rows = await site.store.db
				.selectFrom('color_variables')
				.innerJoin('color_palettes', 'color_palettes.id', 'palette_id')
				.select(['css_variable_name as name', 'hsl_value as value'])
				.where('is_active', '=', true)
				.orderBy('sort_order')
				.orderBy('color_variables.id')
				.execute()
			expect(rule).toBe(rows.map(({ name, value }) => `${name}:${value}`).join(';'))
			expect(html.indexOf('id="palette"'), 'before anything is painted').toBeLessThan(html.indexOf('<body'))

			await page.route('**/*.js', (route) => route.abort())
			await page.goto('/')
			expect(await background(page)).toBe('rgb(92, 66, 61)')
		},
	)

	test('TH-02 every open page updates without a reload', async ({ page, site, browser }) => {
		const other = await browser.newPage({ baseURL: site.url })
		const pages = [page, other]
		await openHydrated(page, '/')
		await openHydrated(other, '/contact')
		for (const one of pages) await one.evaluate(() => void Object.assign(window, { isSameDocument: true }))
		const before = await background(page)

		const second = colorPalettes.find((palette) => !palette.is_active)
		await activate(site, second?.id ?? '')
		for (const one of pages) await expect.poll(() => background(one)).not.toBe(before)
		const { rows } = await sql<{ value: string }>`
			select hsl_value as value from color_variables
			where palette_id = ${second?.id} and css_variable_name = '--background'
		`.execute(site.store.db)
		for (const one of pages) expect(await property(one, '--background')).toBe(rows[0]?.value)

		await paint(site, '--background', '120 100% 25%')
		for (const one of pages) await expect.poll(() => background(one)).toBe('rgb(0, 128, 0)')

		await site.store.db
			.deleteFrom('color_variables')
			.where('css_variable_name', '=', '--background')
			.execute()
		const builtIn = '214 24% 97%'
		for (const one of pages) await expect.poll(() => property(one, '--background')).toBe(builtIn)
		for (const one of pages) expect(await one.evaluate(() => 'isSameDocument' in window)).toBe(true)
		await other.close()
	})

	test(
		"TH-03 without a palette the style sheet's colors stay, and the log says why",
		{ tag: '@direct' },
		async ({ page, site }) => {
			await activate(site, null)
			await untilServed(site, '/', '--background:', false)
			await page.goto('/')
			expect(await property(page, '--background')).toBe('214 24% 97%')
			expect(await background(page)).toBe('rgb(246, 247, 249)')
			await expect.poll(site.log).toContain('"msg":"No active color palette found"')
		},
	)

	for (const [table, sentence] of [
		['color_palettes', 'Failed to fetch color palette'],
		['color_variables', 'Failed to fetch color variables'],
	] as const) {
		test(
			`TH-03 ${table} cannot be read: "${sentence}" is logged, open pages keep their colors`,
			{ tag: '@direct' },
			async ({ page, site }) => {
				await paint(site, '--background', '120 100% 25%')
				await untilServed(site, '/', '--background:120 100% 25%')
				await openHydrated(page, '/')
				const putBack = await hideTable(site, table)
				await untilServed(site, '/', '--background:', false)
				await expect.poll(site.log).toContain(`"msg":"${sentence}"`)
				expect(await background(page)).toBe('rgb(0, 128, 0)')
				const fresh = await page.context().newPage()
				await openHydrated(fresh, '/')
				expect(await property(fresh, '--background')).toBe('214 24% 97%')

				await putBack()
				await expect.poll(() => background(fresh)).toBe('rgb(0, 128, 0)')
			},
		)
	}
})
