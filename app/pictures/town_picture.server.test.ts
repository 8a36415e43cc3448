import { expect, test } from 'vitest'
import { builtInLivery } from '#art/livery.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'
import { townScene } from '#app/scenes/drawn_name.server.ts'
import { pictures } from '#app/scenes/manifest.ts'
import { sceneAlt } from '#app/scenes/scene_alt.ts'
import { townPicture } from './town_picture.server.ts'

const windsor = { slug: 'windsor', hero_image_url: null, hero_alt_text: null }
const none = { livery: builtInLivery, pictures: { ok: true, rows: [] } } as const

test('RT-02 every shown town has its own scene; one that is not shown has the common one', () => {
	const { towns } = builtInLivery
	for (const { slug } of residentialTowns)
		expect(townScene('residential', slug, towns)).toBe(`residential-${slug}`)
	for (const { slug } of rolloffTowns) expect(townScene('roll-off', slug, towns)).toBe(`roll-off-${slug}`)
	expect(townScene('residential', 'timnath', towns)).toBe('residential')
	expect(townScene('residential', '__proto__', towns)).toBe('residential')
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
	expect(picture).toEqual({
		name: 'residential-windsor',
		alt: sceneAlt('residential-windsor', builtInLivery),
	})
})
