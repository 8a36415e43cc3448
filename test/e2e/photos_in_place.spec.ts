import type { Page } from '@playwright/test'
import { phoneJpeg } from '#test/test_pictures.ts'
import { enterOffice } from './office.ts'
import { expect, test, untilServed } from './site.ts'

/** Pages with a hero, cards and bands, and town pages. */
const paths = [
	'/',
	'/residential',
	'/residential/windsor',
	'/roll-off-dumpsters/loveland',
	'/about',
	'/hoa-services',
]

/** The x position, width and height of every picture on these pages. The y position depends on when a font loads. */
async function boxesOf(page: Page) {
	const pages: { path: string; boxes: string[]; photos: string[] }[] = []
	for (const path of paths) {
		await page.goto(path)
		const found = await page.locator('picture img').evaluateAll((images) =>
			images.map((image) => {
				const { x, width, height } = image.getBoundingClientRect()
				const { objectFit, objectPosition } = getComputedStyle(image)
				const isPhoto = image.getAttribute('src')?.startsWith('/uploads/') ?? false
				return {
					box: [x, width, height].map(Math.round).join(' '),
					photo: isPhoto ? `${objectFit} ${objectPosition}` : null,
				}
			}),
		)
		pages.push({
			path,
			boxes: found.map(({ box }) => box),
			photos: found.flatMap(({ photo }) => photo ?? []),
		})
	}
	return pages
}

test.describe('photos of one’s own', () => {
	test.use({ hasOwnSite: true })

	test('FI-124 fill the same boxes as the drawings did, cropped around their focal point', async ({
		page,
		site,
	}) => {
		const before = await boxesOf(page)
		await enterOffice(page.context(), site, 'editor')
		await page.goto('/admin/pictures')
		await page.getByLabel('What it shows').fill('Our truck before the mill.')
		const buffer = await phoneJpeg(700, 1300, 6)
		await page
			.getByLabel('Picture', { exact: true })
			.setInputFiles({ name: 'mill.jpg', mimeType: 'image/jpeg', buffer })
		await page.getByRole('button', { name: 'Upload' }).click()
		await expect(page.getByText('Uploaded.')).toBeVisible()
		const { db } = site.store
		const { id, widths } = await db
			.selectFrom('uploaded_pictures')
			.select(['id', 'widths'])
			.executeTakeFirstOrThrow()
		const path = `/uploads/${id}-${Math.max(...widths)}.webp`
		await db.updateTable('uploaded_pictures').set({ focal_x: 0.2, focal_y: 0.8 }).execute()
		await db.updateTable('page_sections').set({ image_path: path }).execute()
		for (const table of ['residential_towns', 'rolloff_towns'] as const)
			await db.updateTable(table).set({ hero_image_url: path }).execute()
		for (const one of paths) await untilServed(site, one, path)

		const after = await boxesOf(page)
		expect(after.map(({ path: at, boxes }) => [at, boxes])).toEqual(
			before.map(({ path: at, boxes }) => [at, boxes]),
		)
		for (const { path: at, photos } of after) {
			expect(photos.length, at).toBeGreaterThan(0)
			expect(new Set(photos), at).toEqual(new Set(['cover 20% 80%']))
		}
	})
})
