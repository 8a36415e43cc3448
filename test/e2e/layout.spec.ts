import { sampleFacts as facts } from '#test/sample_facts.ts'
import { sendLead } from '#test/office_leads.ts'
import { brokenWords } from './broken_words.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { enterOffice } from './office.ts'
import { asItIs, enlarged, inLooks, strained } from './looks.ts'
import { overflowing } from './overflow.ts'
import { overlappingWords } from './overlapping_words.ts'
import { publicPages } from './public_pages.ts'
import { sendButton } from './quote_form.ts'
import { expect, openHydrated, still, test, untilHydrated } from './site.ts'
import { untilWide, useWideFace } from './wide_face.ts'

test.use(still)

const widths = [320, 360, 390]
const inTheirOwnFace = { name: 'headings in their own face', widths }
const inTheWideFace = { name: 'headings in the wide face too', widths, displayFace: 'Wide' }

const shards = 2

for (let shard = 0; shard < shards; shard++) {
	test(
		`FI-47 no page scrolls sideways, breaks a word or phone number, or overlaps words with a wide font or larger or spaced text, part ${shard + 1}`,
		{ tag: '@phone' },
		async ({ page, site, problems }) => {
			problems.allow(/404 \(Not Found\)/)
			await useWideFace(page)
			await openEmptyPage(page)
			for (const path of await publicPages(site, { hand: shard, of: shards })) {
				const framed = await openFramed(page, path)
				await untilWide(framed)
				const looks = [inTheirOwnFace, inTheWideFace, ...strained([...widths, 768, 1440])]
				expect.soft(await overflowing(framed, looks), path).toEqual([])
				expect.soft(await brokenWords(framed, [asItIs([...widths, 768, 1024, 1440])]), path).toEqual([])
				expect.soft(await brokenWords(framed, [enlarged([360])], 10), path).toEqual([])
				expect.soft(await overlappingWords(framed, [enlarged([320, 360, 768, 1440])]), path).toEqual([])
			}
		},
	)
}

test(
	'FI-47 at twice the text size no table scrolls sideways, and prices break only before their slash',
	{ tag: '@phone' },
	async ({ page }) => {
		await openEmptyPage(page)
		for (const path of ['/commercial', '/commercial/3-yard', '/roll-off-dumpsters']) {
			const framed = await openFramed(page, path)
			const looks = [enlarged([320, 360, 768])]
			expect.soft(await inLooks(framed, looks, scrollingTables, undefined), path).toEqual([])
			expect.soft(await inLooks(framed, looks, brokenPrices, undefined), path).toEqual([])
		}
	},
)

/** Runs in the browser. */
function scrollingTables(): string[] {
	return [...document.querySelectorAll('main table')]
		.filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
		.map((table) => table.outerHTML.slice(0, 200))
}

test(
	'in a table whose columns are stacked, a cell without a heading keeps its distance from the line above',
	{ tag: '@phone' },
	async ({ page }) => {
		await openEmptyPage(page)
		for (const path of ['/about', '/roll-off-dumpsters']) {
			const framed = await openFramed(page, path)
			expect.soft(await inLooks(framed, [enlarged([320, 360])], cellsAtTheLine, undefined), path).toEqual([])
		}
	},
)

/** Runs in the browser. */
function cellsAtTheLine(): string[] {
	return [...document.querySelectorAll('main table td:not(th ~ td, [colspan])')]
		.filter((cell) => Number.parseFloat(getComputedStyle(cell).paddingTop) === 0)
		.map(({ textContent }) => textContent)
}

/** Runs in the browser: parts of prices that break across two lines. Lines may end only between the parts. */
function brokenPrices(): string[] {
	const found: string[] = []
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (texts.nextNode()) {
		const text = texts.currentNode.textContent ?? ''
		const range = document.createRange()
		range.selectNodeContents(texts.currentNode)
		if (/^(?:\$[\d-]+)?(?:\/month)?$/.test(text) && range.getClientRects().length > 1) found.push(text)
	}
	return found
}

test(
	'the skip link covers nothing until it has focus, however large the text',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 })
		for (const path of ['/', '/admin/login']) {
			await page.goto(path)
			await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
			const skip = page.getByRole('link', { name: 'Skip to main content' })
			await expect(skip, path).not.toBeInViewport()
			await page.keyboard.press('Tab')
			await expect(skip, path).toBeFocused()
			await expect(skip, path).toBeInViewport({ ratio: 1 })
		}
	},
)

test('no form scrolls sideways when it shows what is missing', { tag: '@phone' }, async ({ page }) => {
	await useWideFace(page)
	await openEmptyPage(page)
	const framed = await openFramed(page, '/contact')
	await framed.locator('body').dispatchEvent('keydown')
	await untilHydrated(framed)
	await untilWide(framed)
	await sendButton(framed).click()
	await expect(framed.getByRole('alert').first()).toBeVisible()
	expect(await overflowing(framed, [inTheWideFace])).toEqual([])
})

test(
	'FI-47 a request shows a long email address in full on a phone, broken only between the parts of the address',
	{ tag: '@phone' },
	async ({ page, site, context }) => {
		const email = 'bartholomew.featherstonehaugh@horsetooth-mountain.example'
		const { leadId } = await sendLead(site.store, 'quote', { email })
		await useWideFace(page)
		await openEmptyPage(page)
		await enterOffice(context, site, 'owner')
		const framed = await openFramed(page, `/admin/leads/quote/${leadId}`)
		await untilWide(framed)
		expect(await overflowing(framed, [inTheirOwnFace])).toEqual([])
		expect(await brokenWords(framed, [asItIs([360])])).toEqual([])
		const lines = await framed.getByText(email, { exact: true }).evaluate((shown) => {
			const parts = [...shown.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
			return parts.map((part) => {
				const range = document.createRange()
				range.selectNodeContents(part)
				return { part: part.textContent, rows: range.getClientRects().length }
			})
		})
		expect(lines.length).toBeGreaterThan(3)
		expect(lines.filter(({ rows }) => rows !== 1)).toEqual([])
	},
)

test(
	'FI-45 the phone bar offers Call and Get Quote only while the page shows no such buttons, and not over forms',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/')
		const bar = page.locator('.phone-bar')
		await expect(bar, 'the first screen is the page’s').not.toBeInViewport()
		for (const there of ['#service-area ul', 'footer']) {
			await page
				.locator(there)
				.first()
				.evaluate((element) => element.scrollIntoView({ block: 'end' }))
			await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
			await expect(bar.getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
		}
		await expect(page.getByText(`© ${facts.name}`), 'it covers nothing at the end').toBeInViewport({
			ratio: 1,
		})
		await page.locator('#contact-form').scrollIntoViewIfNeeded()
		await expect(bar, 'a form is filled in').toBeHidden()
		for (const path of ['/reminders', '/service-request']) {
			await page.goto(path)
			await expect(page.locator('main'), path).toBeVisible()
			await expect(bar, 'the page is for what it asks').toBeHidden()
		}
	},
)

test(
	'FI-45 Call in the phone bar says on one line when the office opens, clear of the button’s border',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/about')
		const note = page.locator('.phone-bar a').first().locator('span')
		await note.evaluate((shown) => (shown.textContent = ' Opens Tuesday 7:00 AM'))
		const { lines, below } = await note.evaluate((shown) => {
			const range = document.createRange()
			range.selectNodeContents(shown)
			const button = shown.closest('a')
			const bottom = button?.getBoundingClientRect().bottom ?? 0
			return { lines: range.getClientRects().length, below: bottom - range.getBoundingClientRect().bottom }
		})
		expect(lines).toBe(1)
		expect(below, 'border and air').toBeGreaterThan(4)
	},
)

test(
	'FI-45 the phone bar offers each page’s main action, and all bars together take at most a sixth of a short screen',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 664 })
		for (const [path, name, to] of [
			['/pay-my-bill', 'Pay', '/pay-my-bill#ways-to-pay'],
			['/help/missed-pickup', 'Report', '/service-request'],
			['/calendar', 'Find My Day', '/pickup-day#pickup-address'],
			['/residential/windsor', 'Order Online', '/order'],
			['/hoa-services', 'Get HOA Quote', '/hoa-quote'],
			['/roll-off-dumpsters', 'Get Quote', '/contact'],
		] as const) {
			await page.goto(path)
			const offered = page.locator('.phone-bar a').last()
			await expect(offered, path).toHaveText(name)
			await expect(offered, path).toHaveAttribute('href', to)
		}
		const height = async (selector: string) => {
			const boxes = await page.locator(selector).all()
			return (await Promise.all(boxes.map((one) => one.boundingBox()))).map((box) => {
				const { y = 0, height: tall = 0 } = box ?? {}
				return Math.max(0, Math.min(664, y + tall) - Math.max(0, y))
			})
		}
		const bars = async () =>
			(await height('header, [aria-label="This week"], .phone-bar')).reduce((sum, one) => sum + one, 0)
		expect(await bars(), 'at the top').toBeLessThanOrEqual(664 / 6)
		await page.evaluate(() => scrollTo(0, 600))
		await expect(page.locator('.phone-bar')).toBeInViewport({ ratio: 1 })
		expect(await bars(), 'further down').toBeLessThanOrEqual(664 / 6)
		await openHydrated(page, '/help/missed-pickup')
		await page.getByRole('link', { name: 'Help Center' }).first().click()
		await expect(page).toHaveURL('/help')
		await expect(page.locator('.phone-bar a').last(), 'after going on').toHaveText('Report')
	},
)

test(
	'FI-45 no bar stays on screen on a phone in landscape or with large text',
	{ tag: '@phone' },
	async ({ page, context }) => {
		const session = await context.newCDPSession(page)
		await session.send('Page.enable')
		for (const [width, height, standard] of [
			[640, 360, 16],
			[360, 640, 24],
			[360, 640, 32],
		] as const) {
			await session.send('Page.setFontSizes', { fontSizes: { standard } })
			await page.setViewportSize({ width, height })
			await openHydrated(page, '/about')
			await page.evaluate(() => scrollTo(0, 1600))
			await expect(page.locator('header').first(), `${width} px, letters of ${standard}`).not.toBeInViewport()
			await expect(page.locator('.phone-bar')).not.toBeInViewport()
			await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
			await expect(page.getByText(`© ${facts.name}`), 'it covers nothing at the end').toBeInViewport({
				ratio: 1,
			})
		}
		await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
	},
)

test('every tap target is at least 44 px high', { tag: '@phone' }, async ({ page }) => {
	for (const path of [
		'/',
		'/contact',
		'/search',
		'/roll-off-dumpsters',
		'/roll-off-dumpsters/loveland',
		'/sitemap',
	]) {
		await page.goto(path)
		const small = await page
			.locator('a, button, summary, input, label:has([type="radio"]), select, textarea')
			.evaluateAll((all) =>
				all
					.filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
					.filter(
						(element) =>
							!element.closest('svg, .sr-only') &&
							!element.matches('[type="checkbox"], label [type="radio"]'),
					)
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
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
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
	expect(shown).toMatch(/home(-upright)?-dark\.svg#drive$/)
})

test(
	'a printed home page has prices and answers on white, and no buttons',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
		await page.goto('/')
		await expect(page.getByRole('complementary', { name: 'Call, or do what this page is for' })).toBeHidden()
		await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
		await expect(page.getByRole('contentinfo')).toBeHidden()
		await expect(page.locator('#quote')).toBeHidden()
		await expect(page.locator('#plans').getByRole('table')).toBeVisible()
		await expect(page.getByText('Service is month to month.')).toBeVisible()
		expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
			'rgb(255, 255, 255)',
		)
	},
)

test('nothing moves with reduced motion', { tag: '@phone' }, async ({ page }) => {
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
	// Reads the sources instead of `currentSrc`, in which Chromium keeps the old fragment of an already loaded drawing.
	const shown = () =>
		page
			.locator('main picture')
			.first()
			.evaluate((picture) => {
				const sources = [...picture.querySelectorAll('source')]
				const fits = sources.find(({ media }) => matchMedia(media).matches)
				return fits?.srcset ?? picture.querySelector('img')?.src
			})
	expect(await shown(), 'the truck drives in').toMatch(/home-upright\.svg#drive$/)
	await page.emulateMedia({ reducedMotion: 'reduce' })
	expect(await moving()).toEqual([])
	await page.reload()
	expect(await shown(), 'it stands there already').toMatch(/home-upright\.svg$/)
})
