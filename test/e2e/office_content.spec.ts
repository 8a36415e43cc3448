import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { openWithDelayedScripts } from './delayed_scripts.ts'
import { HeldData } from './held_data.ts'
import { enterOffice } from './office.ts'
import { waitForHydration, expect, openHydrated, test, untilServed } from './site.ts'
import type { Site } from './open_site.ts'

test.use({ hasOwnSite: true })

/** Signs in as a staff member with this role and opens an office page. */
async function enter(page: Page, site: Site, role: 'owner' | 'editor' = 'editor', path = '/admin/content') {
	await enterOffice(page.context(), site, role)
	await page.goto(path)
}

const faq = '/admin/content/faqs/faq-general-areas'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click()
/** Waits for a preview, which compares every page of the site and is therefore slow on a busy machine. */
const previewed = (page: Page) => expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
const served = async (site: Site, path: string) => (await fetch(site.url + path)).text()

test.describe('content in the office', { tag: '@desktop' }, () => {
	test('SD-135 SD-136 SD-145 a price is searched for, questioned when ten times as high, then changed, served at the next request, and reverted', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/status of 422/)
		await enter(page, site, 'owner', '/admin/facts')
		await waitForHydration(page)
		await page.getByLabel('A fact or its value').fill('recycling $10')
		await expect(page.getByRole('status')).toHaveText('1 fact')
		await page.getByRole('link', { name: 'Recycling', exact: true }).click()
		const price = page.getByLabel('Recycling', { exact: true })
		await price.fill('100')
		await price.press('Enter')
		await expect(alert(page)).toContainText('From $10 to $100: is that right?')
		expect(await findings(page)).toEqual([])
		await page.getByRole('link', { name: 'Change it: Recycling' }).click()
		await expect(price).toBeFocused()
		await price.fill('13')
		await page.getByRole('button', { name: 'Preview' }).click()
		await previewed(page)
		await page.goBack()
		await expect(price, 'not as it was opened').toHaveValue('13')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()
		expect(await served(site, '/')).toContain('$13')
		await page.getByRole('link', { name: 'History' }).click()
		await expect(page.getByText('Test owner')).toHaveCount(2)
		await page.getByRole('button', { name: /before this: Recycling/ }).click()
		await expect(page.getByText('Taken back. It is as it was before.')).toBeVisible()
		const home = await served(site, '/')
		expect(home).toContain('$10')
		expect(home).not.toContain('$13')
	})

	test('SD-139 placeholders in articles and fields are shown as chips when typed, inserted or copied, and as typed without scripts', async ({
		page,
		site,
		browser,
	}) => {
		await enter(page, site, 'editor', '/admin/content/kb_articles')
		await waitForHydration(page)
		await page.getByRole('link', { name: 'Your cart is broken' }).click()
		const article = page.locator('.ProseMirror')
		await article.click()
		await page.keyboard.press('Control+End')
		await page.keyboard.type(' A cart is {{price.cart65}}')
		await expect(article.locator('.fact-chip').filter({ hasText: '$29' })).toBeVisible()
		await page.getByRole('button', { name: 'Insert a fact into Article' }).click()
		await page.keyboard.type('96 gallops')
		await expect(page.getByText('No fact has these words.')).toBeVisible()
		await page.getByLabel('Fact or its value').fill('$33')
		await page.keyboard.press('Enter')
		await expect(article.locator('.fact-chip').filter({ hasText: '$33' })).toBeVisible()
		await publish(page)
		await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
		const stored = await site.store.db
			.selectFrom('kb_articles')
			.select('content')
			.where('slug', '=', 'cart-repair')
			.executeTakeFirstOrThrow()
		expect(stored.content).toContain('A cart is {{price.cart65}}{{price.cart96}}')

		await page.goto(faq)
		const answer = page.getByRole('textbox', { name: 'Answer' })
		await expect(answer.locator('.fact-chip').filter({ hasText: '(970) 555-0142' })).toBeVisible()
		expect(await findings(page)).toEqual([])
		const sent = page.locator('textarea[name="answer"]')
		const first = await sent.inputValue()
		await answer.press('Control+Home')
		await page.keyboard.type('From {{price.cart65}}: ')
		await expect(sent).toHaveValue(`From {{price.cart65}}: ${first}`)
		await answer.press('Control+a')
		await answer.press('Control+c')
		await answer.press('Control+End')
		// The editor learns the cursor's new position in the next frame.
		await page.evaluate(() => new Promise(requestAnimationFrame))
		await answer.press('Enter')
		await answer.press('Control+v')
		await expect(sent).toHaveValue(`From {{price.cart65}}: ${first}\nFrom {{price.cart65}}: ${first}`)
		await answer.press('Control+z')
		await expect.poll(async () => (await sent.inputValue()).trimEnd()).toBe(`From {{price.cart65}}: ${first}`)
		await page.getByLabel('Question').fill('Where, for {{price.cart65}}')
		await expect(page.getByRole('textbox', { name: 'Question' }).locator('.fact-chip')).toHaveText('$29')
		await page.keyboard.type('?')
		await publish(page)
		await expect(page.getByRole('heading', { name: 'Where, for $29?' })).toBeVisible()
		const question = await site.store.db
			.selectFrom('faqs')
			.select(['question', 'answer'])
			.where('question', 'like', 'Where, for%')
			.executeTakeFirstOrThrow()
		expect(question).toEqual({
			question: 'Where, for {{price.cart65}}?',
			answer: `From {{price.cart65}}: ${first}`,
		})

		const scriptless = await browser.newContext({
			javaScriptEnabled: false,
			storageState: await page.context().storageState(),
		})
		const plain = await scriptless.newPage()
		await plain.goto(page.url())
		await expect(plain.getByLabel('Question')).toHaveValue('Where, for {{price.cart65}}?')
		await expect(plain.getByText('Reads: Where, for $29?')).toBeVisible()
		await scriptless.close()
	})

	test("HE-04 a reader's vote shows in the office at once: in the list of articles and above the article", async ({
		page,
		site,
	}) => {
		await page.goto('/help/cart-repair')
		await page.getByRole('button', { name: 'Not helpful', exact: true }).click()
		await expect(page.getByText('Thanks for letting us know.')).toBeVisible()
		await enter(page, site, 'editor', '/admin/content/kb_articles')
		const row = page.getByRole('listitem').filter({ hasText: 'Your cart is broken' })
		await expect(row.locator('dl')).toHaveText(/Helpful\s*0\s*Not helpful\s*1\s*Views\s*1/)
		await row.getByRole('link').click()
		await expect(page.getByRole('main').locator('dl').first()).toHaveText(/Not helpful\s*1/)
		expect(await findings(page)).toEqual([])
	})

	test('SD-145 an answer is edited, previewed on its page, published and reverted', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/frame is sandboxed/)
		await enter(page, site, 'editor', faq)
		await waitForHydration(page)
		await page.getByRole('textbox', { name: 'Answer' }).fill('Everywhere the road goes.')
		const sent = page.locator('textarea[name="answer"]')
		await expect(sent).toHaveValue('Everywhere the road goes.')
		await page.getByRole('button', { name: 'Preview' }).last().click()
		const frame = page.frameLocator('iframe')
		await expect(frame.getByText('Everywhere the road goes.')).toHaveCount(1)
		expect(await served(site, '/'), 'nobody else sees it').not.toContain('Everywhere the road goes.')
		await expect(frame.locator('#changed'), 'the change is shown').toBeInViewport()
		const [header, change] = [frame.getByRole('banner'), frame.getByText('Everywhere the road goes.')]
		const { y = 0, height = 0 } = (await header.boundingBox()) ?? {}
		expect((await change.boundingBox())?.y, 'below the site’s header').toBeGreaterThanOrEqual(y + height)
		expect(await page.evaluate(() => scrollY), 'Publish stays where it is').toBe(0)
		const source = (await page.locator('iframe').getAttribute('src')) ?? ''
		expect((await fetch(site.url + source, { redirect: 'manual' })).status, 'a visitor').toBe(302)
		await page.getByRole('link', { name: 'Keep editing' }).click()
		await expect(sent).toHaveValue('Everywhere the road goes.')
		await page.goBack()
		await previewed(page)
		await page.goBack()
		await expect(sent, 'not as it was opened').toHaveValue('Everywhere the road goes.')
		await page.getByRole('button', { name: 'Preview' }).last().click()
		await previewed(page)
		await publish(page)
		await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
		expect(await served(site, '/')).toContain('Everywhere the road goes.')

		await page.getByRole('link', { name: 'History' }).click()
		await expect(page.locator('ins').first()).toContainText('Everywhere')
		await page.getByRole('button', { name: /before this/ }).click()
		await expect(page.getByText('Taken back.')).toBeVisible()
		expect(await served(site, '/')).not.toContain('Everywhere the road goes.')
	})

	test('a row that is opened right after a letter was typed into the search is shown despite the delayed search', async ({
		page,
		site,
	}) => {
		await enter(page, site, 'editor', '/admin/content/rolloff_faqs')
		await waitForHydration(page)
		await page.clock.install()
		await page.clock.pauseAt(Date.now() + 60_000)
		const row = page.locator('ol > li a').first()
		const title = (await row.textContent()) ?? ''
		await page.getByRole('searchbox').pressSequentially(title.slice(0, 1))
		const held = await HeldData.of(page)
		await row.click()
		const opened = await held.next('GET', '/content/rolloff_faqs/')
		await page.clock.runFor(1000)
		await page.clock.resume()
		await held.release()
		await opened.go().catch(() => undefined)
		await expect(page).toHaveURL(/\/rolloff_faqs\/[^?]+$/)
		await expect(page.locator('#row-form')).toBeVisible()
	})

	test('rows are reordered by keyboard and by drag, and the site follows', async ({ page, site }) => {
		await enter(page, site, 'editor', '/admin/content/rolloff_faqs')
		await waitForHydration(page)
		const titles = () => page.locator('ol > li a').allTextContents()
		const [first = '', second = '', third = ''] = await titles()
		const down = page.getByRole('button', { name: `Move down: ${first}` })
		await down.focus()
		await page.keyboard.press('Enter')
		await expect.poll(titles).toEqual(expect.arrayContaining([first]))
		await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, first, third])
		await expect(down, 'the focus goes along').toBeFocused()
		await page.keyboard.press('Enter')
		await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first])
		const row = (title: string) => page.locator('ol > li').filter({ hasText: title })
		await row(first).dragTo(row(second))
		await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([first, second, third])
		const html = await served(site, '/roll-off-dumpsters')
		expect(html.indexOf(first)).toBeLessThan(html.indexOf(second))
	})

	test('FI-74 when two people edit one row, the second to publish is told who saved what, and loses nothing', async ({
		page,
		site,
		browser,
		problems,
	}) => {
		problems.allow(/status of 409/)
		const other = await browser.newPage({ baseURL: site.url })
		for (const [one, role] of [
			[page, 'editor'],
			[other, 'owner'],
		] as const) {
			await enter(one, site, role, faq)
			await waitForHydration(one)
		}
		await other.getByLabel('Answer').fill('The owner’s answer.')
		await publish(other)
		await expect(other.getByText('Published.')).toBeVisible()
		await page.getByLabel('Answer').fill('The editor’s answer.')
		await page.getByLabel('Question').fill('Which towns?')
		await page.getByText('Delete this question').scrollIntoViewIfNeeded()
		await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
		await publish(page)
		await expect(alert(page)).toContainText('Test owner saved this while you were typing')
		await expect(alert(page)).toBeInViewport({ ratio: 1 })
		await expect(page.getByLabel('Answer')).toHaveValue('The editor’s answer.')
		await expect(page.getByLabel('Question')).toHaveValue('Which towns?')
		await expect(page.getByText('The owner’s answer.')).toBeVisible()
		expect(await served(site, '/')).toContain('The owner’s answer.')
		await page.getByRole('button', { name: 'Take this instead of mine' }).click()
		await expect(page.getByLabel('Answer')).toHaveValue('The owner’s answer.')
		await publish(page)
		await expect(page.getByText('Published.')).toBeVisible()
		expect(await served(site, '/')).toContain('Which towns?')
		await other.close()
	})

	test('an answer typed before scripts load is still there after hydration', async ({ page, site }) => {
		await enterOffice(page.context(), site, 'editor')
		const { release } = await openWithDelayedScripts(page, faq)
		await page.getByLabel('Answer').fill('Typed early.')
		await release()
		await waitForHydration(page)
		await expect(page.getByLabel('Answer')).toHaveValue('Typed early.')
	})

	test('copy that spells out a fact gets a button that inserts its placeholder, and an unknown placeholder is refused', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/status of 422/)
		await enter(page, site, 'editor', faq)
		await waitForHydration(page)
		await page.getByLabel('Answer').fill('It is $29 a month.')
		await page.getByRole('button', { name: 'Use {{price.cart65}}' }).click()
		await expect(page.locator('textarea[name="answer"]')).toHaveValue('It is {{price.cart65}} a month.')
		await expect(page.getByRole('textbox', { name: 'Answer' }).locator('.fact-chip')).toHaveText('$29')
		await expect(page.getByText('is a company fact')).toHaveCount(0)
		await page.getByLabel('Answer').fill('It is {{price.cart99}} a month.')
		await publish(page)
		await expect(alert(page)).toContainText('there is no size for {{price.cart99}}')
		await expect(page.locator('textarea[name="answer"]')).toHaveValue('It is {{price.cart99}} a month.')
		await expect(page.getByRole('textbox', { name: 'Answer' })).toContainText('{{price.cart99}}')
	})

	test('a palette is changed, shown on the site, refused while its contrast is too low, and applied to open pages', async ({
		page,
		site,
		browser,
		problems,
	}) => {
		problems.allow(/frame is sandboxed/)
		problems.allow(/status of 409/)
		const visitor = await browser.newPage({ baseURL: site.url })
		await openHydrated(visitor, '/')
		const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
		const before = await background()
		await enter(page, site, 'editor', '/admin/palettes')
		await waitForHydration(page)
		await page.getByRole('link', { name: 'Winter Wheat' }).click()
		const byDay = page.getByRole('group', { name: 'By day' })
		await byDay.getByLabel('foreground', { exact: true }).fill('210 20% 80%')
		await expect(page.getByText('by day, foreground on background')).toBeVisible()
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.')).toBeVisible()
		await page.getByRole('link', { name: 'Palettes', exact: true }).click()
		await page.getByRole('button', { name: 'Use it: Winter Wheat' }).click()
		await expect(alert(page)).toContainText('Parts of the site could not be read')
		expect(await background()).toBe(before)

		await page.getByRole('link', { name: 'Winter Wheat' }).click()
		await byDay.getByLabel('foreground', { exact: true }).fill('214 28% 13%')
		await byDay.getByLabel('background', { exact: true }).fill('120 30% 96%')
		await page.getByRole('button', { name: 'See it on the site' }).click()
		const inFrame = page.frameLocator('iframe').first().locator('body')
		await expect
			.poll(() => inFrame.evaluate((body) => getComputedStyle(body).backgroundColor))
			.toBe('rgb(242, 248, 242)')
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.')).toBeVisible()
		await page.getByRole('link', { name: 'Palettes', exact: true }).click()
		await page.getByRole('button', { name: 'Use it: Winter Wheat' }).click()
		await expect(page.getByText('The whole site uses it now.')).toBeVisible()
		await expect.poll(background).toBe('rgb(242, 248, 242)')
		await visitor.close()
	})

	test('an article is written in the editor and stored sanitized', async ({ page, site }) => {
		const { id, slug } = await site.store.db
			.selectFrom('kb_articles')
			.select(['id', 'slug'])
			.where('content', 'not like', '%<table%')
			.executeTakeFirstOrThrow()
		await enter(page, site, 'editor', `/admin/content/kb_articles/${id}`)
		await waitForHydration(page)
		const editor = page.getByRole('textbox', { name: 'Article' }).and(page.locator('[contenteditable]'))
		await editor.click()
		await page.keyboard.press('Control+End')
		await page.keyboard.type(' Written by hand.')
		await publish(page)
		await expect(page.getByText('Published.')).toBeVisible()
		await untilServed(site, `/help/${slug}`, 'Written by hand.')
	})

	test('without scripts: errors keep what was typed, lists grow, rows move, a preview shows', async ({
		site,
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
		const page = await context.newPage()
		await enter(page, site, 'editor', faq)
		await page.getByLabel('Answer').fill('Call {{nobody}}.')
		await publish(page)
		await expect(alert(page)).toContainText('there is no fact called {{nobody}}')
		await expect(page.getByLabel('Answer')).toHaveValue('Call {{nobody}}.')
		await page.getByLabel('Answer').fill('No scripts here.')
		await page.getByRole('button', { name: 'Preview' }).last().click()
		await expect(page.frameLocator('iframe').getByText('No scripts here.')).toHaveCount(1)
		await publish(page)
		await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
		expect(await served(site, '/')).toContain('No scripts here.')

		await page.goto('/admin/content/commercial_sizes/commercial-2-yard')
		const headings = page.getByLabel(/^Heading, entry/)
		const count = await headings.count()
		await headings.last().fill('Something new')
		await page.getByRole('button', { name: 'One more entry' }).first().click()
		await expect(headings).toHaveCount(count + 1)
		await expect(headings.nth(count - 1)).toHaveValue('Something new')

		await page.goto('/admin/content/kb_categories')
		const titles = () => page.locator('ol > li a').allTextContents()
		const [first = '', second = ''] = await titles()
		await page.getByRole('button', { name: `Move down: ${first}` }).click()
		await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first])
		await context.close()
	})

	test('deleted rows can be restored', async ({ page, site }) => {
		await enter(page, site, 'editor', faq)
		await waitForHydration(page)
		await page.getByText('Delete this question').click()
		await page.getByRole('button', { name: 'Delete it' }).click()
		await expect(page.getByText('The history can bring it back.')).toBeVisible()
		expect(await served(site, '/')).not.toContain('Where do you pick up?')
		await page.getByRole('link', { name: 'History' }).click()
		await page.getByRole('button', { name: /Bring it back: Where do you pick up/ }).click()
		await expect(page.getByText('Taken back.')).toBeVisible()
		expect(await served(site, '/')).toContain('Where do you pick up?')
	})
})

test(
	'axe finds nothing on the content screens, light or dark',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await enter(page, site, 'owner', '/admin/content')
		for (const path of [
			'/admin/content',
			'/admin/content/faqs',
			faq,
			'/admin/content/commercial_sizes/commercial-2-yard',
			'/admin/content/history',
			'/admin/palettes',
			'/admin/palettes/palette-winter-wheat',
			'/admin/facts',
			'/admin/facts/hours',
		]) {
			await openHydrated(page, path)
			expect(await findings(page), path).toEqual([])
		}
	},
)
