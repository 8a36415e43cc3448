import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)
const weights = ['400', '700'] as const
const address = (weight: string) => `/wide-face-${weight}.woff2`
const file = (weight: string) =>
	readFileSync(resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`))

const faces = weights
	.map((weight) => `@font-face{font-family:Wide;font-weight:${weight};src:url(${address(weight)})}`)
	.join('')

/**
 * Renders every page in DejaVu Sans, the widest of the common system fonts. Call before opening a page.
 */
export async function useWideFace(page: Page): Promise<void> {
	const rule = ':root{--default-font-family:Wide;--font-sans:Wide}'
	const widened = new Map<string, Promise<string>>()
	await page.route('**/assets/*.css', async (route) => {
		const sheet = route.request().url()
		const text = widened.get(sheet) ?? route.fetch().then((response) => response.text())
		widened.set(sheet, text)
		await route.fulfill({ body: (await text) + faces + rule, contentType: 'text/css' })
	})
	for (const weight of weights) {
		const body = file(weight)
		await page.route(`**${address(weight)}`, (route) => route.fulfill({ body, contentType: 'font/woff2' }))
	}
}

/** Waits until the wide font is loaded; throws if the page does not use it. */
export async function untilWide(page: Page | Frame): Promise<void> {
	const loaded = await page.evaluate(
		async (all) => Promise.all(all.map((weight) => document.fonts.load(`${weight} 1rem Wide`))),
		weights,
	)
	if (loaded.some((found) => found.length === 0)) throw new Error('The wide face is not on this page.')
}
