import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { comeAlive, expect, test, untilServed } from './site.ts'

const hero = (page: Page) => page.locator('main section').first().locator('picture img')

/** Whether a picture is on the screen, and not the browser's sign for a broken one. */
const isShown = (page: Page, selector: string) =>
	page
		.locator(selector)
		.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)

test.describe('pictures', { tag: '@desktop' }, () => {
	test('TH-05 come at 400, 768, 1024 and 1280, each as wide as it says', async ({ page, baseURL }) => {
		for (const path of ['/', '/contact']) {
			await page.goto(path)
			const sets = await page
				.locator('main picture')
				.evaluateAll((pictures) =>
					pictures.map((picture) =>
						[...picture.querySelectorAll('source, img')].map((one) => one.getAttribute('srcset') ?? ''),
					),
				)
			expect(sets.length).toBeGreaterThan(0)
			for (const srcset of new Set(sets.flat())) {
				const offers = srcset.split(', ').map((offer) => offer.split(' '))
				expect(offers.map(([, width]) => width)).toEqual(['400w', '768w', '1024w', '1280w'])
				for (const [address = '', width = ''] of offers) {
					const answer = await fetch(`${baseURL}${address}`)
					expect(answer.status, address).toBe(200)
					const picture = await sharp(await answer.arrayBuffer()).metadata()
					expect(`${picture.width}w`, address).toBe(width)
				}
			}
		}
	})

	test('every picture has its size and says what is seen; only the first screen’s loads at once', async ({
		page,
	}) => {
		await page.goto('/')
		const pictures = await page.locator('main img').evaluateAll((all) =>
			all.map((img) => ({
				width: Number(img.getAttribute('width')),
				height: Number(img.getAttribute('height')),
				alt: img.getAttribute('alt') ?? '',
				loading: img.getAttribute('loading'),
			})),
		)
		for (const { width, height, alt } of pictures) {
			expect(width).toBeGreaterThan(0)
			expect(height).toBeGreaterThan(0)
			expect(alt).toMatch(/\w.*\w/)
		}
		expect(pictures.filter(({ loading }) => loading !== 'lazy')).toHaveLength(1)
		expect(pictures[0]?.loading).toBe('eager')
	})
})

test.describe('a picture that staff chose and that is gone', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('TH-04 the hero’s and a card’s switch once to the drawn ones, before or after scripts', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/404 \(Not Found\).*lost-/)
		for (const name of ['hero', 'services-commercial']) {
			await site.store.db
				.updateTable('page_sections')
				.where('page_slug', '=', 'home')
				.where('section_name', '=', name)
				.set({ image_path: `/pictures/lost-${name}.jpg` })
				.execute()
		}
		await untilServed(site, '/', 'lost-services-commercial')
		await page.goto('/')
		await expect(hero(page)).toHaveAttribute('src', '/pictures/lost-hero.jpg')
		await comeAlive(page)
		await expect(hero(page)).toHaveAttribute('src', /^\/pictures\/home-/)
		await expect.poll(() => isShown(page, 'main section:first-child picture img')).toBe(true)

		const card = page
			.locator('#services article', { has: page.locator('a[href="/commercial"]') })
			.locator('img')
		await card.scrollIntoViewIfNeeded()
		await expect(card).toHaveAttribute('src', /^\/pictures\/commercial-/)
	})
})
