import { expect, test } from 'vitest'
import { builtInLivery } from '#art/livery.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { uploadedPictureRow } from '#test/rows.ts'
import { drawnPicture, sectionPicture } from './picture_source.server.ts'
import { townPicture } from './town_picture.server.ts'
import { uploadedPath } from './uploaded_name.ts'

const row = uploadedPictureRow()
const { id } = row
const uploads = (...rows: UploadedPictureRow[]) =>
	({ livery: builtInLivery, pictures: { ok: true, rows } }) as const
const path = uploadedPath(row)
const town = (hero_alt_text: string | null) => ({ slug: 'windsor', hero_image_url: path, hero_alt_text })

test('an uploaded picture has every size, its own alt text and dimensions', () => {
	expect(sectionPicture(path, 'about', uploads(row))).toEqual({
		...drawnPicture('about', builtInLivery),
		stored: {
			img: {
				src: `/uploads/${id}-1280.webp`,
				srcSet: [400, 768, 1024, 1280].map((width) => `/uploads/${id}-${width}.webp ${width}w`).join(', '),
				alt: 'The mill.',
				width: 1280,
				height: 853,
			},
		},
	})
})

test('AVIF is offered once it exists, and the focal point if it is not the center', () => {
	const { stored } = sectionPicture(
		path,
		'about',
		uploads({ ...row, is_avif_ready: true, focal_x: 0.14, focal_y: 1 }),
	)
	expect(stored?.avif).toContain(`/uploads/${id}-400.avif 400w`)
	expect(stored?.focus).toBe('focus-x-10 focus-y-100')
	expect(stored?.focusSheet).toMatchObject({ rel: 'stylesheet' })
})

test("a town's alt text takes precedence over the picture's", () => {
	expect(townPicture('residential', town(null), uploads(row)).stored?.img.alt).toBe('The mill.')
	expect(townPicture('residential', town('Our mill.'), uploads(row)).stored?.img.alt).toBe('Our mill.')
})

test('a deleted picture leaves the drawn one; while the pictures cannot be read, its path is used as it is', () => {
	expect(sectionPicture(path, 'about', uploads())).toEqual(drawnPicture('about', builtInLivery))
	expect(townPicture('residential', town('Our mill.'), uploads())).toEqual(
		drawnPicture('residential-windsor', builtInLivery),
	)
	expect(
		sectionPicture(path, 'about', { livery: builtInLivery, pictures: { ok: false } }).stored?.img.src,
	).toBe(path)
})
