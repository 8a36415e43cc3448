import type { Page } from '@playwright/test'
import type { TestimonialRow } from '#db/content_rows.ts'
import { testimonialRow } from '#test/rows.ts'
import type { Site } from './open_site.ts'
import { waitForHydration, expect, still, test, untilServed } from './site.ts'

test.use({ ...still, hasOwnSite: true })

const voices = (page: Page) => page.getByRole('region', { name: 'From the neighbors' }).getByRole('listitem')

/** Replaces all testimonials. */
async function say(site: Site, rows: Partial<TestimonialRow>[]): Promise<void> {
	await site.store.db.deleteFrom('testimonials').execute()
	if (rows.length === 0) return
	await site.store.db
		.insertInto('testimonials')
		.values(rows.map((row) => testimonialRow(row)))
		.execute()
}

/** Eight featured testimonials, oldest first, and two that must not be shown. */
const many: Partial<TestimonialRow>[] = [
	...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => ({
		content: `Voice of day ${day}.`,
		is_featured: true,
		created_at: `2026-05-0${day}T12:00:00.000Z`,
	})),
	{ content: 'Not featured.', created_at: '2026-06-01T12:00:00.000Z' },
	{ content: 'Not approved.', is_featured: true, is_approved: false, created_at: '2026-07-01T12:00:00.000Z' },
]

test.describe('testimonials', { tag: '@desktop' }, () => {
	test('HM-07 are shown only if approved and featured, at most six, the newest first', async ({
		page,
		site,
	}) => {
		await say(site, many)
		await untilServed(site, '/', 'Voice of day 8.')
		await page.goto('/')
		await expect(voices(page)).toHaveText(
			[8, 7, 6, 5, 4, 3].map((day) => new RegExp(`Voice of day ${day}\\.`)),
		)
		await expect(page.getByText('Not approved.')).toHaveCount(0)
	})

	test('HM-07 have stars only with a rating, and an initial if there is no picture or it fails to load', async ({
		page,
		site,
		problems,
	}) => {
		await say(site, [
			{ content: 'Three stars.', rating: 3, customer_name: 'zoe', is_featured: true },
			{ content: 'No stars.', rating: null, customer_name: 'Émile', is_featured: true },
			{ content: 'A face.', customer_name: 'Quinn', image_url: '/pictures/home.svg', is_featured: true },
			{
				content: 'A lost face.',
				customer_name: 'Xavier',
				image_url: '/pictures/lost.webp',
				is_featured: true,
			},
		])
		await untilServed(site, '/', 'A lost face.')
		problems.allow(/404 \(Not Found\).*lost\.webp/)
		const lost = page.waitForResponse(/lost\.webp/)
		await page.goto('/')
		const voice = (content: string) => voices(page).filter({ hasText: content })
		await voice('A lost face.').scrollIntoViewIfNeeded()
		await lost
		await waitForHydration(page)

		await expect(voice('Three stars.').getByText('3 out of 5 stars')).toBeAttached()
		await expect(voice('Three stars.').getByText('Z', { exact: true })).toBeVisible()
		await expect(voice('No stars.').getByText(/out of 5/)).toHaveCount(0)
		await expect(voice('No stars.').getByText('É', { exact: true })).toBeVisible()
		await expect(voice('A face.').locator('img')).toHaveJSProperty('naturalWidth', 1600)
		await expect(voice('A face.').getByText('Q', { exact: true })).toHaveCount(0)
		await expect(voice('A lost face.').getByText('X', { exact: true })).toBeVisible()
	})

	test('HM-07 the section is hidden when there are none', async ({ page, site }) => {
		await say(site, [])
		await untilServed(site, '/', 'From the neighbors', false)
		await page.goto('/')
		await expect(page.getByRole('heading', { name: 'What people ask' })).toBeVisible()
		await expect(page.getByRole('heading', { name: 'From the neighbors' })).toHaveCount(0)
	})
})
