import type { Page } from '@playwright/test'
import type { Site } from './open_site.ts'
import { enterOffice, publish } from './office.ts'
import { expect, test, untilServed, waitForHydration } from './site.ts'

// With `colorScheme: null`, a frame follows its element's color scheme instead of Playwright's.
test.use({ hasOwnSite: true, colorScheme: null })

const editor = (page: Page) =>
	page.getByRole('textbox', { name: 'Article' }).and(page.locator('[contenteditable]'))
const sheets = (page: Page) =>
	page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href).filter((href) => href !== null))

/** The boxes of the page's main parts, which style sheets in the wrong order would move. */
const layout = (page: Page) =>
	page.evaluate(() =>
		['header', 'nav', 'main', 'h1', 'label', '[contenteditable]', 'button[type=submit]'].map((selector) => {
			const {
				x = 0,
				y = 0,
				width = 0,
				height = 0,
			} = document.querySelector(selector)?.getBoundingClientRect() ?? {}
			return { selector, box: [x, y, width, height] }
		}),
	)

type Layout = Awaited<ReturnType<typeof layout>>

/** The parts that moved by more than 4 px; late fonts move them by a pixel or two. */
const moved = (before: Layout, after: Layout) =>
	after.filter(({ box }, part) =>
		box.some((length, side) => Math.abs(length - (before[part]?.box[side] ?? 0)) > 4),
	)

function plainArticle({ store }: Site) {
	return store.db
		.selectFrom('kb_articles')
		.select(['id', 'title', 'slug', 'content'])
		.where('content', 'not like', '%<table%')
		.orderBy('id')
		.executeTakeFirstOrThrow()
}

/** The milliseconds, by the page's clock, from its load event to its first script; public pages wait eight seconds. */
const scriptsCameAfter = (page: Page) =>
	page.evaluate(() => {
		const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
		const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
		return Math.min(...scripts.map(({ startTime }) => startTime)) - (loaded?.loadEventEnd ?? 0)
	})

/** Expects no style sheet to be loaded twice: a second copy would come after the page's own and override them. */
async function expectEachSheetOnce(page: Page): Promise<void> {
	const paths = (await sheets(page)).map((href) => new URL(href).pathname)
	expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
}

test.describe('a help article in the office', () => {
	test(
		'SD-60 opens in its editor without a touch, loads each style sheet once, and looks the same when opened by a link',
		{
			tag: '@phone',
		},
		async ({ page, site }) => {
			const { id, title } = await plainArticle(site)
			await enterOffice(page.context(), site, 'editor')
			await page.goto(`/admin/content/kb_articles/${id}`)
			await expect(editor(page)).toBeVisible()
			expect(await scriptsCameAfter(page), 'nothing was touched').toBeLessThan(6000)
			await expectEachSheetOnce(page)
			const loaded = await layout(page)
			await page.goto('/admin/content/kb_articles')
			await waitForHydration(page)
			await page.getByRole('link', { name: title }).click()
			await expect(editor(page)).toBeVisible()
			await expectEachSheetOnce(page)
			await expect.poll(async () => moved(loaded, await layout(page))).toEqual([])
		},
	)

	test(
		'SD-61 SD-62 SD-76 has a preview that is scrolled to the change, and a history that compares words instead of tags',
		{
			tag: '@desktop',
		},
		async ({ page, site, problems }) => {
			problems.allow(/frame is sandboxed/)
			const { id } = await plainArticle(site)
			const filler = '<p>Nothing new in here.</p>'.repeat(80)
			const content = `${filler}<p>The truck comes on <strong>Monday</strong> &amp; leaves.</p>${filler}<ul><li><p>First</p></li><li><p>Second</p></li></ul>`
			await site.store.db.updateTable('kb_articles').set({ content }).where('id', '=', id).execute()
			await enterOffice(page.context(), site, 'editor')
			await page.goto(`/admin/content/kb_articles/${id}`)
			await expect(editor(page)).toBeVisible()
			await editor(page).getByText('Monday').dblclick()
			await page.keyboard.type('Tuesday')
			await editor(page).getByText('Second').click()
			await page.keyboard.press('Tab')
			await expect(editor(page), 'Tab leaves it, where it could indent').not.toBeFocused()
			await page.getByRole('button', { name: 'Preview' }).last().click()
			const changed = page.frameLocator('iframe').getByText('Tuesday', { exact: true })
			await expect(changed).toBeInViewport()
			await page.getByRole('button', { name: 'Publish' }).click()
			await page.getByRole('link', { name: 'History' }).click()
			const entry = page.getByRole('listitem').filter({ hasText: 'Article' }).first()
			await expect(entry.locator('del')).toHaveText(/Monday/)
			await expect(entry.locator('ins')).toHaveText(/Tuesday/)
			await expect(entry.locator('ins')).toBeInViewport()
			await expect(entry).toContainText('The truck comes on')
			await expect(entry).toContainText('& leaves.')
			await expect(entry).not.toContainText(/<p>|&amp;/)
		},
	)

	test('SD-60 can be written as HTML without scripts', { tag: '@desktop' }, async ({ site, browser }) => {
		const { id, slug } = await plainArticle(site)
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
		await enterOffice(context, site, 'editor')
		const page = await context.newPage()
		await page.goto(`/admin/content/kb_articles/${id}`)
		await expect(page.getByText('Words with empty lines between paragraphs, or HTML.')).toBeVisible()
		await page.getByLabel('Article', { exact: true }).fill('<p>Typed <em>as HTML</em>.</p>')
		await publish(page)
		await untilServed(site, `/help/${slug}`, 'Typed <em>as HTML</em>.')
		await context.close()
	})
})

test(
	'SD-61 an unsaved palette is previewed on the site by day and by night',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/frame is sandboxed/)
		await enterOffice(page.context(), site, 'editor')
		await page.goto('/admin/palettes/palette-winter-wheat')
		await waitForHydration(page)
		const background = (scheme: string) =>
			page.getByRole('group', { name: `By ${scheme}` }).getByLabel('background', { exact: true })
		await background('day').fill('120 30% 96%')
		await background('night').fill('240 30% 10%')
		await page.getByRole('button', { name: 'See it on the site' }).click()
		const shown = (scheme: string) =>
			page
				.frameLocator(`iframe[title$="by ${scheme}"]`)
				.locator('body')
				.evaluate((body) => getComputedStyle(body).backgroundColor)
		await expect.poll(() => shown('day')).toBe('rgb(242, 248, 242)')
		await expect.poll(() => shown('night')).toBe('rgb(18, 18, 33)')
	},
)
