import type { Page } from '@playwright/test'
import { waitForHydration, expect, still, test, untilServed } from './site.ts'

test.use(still)

const hero = (page: Page) => page.locator('main section').first().locator('picture img')

/** Reports whether a picture is shown rather than the browser's broken-image icon. */
const isShown = (page: Page, selector: string) =>
	page
		.locator(selector)
		.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)

test.describe('pictures', { tag: '@desktop' }, () => {
	test('FI-02 D27 are drawings that follow the system’s color scheme', async ({ page }) => {
		for (const [colorScheme, name] of [
			['light', /^home\.svg#drive$/],
			['dark', /^home-dark\.svg#drive$/],
		] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' })
			await page.goto('/')
			await expect.poll(() => shownName(page, 0)).toMatch(name)
			await expect.poll(() => isShown(page, 'main picture img >> nth=0')).toBe(true)
		}
	})

	test('every picture has its dimensions and a description; only those of the first screen load at once', async ({
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

test.describe('the first screen of a phone', { tag: '@phone' }, () => {
	test.use({ viewport: { width: 390, height: 844 } })

	for (const path of ['/', '/residential', '/faqs', '/calendar', '/size-calculator', '/services', '/help'])
		test(`FI-104 at ${path} has a picture within its first 600 pixels`, async ({ page }) => {
			await page.goto(path)
			const picture = page.locator('main img').first()
			const box = await picture.boundingBox()
			expect(box?.y).toBeLessThan(600)
		})

	test('FI-104 shows a picture for each of the home page’s services', async ({ page }) => {
		await page.goto('/')
		const cards = page.locator('#services article')
		await expect(cards).toHaveCount(3)
		for (const card of await cards.all()) {
			await card.scrollIntoViewIfNeeded()
			await expect(card.locator('picture img')).toBeVisible()
		}
	})
})

test.describe('a picture that staff chose and that was deleted', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('TH-04 is replaced by the drawn one in the hero and in a card', async ({ page, site, problems }) => {
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
		await untilServed(site, '/', 'src="/pictures/lost-hero.jpg"')
		await page.goto('/')
		await waitForHydration(page)
		await expect(hero(page)).toHaveAttribute('src', /\/home-upright\.svg$/)
		await expect.poll(() => isShown(page, 'main section:first-child picture img')).toBe(true)

		const card = page
			.locator('#services article', { has: page.locator('a[href="/commercial"]') })
			.locator('img')
		await card.scrollIntoViewIfNeeded()
		await expect(card).toHaveAttribute('src', /\/commercial-wide\.svg$/)
	})
})

test.describe('when no picture loads', { tag: '@desktop' }, () => {
	for (const colorScheme of ['light', 'dark'] as const) {
		test(`TH-04 each is replaced by the placeholder for its type of picture, ${colorScheme}`, async ({
			page,
			problems,
		}) => {
			problems.allow(/ERR_FAILED/)
			await page.emulateMedia({ colorScheme })
			await page.route('**/pictures/**', (route) => route.abort())
			const suffix = colorScheme === 'dark' ? '-dark' : ''
			for (const [path, shape, others] of [
				['/', '', ['service', 'team']],
				['/pay-my-bill', '-upright', []],
				['/residential', '-upright', ['residential']],
				['/residential/windsor', '-wide', ['card']],
				['/roll-off-dumpsters', '-upright', ['rolloff']],
			] as const) {
				await page.goto(path)
				// No interaction: a failed picture loads the scripts on its own.
				await expect.poll(() => shownName(page, 0), path).toBe(`hero${shape}${suffix}.svg`)
				await expect.poll(() => isShown(page, 'main picture img >> nth=0')).toBe(true)
				const all = await page.locator('main picture img').count()
				const names: string[] = []
				for (let at = 0; at < all; at++) {
					await page.locator('main picture img').nth(at).scrollIntoViewIfNeeded()
					await expect(async () => {
						const name = await shownName(page, at, '/placeholders/')
						expect(name, `${path}, picture ${at}`).toMatch(/^[a-z]+(-wide|-upright)?(-dark)?\.svg$/)
						names[at] = name.replace(/(-wide|-upright)?(-dark)?\.svg/, '')
					}).toPass()
				}
				expect(names, path).toEqual(expect.arrayContaining([...others]))
			}
		})
	}
})

/** The file name of a shown picture; empty while its address does not contain `part`. */
const shownName = (page: Page, at: number, part = '/') =>
	page
		.locator('main picture img')
		.nth(at)
		.evaluate((img, wanted) => {
			const source = img instanceof HTMLImageElement ? img.currentSrc : ''
			return source.includes(wanted) ? (source.split('/').at(-1) ?? '') : ''
		}, part)
