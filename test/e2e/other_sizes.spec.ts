import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomyFolder } from '#test/roomy_folder.ts'
import { brokenWords } from './broken_words.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { asItIs, strained } from './looks.ts'
import { overflowing } from './overflow.ts'
import { expect, test } from './site.ts'

const whetstone = join(import.meta.dirname, '../../companies/whetstone')

type Row = Record<string, unknown>

/** Creates the folder of a company whose carts have these prices and whose containers, except one, have a total price. */
function companyWith(prices: readonly number[]): string {
	const folder = mkdtempSync(join(roomyFolder(), 'hauler-sizes-'))
	cpSync(whetstone, folder, { recursive: true })
	const change = (name: string, edit: (rows: Row[]) => Row[]) => {
		const file = join(folder, `${name}.json`)
		writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as Row[]), null, '\t'))
	}
	change('cart_sizes', (carts) => {
		const last = carts.slice(-2)
		const more = prices.slice(2).map((_, at) => ({ ...carts[0], slug: `more-${at}`, gallons: 20 + at }))
		return [...last, ...more].map((cart, at) => ({ ...cart, price: prices[at] }))
	})
	change('rolloff_sizes', ([first, ...others]) => [
		...(first ? [first] : []),
		...[...others, { ...others[0], cubic_yards: 40 }].map((size) => ({
			...size,
			price_dollars: 1449.5,
			included_days: 14,
			included_tons: 3.5,
			extra_day_dollars: 12.5,
			extra_ton_dollars: 92.75,
			wasted_trip_dollars: 147.5,
		})),
	])
	return folder
}

const withPrices = [
	'/residential/delaware',
	'/services',
	'/order',
	'/size-calculator',
	'/roll-off-dumpsters',
	'/roll-off-dumpsters/delaware',
	'/search?q=price',
]

for (const { name, prices, paths } of [
	{ name: 'two carts', prices: [124.5, 127.75], paths: ['/'] },
	{ name: 'four carts', prices: [24.5, 127.5, 19, 22.25], paths: ['/', '/residential', ...withPrices] },
]) {
	test.describe(`a company with ${name}`, () => {
		test.use({
			// oxlint-disable-next-line no-empty-pattern
			environment: async ({}, provide) => {
				const folder = companyWith(prices)
				await provide({ COMPANY: folder })
				rmSync(folder, { recursive: true })
			},
			hasOwnSite: true,
		})

		test(
			`FI-47 ${name} with cents in their prices and containers with totals run out of no screen, in text of twice the size either`,
			{ tag: '@phone' },
			async ({ page }) => {
				await openEmptyPage(page)
				for (const path of paths) {
					const framed = await openFramed(page, path)
					const widths = [320, 360, 768, 1440]
					const looks = [asItIs(widths), ...strained(widths)]
					expect.soft(await overflowing(framed, looks), path).toEqual([])
					expect.soft(await brokenWords(framed, [asItIs(widths)]), path).toEqual([])
				}
			},
		)
	})
}
