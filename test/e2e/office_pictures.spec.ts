import type { Page } from '@playwright/test'
import { phoneJpeg, photo } from '#test/test_pictures.ts'
import { findings } from './axe.ts'
import type { Site } from './open_site.ts'
import { enterOffice } from './office.ts'
import { waitForHydration, expect, test } from './site.ts'

test.use({ hasOwnSite: true })

const heroImage = (page: Page) => page.locator('main section').first().locator('picture img')

/** Signs in as an editor and opens an office page. */
async function enter(page: Page, site: Site, path = '/admin/pictures') {
	await enterOffice(page.context(), site, 'editor')
	await page.goto(path)
}

async function choose(page: Page, name: string, buffer: Buffer) {
	await page.getByLabel('Picture', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

const upload = (page: Page) => page.getByRole('button', { name: 'Upload' }).click()

test.describe('pictures in the office', { tag: '@desktop' }, () => {
	test('can be uploaded, given a focal point, chosen for a town and shown in all sizes, but not deleted while in use', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/status of 409/)
		await enter(page, site)
		await waitForHydration(page)
		await expect(page.getByText('No photos yet.')).toBeVisible()
		await choose(page, 'mill.jpg', await phoneJpeg(700, 1300, 6))
		await upload(page)
		await expect(page.getByLabel('What it shows'), 'its words are asked for first').toBeFocused()
		await page.getByLabel('What it shows').fill('Our truck before the mill.')
		await upload(page)
		await expect(page.getByText('Uploaded.')).toBeVisible()
		await waitForHydration(page)

		const mark = page.getByRole('button', { name: /Point on the picture: 50 percent/ })
		await mark.focus()
		for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowLeft')
		await page.keyboard.press('ArrowDown')
		await expect(page.getByLabel('From the left, %')).toHaveValue('10')
		await expect(page.getByLabel('From the top, %')).toHaveValue('52')
		const picture = page.getByRole('button', { name: /Point on the picture/ })
		const box = await picture.boundingBox()
		await picture.click({ position: { x: (box?.width ?? 0) * 0.25, y: 1 } })
		await expect(page.getByLabel('From the left, %')).toHaveValue('25')
		await expect(page.getByLabel('From the top, %')).toHaveValue('0')
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved. Every page that shows it follows.')).toBeVisible()
		expect(await findings(page)).toEqual([])

		const { id: town } = await site.store.db
			.selectFrom('residential_towns')
			.select('id')
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		await page.goto(`/admin/content/residential_towns/${town}`)
		await waitForHydration(page)
		await page.getByRole('link', { name: 'Choose a picture' }).click()
		const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
		await expect(dialog.getByRole('button', { name: /mill\.jpg/ })).toBeVisible()
		expect(await findings(page)).toEqual([])
		await dialog.getByRole('button', { name: /mill\.jpg/ }).click()
		await expect(page.getByLabel('Picture at the top')).toHaveValue(/^\/uploads\/.+-1280\.webp$/)
		await page.getByLabel('What the picture shows').fill('')
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByText('Published.')).toBeVisible()

		await page.goto('/residential/windsor')
		const image = heroImage(page)
		await expect(image).toHaveAttribute('alt', 'Our truck before the mill.')
		await expect(image).toHaveAttribute('srcset', /-400\.webp 400w, .*-1280\.webp 1280w/)
		await expect
			.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0)
		expect(await image.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('30% 0%')
		expect(await findings(page)).toEqual([])

		await page.goto('/admin/pictures')
		await expect(page.getByText('Used on: Windsor')).toBeVisible()
		await page.getByRole('link', { name: 'mill.jpg' }).click()
		await expect(page.getByRole('heading', { name: 'mill.jpg' })).toBeVisible()
		await waitForHydration(page)
		await page.getByText('Delete this picture').click()
		await page.getByRole('button', { name: 'Delete it' }).click()
		await expect(page.getByRole('main').getByRole('alert')).toContainText('still used on: Windsor')
	})

	test('can be pasted or dropped for upload', async ({ page, site }) => {
		await enter(page, site)
		await waitForHydration(page)
		const bytes = [...(await photo(60, 40).png().toBuffer())]
		await page.evaluate((all) => {
			const clipboardData = new DataTransfer()
			clipboardData.items.add(new File([new Uint8Array(all)], 'pasted.png', { type: 'image/png' }))
			document.body.dispatchEvent(
				new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
			)
		}, bytes)
		await expect(page.getByText('pasted.png, 0.0 MB')).toBeVisible()
		const dropped = await page.evaluateHandle((all) => {
			const transfer = new DataTransfer()
			transfer.items.add(new File([new Uint8Array(all)], 'dropped.png', { type: 'image/png' }))
			return transfer
		}, bytes)
		await page.getByText('You can also drop it here').dispatchEvent('drop', { dataTransfer: dropped })
		await expect(page.getByText('dropped.png, 0.0 MB')).toBeVisible()
		await page.getByLabel('What it shows').fill('A square.')
		await upload(page)
		await expect(page.getByRole('heading', { name: 'dropped.png' })).toBeVisible()
	})

	test('a file that is not a picture is refused and its description kept; axe finds nothing, light or dark', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/status of 422/)
		await enter(page, site)
		expect(await findings(page)).toEqual([])
		await waitForHydration(page)
		await page.getByLabel('What it shows').fill('A page.')
		await choose(page, 'page.jpg', Buffer.from('<h1>not a picture</h1>'))
		await upload(page)
		await expect(page.getByRole('main').getByRole('alert')).toContainText('whatever its name says')
		await expect(page.getByLabel('What it shows')).toHaveValue('A page.')
		expect(await findings(page)).toEqual([])
	})
})

test.describe('pictures without scripts', { tag: '@desktop' }, () => {
	test.use({ javaScriptEnabled: false })

	test('can be uploaded, changed, reverted and deleted; one that is too large gets an error', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/status of 422/)
		await enter(page, site)
		await page.getByLabel('What it shows').fill('Far too large.')
		await choose(page, 'large.jpg', Buffer.alloc(22 * 1024 * 1024, 1))
		await upload(page)
		await expect(page.getByRole('main').getByRole('alert')).toContainText('larger than 20 MB')
		await expect(page.getByLabel('What it shows')).toHaveValue('Far too large.')

		await page.getByLabel('What it shows').fill('The mill.')
		await choose(page, 'mill.jpg', await phoneJpeg(100, 500, 6))
		await upload(page)
		await expect(page.getByText('Uploaded.')).toBeVisible()
		await page.getByLabel('From the left, %').fill('80')
		await page.getByLabel('What it shows').fill('The old mill.')
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.')).toBeVisible()
		await expect(page.getByLabel('From the left, %')).toHaveValue('80')
		await expect(page.getByLabel('Address')).toHaveValue(/^\/uploads\/.+-500\.webp$/)
		await page.getByRole('main').getByRole('link', { name: 'History' }).click()
		await page.getByRole('button', { name: /^Back to before this: mill\.jpg/ }).click()
		await expect(page.getByText('Taken back.')).toBeVisible()
		await page.getByRole('main').getByRole('link', { name: 'mill.jpg' }).first().click()
		await expect(page.getByLabel('What it shows')).toHaveValue('The mill.')
		await expect(page.getByLabel('From the left, %')).toHaveValue('50')
		await page.getByText('Delete this picture').click()
		await page.getByRole('button', { name: 'Delete it' }).click()
		await expect(page.getByText('Deleted.')).toBeVisible()
		await expect(page.getByText('No photos yet.')).toBeVisible()
	})
})
