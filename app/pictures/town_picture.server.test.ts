import { expect, test } from 'vitest'
import { builtInLivery } from '#art/livery.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'
import { townScene } from '#app/scenes/drawn_name.server.ts'
import { pictures } from '#app/scenes/manifest.ts'
import { townPicture } from './town_picture.server.ts'

const windsor = { slug: 'windsor', hero_image_url: null, hero_alt_text: null }
const none = { livery: builtInLivery, pictures: { ok: true, rows: [] } } as const

test('RT-02 every seeded town has its own scene; a new one has the common one', () => {
	for (const { slug } of residentialTowns) expect(townScene('residential', slug)).toBe(`residential-${slug}`)
	for (const { slug } of rolloffTowns) expect(townScene('roll-off', slug)).toBe(`roll-off-${slug}`)
	expect(townScene('residential', 'timnath')).toBe('residential')
	expect(townScene('residential', '__proto__')).toBe('residential')
})

test("RT-02 a town shows the picture of its row, with the row's alt text", () => {
	const stored = { ...windsor, hero_image_url: '/uploads/lake.webp', hero_alt_text: 'The lake.' }
	expect(townPicture('residential', stored, none)).toMatchObject({
		stored: { img: { src: '/uploads/lake.webp', alt: 'The lake.' } },
		name: 'residential-windsor',
	})
	const drawn = { ...windsor, hero_image_url: '/pictures/about-1280.webp' }
	expect(townPicture('residential', drawn, none)).toEqual({ name: 'about', alt: pictures.about })
	const asDrawn = { ...windsor, hero_image_url: '/pictures/about.svg' }
	expect(townPicture('residential', asDrawn, none)).toEqual({ name: 'about', alt: pictures.about })
})

test.each([
	null,
	'',
	'/pictures/no-such-scene-1280.webp',
	'https://elsewhere.example/a.jpg',
	'javascript:alert(1)',
])('a picture that cannot be shown (%s) is replaced by the drawn scene', (path) => {
	const picture = townPicture('residential', { ...windsor, hero_image_url: path }, none)
	expect(picture).toEqual({ name: 'residential-windsor', alt: pictures['residential-windsor'] })
})
