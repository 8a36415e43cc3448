import type { Page } from '@playwright/test'
import { facts } from '#app/company/facts.ts'
import { enterOffice } from './office.ts'
import { publicPages } from './public_pages.ts'
import { sendButton } from './quote_form.ts'
import { expect, openHydrated, test } from './site.ts'
import { untilWide, useWideFace, widenHeadings } from './wide_face.ts'

/** The elements and words beyond the window's edge, if the page scrolls sideways. */
function overflowing(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement
		if (scrollWidth <= clientWidth) return []
		const isBeyond = ({ right }: DOMRect) => right > clientWidth + 1
		const elements = [...document.querySelectorAll('body *')]
			.filter((element) => isBeyond(element.getBoundingClientRect()))
			.map((element) => element.outerHTML.slice(0, 120))
		const words: string[] = []
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (texts.nextNode()) {
			const range = document.createRange()
			range.selectNodeContents(texts.currentNode)
			if ([...range.getClientRects()].some(isBeyond)) words.push(texts.currentNode.textContent ?? '')
		}
		return [`${scrollWidth} px`, ...words, ...elements]
	})
}

const widths = [320, 360, 390]

/** Measures the page in each width; with `inBothFaces` also with its headings in the wide font. */
async function checkWidths(page: Page, path: string, inBothFaces: boolean): Promise<void> {
	await untilWide(page)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 640 })
		for (const isWide of inBothFaces ? [false, true] : [false]) {
			await widenHeadings(page, isWide)
			const face = isWide ? 'headings too' : 'headings in their own face'
			expect.soft(await overflowing(page), `${path} at ${width} px, ${face}`).toEqual([])
		}
	}
}

/** What readers may do to a page without losing any of it: larger text (WCAG 1.4.4) and text spaced out (1.4.12). */
const strains = {
	'text at 200 %': ':root { font-size: 200% }',
	'spaced text':
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}

/** Measures the page under each strain, from the narrowest phone to a desk. */
async function checkStrains(page: Page, path: string): Promise<void> {
	await widenHeadings(page, false)
	for (const [strain, css] of Object.entries(strains)) {
		await page.evaluate((text) => {
			const sheet = new CSSStyleSheet()
			sheet.replaceSync(text)
			document.adoptedStyleSheets = [sheet]
		}, css)
		for (const width of [...widths, 768, 1440]) {
			await page.setViewportSize({ width, height: 640 })
			expect.soft(await overflowing(page), `${path} at ${width} px, ${strain}`).toEqual([])
		}
	}
}

const shards = 3

for (let shard = 0; shard < shards; shard++) {
	test(
		`no page scrolls sideways on small screens with a wide font, or under larger or spaced text on any, part ${shard + 1}`,
		{ tag: '@phone' },
		async ({ page, site, problems }) => {
			test.setTimeout(240_000)
			problems.allow(/404 \(Not Found\)/)
			await useWideFace(page)
			for (const path of await publicPages(site, shard, shards)) {
				await page.goto(path, { waitUntil: 'domcontentloaded' })
				await checkWidths(page, path, true)
				await checkStrains(page, path)
			}
		},
	)
}

test('no form scrolls sideways when it shows what is missing', { tag: '@phone' }, async ({ page }) => {
	await useWideFace(page)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 640 })
		await openHydrated(page, '/contact')
		await untilWide(page)
		await widenHeadings(page, true)
		await sendButton(page).click()
		await expect(page.getByRole('alert').first()).toBeVisible()
		expect(await overflowing(page), `errors at ${width} px`).toEqual([])
	}
})

test(
	'no screen of the office scrolls sideways on small screens',
	{ tag: '@phone' },
	async ({ page, site, context }) => {
		test.setTimeout(120_000)
		await useWideFace(page)
		await page.goto('/admin/login')
		await checkWidths(page, '/admin/login', false)
		await enterOffice(context, site, 'owner')
		for (const path of [
			'leads',
			'dashboard',
			'content',
			'content/page_sections',
			'content/page_sections/new',
			'content/residential_towns',
			'content/history',
			'palettes',
			'pictures',
			'facts',
			'staff',
			'account',
		]) {
			await page.goto(`/admin/${path}`)
			await checkWidths(page, path, false)
		}
	},
)

test('a phone has Call and Get Quote at the bottom of the screen', { tag: '@phone' }, async ({ page }) => {
	await page.goto('/')
	const bar = page.getByRole('complementary', { name: 'Call or get a quote' })
	for (const where of [0, 2000, 1e6]) {
		await page.evaluate((y) => scrollTo(0, y), where)
		await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
		await expect(bar.getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
	}
	await expect(page.getByText(`© ${facts.name}`), 'it covers nothing at the end').toBeInViewport({ ratio: 1 })
})

test('every tap target is at least 44 px high', { tag: '@phone' }, async ({ page }) => {
	for (const path of ['/', '/contact', '/search']) {
		await page.goto(path)
		const small = await page.locator('a, button, summary, input, select, textarea').evaluateAll((all) =>
			all
				.filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
				.filter((element) => !element.closest('svg, .sr-only') && element.getAttribute('type') !== 'checkbox')
				.filter((element) => {
					const { height, width } = element.getBoundingClientRect()
					return height < 43.5 || width < 43.5
				})
				.map((element) => `${element.outerHTML.slice(0, 100)} ${element.getBoundingClientRect().height}`),
		)
		expect(small, path).toEqual([])
	}
})

test('the dark scheme is dark, with dusk pictures', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.goto('/')
	const light = await page.locator('body, #plans, #faq, #quote, footer, header').evaluateAll((all) =>
		all
			.map((element) => getComputedStyle(element).backgroundColor)
			.filter((color) => {
				const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
				return color.startsWith('rgb(') && (red + green + blue) / 3 > 90
			}),
	)
	expect(light).toEqual([])
	const shown = await page
		.locator('main picture img')
		.first()
		.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''))
	expect(shown).toMatch(/home-dark-\d+\.avif$/)
})

test('a printed home page has prices and answers on white, and no buttons', async ({ page }) => {
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
	await page.goto('/')
	await expect(page.getByRole('complementary', { name: 'Call or get a quote' })).toBeHidden()
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
	await expect(page.getByRole('contentinfo')).toBeHidden()
	await expect(page.locator('#quote')).toBeHidden()
	await expect(page.locator('#plans table')).toBeVisible()
	await expect(page.getByText('Service is month to month.')).toBeVisible()
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
		'rgb(255, 255, 255)',
	)
})

test('nothing moves with reduced motion', async ({ page }) => {
	/** Every element with a transition or animation. */
	const moving = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('*')]
				.filter((element) => {
					const { transitionDuration, animationName, transitionProperty } = getComputedStyle(element)
					const takesTime = transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0)
					return (takesTime && transitionProperty !== 'none') || animationName !== 'none'
				})
				.map((element) => element.outerHTML.slice(0, 120)),
		)
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await openHydrated(page, '/')
	expect(await moving()).not.toEqual([])
	await page.emulateMedia({ reducedMotion: 'reduce' })
	expect(await moving()).toEqual([])
})
