import type { Page } from '@playwright/test'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { telHref } from '#app/company/contact_links.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { helpArticles, helpCategories } from '#db/seed/help.ts'
import { hideTable } from './break_table.ts'
import { holdBackData } from './delayed_scripts.ts'
import { waitForHydration, expect, openHydrated, test, untilServed } from './site.ts'

const main = (page: Page) => page.getByRole('main')
const filters = (page: Page) => main(page).getByRole('navigation', { name: 'Categories' })
const field = (page: Page) => main(page).getByRole('searchbox')
const articles = (page: Page) => main(page).locator('li a[href^="/help/"]')
const found = (page: Page) => main(page).getByRole('region', { name: /articles? for “/ })

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		`with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
		{ tag: javaScriptEnabled ? '@desktop' : '@phone' },
		() => {
			test.use({ javaScriptEnabled })

			test('HE-01 the filters are All Articles and each category in order, and each shows its own articles', async ({
				page,
			}) => {
				await page.goto('/help')
				const names = [
					'All Articles',
					...helpCategories.map(({ name }) => fillPlaceholders(name, facts, new Date())),
				]
				await expect(filters(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)))
				await expect(articles(page)).toHaveCount(helpArticles.length)
				await filters(page).getByRole('link', { name: 'Carts' }).click()
				await expect(page).toHaveURL('/help?category=carts')
				await expect(filters(page).locator('[aria-current]')).toHaveText(/^Carts/)
				await expect(articles(page)).toHaveCount(2)
				await filters(page).getByRole('link', { name: 'All Articles' }).click()
				await expect(page).toHaveURL('/help')
				await expect(articles(page)).toHaveCount(helpArticles.length)
			})

			test('HE-02 FI-63 a search replaces the list, has match percentages in the markup only, and clearing it returns to browsing', async ({
				page,
			}) => {
				await page.goto('/help')
				await field(page).fill('broken lid')
				await field(page).press('Enter')
				await expect(page).toHaveURL('/help?q=broken+lid')
				const repair = found(page).getByRole('link', { name: /Your cart is broken/ })
				await expect(repair).toHaveAttribute('data-match', /^(100|\d\d)%$/)
				await expect(found(page), 'nobody reads a number').not.toContainText('%')
				const count = await found(page).getByRole('listitem').count()
				expect(count).toBeGreaterThan(0)
				expect(count).toBeLessThanOrEqual(10)
				await expect(filters(page).locator('[aria-current]')).toHaveCount(0)
				await expect(field(page)).toHaveValue('broken lid')
				await main(page).getByRole('link', { name: 'Clear Search' }).click()
				await expect(articles(page)).toHaveCount(helpArticles.length)
				await expect(field(page)).toHaveValue('')
			})

			test('HE-02 blank text is ignored; no results and an empty category have a message', async ({
				page,
			}) => {
				await page.goto('/help')
				await field(page).press('Enter')
				await expect(articles(page)).toHaveCount(helpArticles.length)
				await page.goto('/help?q=%20%20')
				await expect(articles(page)).toHaveCount(helpArticles.length)
				await page.goto('/help?q=zzyzx')
				await expect(
					main(page).getByText('No articles found for your search.', { exact: true }),
				).toBeVisible()
				await main(page).getByRole('button', { name: 'Clear Search' }).click()
				await expect(articles(page)).toHaveCount(helpArticles.length)
				await page.goto('/help?category=nowhere')
				await expect(
					main(page).getByText('No articles available in this category.', { exact: true }),
				).toBeVisible()
			})

			test('HE-03 an article shows its text with the facts filled in, its sections, its date and related articles', async ({
				page,
			}) => {
				await page.goto('/help/cart-size')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(
					'Which cart size to choose, and how to change it',
				)
				await expect(page.locator('.article')).toContainText('is $29 a month')
				await expect(main(page)).not.toContainText('{{')
				await expect(main(page).getByText(/^Updated \w+ \d+, \d{4}/)).toBeVisible()
				const part = page
					.getByRole('navigation', { name: 'On this page' })
					.getByRole('link', { name: 'Change it' })
				await part.click()
				await expect(page).toHaveURL('/help/cart-size#part-change-it')
				await expect(page.getByRole('heading', { name: 'Change it', exact: true })).toBeInViewport()
				const next = page.getByRole('navigation', { name: 'Read next' })
				await expect(next.getByRole('link', { name: /Your cart is broken/ })).toBeVisible()
				await page
					.getByRole('navigation', { name: 'Breadcrumb' })
					.getByRole('link', { name: 'Carts' })
					.click()
				await expect(page).toHaveURL('/help?category=carts')
			})

			test('HE-03 a missing article gets 404 and a way back', async ({ page, problems }) => {
				problems.allow(/404 \(Not Found\)/)
				const response = await page.goto('/help/no-such-article')
				expect(response?.status()).toBe(404)
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
				await expect(
					page.getByText("The article you're looking for doesn't exist or has been removed.", {
						exact: true,
					}),
				).toBeVisible()
				await main(page).getByRole('link', { name: 'Back to the Help Center' }).click()
				await expect(page).toHaveURL('/help')
			})

			for (const [name, thanks, column] of [
				['Helpful', 'Thanks for your feedback!', 'helpful_count'],
				['Not helpful', 'Thanks for letting us know.', 'not_helpful_count'],
			] as const) {
				test(`HE-04 “${name}” counts once, disables both buttons and shows thanks`, async ({
					page,
					site,
				}) => {
					const slug = `${javaScriptEnabled ? 'moving' : 'missed-pickup'}`
					const countOf = async () => {
						const row = await site.store.db
							.selectFrom('kb_articles')
							.selectAll()
							.where('slug', '=', slug)
							.executeTakeFirstOrThrow()
						return [row[column], row.view_count] as const
					}
					await page.goto(`/help/${slug}`)
					const vote = page.getByRole('button', { name, exact: true })
					const [before] = await countOf()
					await vote.click()
					await expect(page.getByText(thanks, { exact: true })).toBeVisible()
					for (const button of ['Helpful', 'Not helpful']) {
						await expect(page.getByRole('button', { name: button, exact: true })).toBeDisabled()
					}
					expect((await countOf())[0]).toBe(before + 1)

					const again = await page.request.post(`/help/${slug}`, {
						form: { vote: 'helpful' },
						maxRedirects: 0,
					})
					expect(again.status()).toBe(303)
					expect((await countOf())[0], 'the same browser').toBe(before + 1)
					const [cookie] = await page.context().cookies()
					expect(cookie).toMatchObject({ name: 'voter', httpOnly: true, sameSite: 'Strict', path: '/help' })
				})
			}
		},
	)
}

test(
	'HE-04 the vote buttons stay disabled after a reload, although the served page is the same for everyone',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await page.goto('/help/holiday-weeks')
		const plain = await (await fetch(`${site.url}/help/holiday-weeks`)).text()
		await page.getByRole('button', { name: 'Helpful', exact: true }).click()
		await expect(page.getByText('Thanks for your feedback!', { exact: true })).toBeVisible()
		await waitForHydration(page)
		expect(await (await page.request.get('/help/holiday-weeks')).text()).toBe(plain)
		await openHydrated(page, '/help/holiday-weeks')
		await expect(page.getByRole('button', { name: 'Not helpful' })).toBeDisabled()
		await expect(page.getByText('Thanks for your feedback!', { exact: true })).toBeVisible()
	},
)

test(
	'HE-04 a view is counted once: when the visitor leaves the article, or votes',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		const views = async (slug: string) => {
			const query = site.store.db.selectFrom('kb_articles').select('view_count').where('slug', '=', slug)
			return (await query.executeTakeFirstOrThrow()).view_count
		}
		const slugs = helpArticles.map(({ slug }) => slug)
		const [read = '', voted = ''] = slugs.slice(-2)
		const before = { read: await views(read), voted: await views(voted) }
		await openHydrated(page, `/help/${read}`)
		expect(await views(read)).toBe(before.read)
		await page
			.getByRole('navigation', { name: 'Breadcrumb' })
			.getByRole('link', { name: 'Help Center' })
			.click()
		await expect.poll(() => views(read)).toBe(before.read + 1)
		await openHydrated(page, `/help/${voted}`)
		await page.getByRole('button', { name: 'Helpful', exact: true }).click()
		await expect(page.getByText('Thanks for your feedback!', { exact: true })).toBeVisible()
		await page.goto('/help')
		await page.waitForTimeout(300)
		expect(await views(voted)).toBe(before.voted + 1)
	},
)

test.describe('while the server is slow', () => {
	test(
		'HE-02 HE-03 skeletons are shown for a search and an article, and neither reloads the page',
		{ tag: '@desktop' },
		async ({ page }) => {
			await openHydrated(page, '/help')
			await page.evaluate(() => (document.body.dataset.same = 'yes'))
			const answerSearch = await holdBackData(page)
			await field(page).fill('broken lid')
			await field(page).press('Enter')
			await expect(main(page).locator('[data-skeleton]').first()).toBeVisible()
			await expect(main(page).getByText('Searching the articles')).toBeAttached()
			answerSearch()
			await expect(found(page)).toBeVisible()
			await expect(main(page).locator('[data-skeleton]')).toHaveCount(0)
			const answerArticle = await holdBackData(page)
			await articles(page).first().click()
			await expect(main(page).getByText('Loading the article')).toBeAttached()
			answerArticle()
			await expect(page.locator('.article')).toBeVisible()
			await page.goBack()
			await expect(found(page)).toBeVisible()
			await field(page).fill('')
			await expect(page).toHaveURL('/help')
			await expect(articles(page)).toHaveCount(helpArticles.length)
			expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes')
		},
	)
})

test.describe('with a store of its own', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('HE-04 a vote that fails says so and can be sent again, with scripts', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503|could not be sent|Failed to load resource|ERR_FAILED/)
		await openHydrated(page, '/help/moving')
		const putBack = await hideTable(site, 'article_votes')
		const helpful = page.getByRole('button', { name: 'Helpful', exact: true })
		const failed = page.getByText('Failed to record your feedback. Please try again.', { exact: true })
		await helpful.click()
		await expect(failed).toBeVisible()
		await expect(helpful).toBeEnabled()
		await putBack()
		await page.route('**/help/moving.data*', (route) => route.abort())
		const lost = page.waitForEvent('requestfailed')
		await helpful.click()
		await lost
		await expect(failed).toBeVisible()
		await page.unroute('**/help/moving.data*')
		await helpful.click()
		await expect(page.getByText('Thanks for your feedback!', { exact: true })).toBeVisible()
		await expect(failed).toBeHidden()
	})

	test('HE-03 a hostile article written straight to the database runs nothing and shows its text', async ({
		page,
		site,
	}) => {
		const content = `<h2 id="boot">Part one</h2><p onclick="alert(1)" style="position:fixed">Plain words
			<script>window.ran = 1</script><img src="x" onerror="window.ran = 2"><svg onload="window.ran = 3"></svg>
			<a href="javascript:window.ran = 4">a link</a> {{company}} <a href="java{{x}}script:window.ran=5">two</a></p>
			<style>body { display: none }</style><iframe src="https://evil.example"></iframe>`
		await site.store.db.updateTable('kb_articles').set({ content }).where('slug', '=', 'moving').execute()
		await untilServed(site, '/help/moving', 'Plain words')
		await openHydrated(page, '/help/moving')
		const article = page.locator('.article')
		await expect(article).toContainText('Plain words')
		await expect(article).toContainText('Horsetooth Hauling')
		await expect(article.locator('script, img, svg, style, iframe, [onclick], [style]')).toHaveCount(0)
		await article.getByText('a link').click()
		await article.getByText('two').click()
		expect(await page.evaluate(() => 'ran' in window)).toBe(false)
		await expect(page.locator('#boot')).toHaveCount(1)
	})

	test('HE-03 HE-01 articles that cannot be read are reported as such, with the phone', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503 \(Service Unavailable\)/)
		const putBack = await hideTable(site, 'kb_articles')
		await untilServed(site, '/help', 'could not be loaded just now')
		await page.goto('/help')
		await expect(
			main(page)
				.locator(`a[href="${telHref(facts.phone)}"]`)
				.first(),
		).toBeVisible()
		const response = await page.goto('/help/moving')
		expect(response?.status()).toBe(503)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
		await putBack()
	})

	test('HE-03 an article prints as its text on one sheet, without the site around it', async ({ page }) => {
		await page.goto('/help/cart-size')
		await page.emulateMedia({ media: 'print' })
		for (const name of ['Breadcrumb', 'On this page', 'Read next']) {
			await expect(page.getByRole('navigation', { name })).toBeHidden()
		}
		await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeHidden()
		await expect(page.getByRole('contentinfo')).toBeHidden()
		const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
	})
})
