import { expect, test } from 'vitest'
import { viewsOfService } from '#app/scenes/setting.ts'
import { townsInScenes } from './towns_in_scenes.server.ts'

const town = (
	slug: string,
	name: string,
	hero_image_url: string | null = null,
	view: string | null = null,
) => ({
	slug,
	name,
	hero_image_url,
	features: [],
	view,
})
const namesOf = (scenes: ReturnType<typeof townsInScenes>) =>
	Object.fromEntries(Object.entries(scenes).map(([scene, { name }]) => [scene, name]))

test('FI-09 a scene carries the name of the town that shows it, separately for each service', () => {
	const towns = {
		residential: [town('greeley', 'Evans'), town('windsor', 'Windsor', '/uploads/lake.webp')],
		'roll-off': [
			town('greeley', 'Greeley'),
			town('severance', 'Severance', '/uploads/tower.webp'),
			town('eaton', 'Eaton', '/pictures/roll-off-greeley.svg'),
		],
	}
	expect(namesOf(townsInScenes(towns))).toEqual({
		'residential-greeley': 'Evans',
		'residential-windsor': 'Windsor',
		'roll-off-eaton': '',
		'roll-off-greeley': '',
		'roll-off-severance': 'Severance',
	})
	const turned = { ...towns, residential: towns.residential.toReversed() }
	expect(JSON.stringify(townsInScenes(turned))).toBe(JSON.stringify(townsInScenes(towns)))
})

test('FI-105 a town has the view chosen for it, and no other town of its service gets that view or the same turn', () => {
	const named = Array.from({ length: 30 }, (_, index) => town(`town-${index}`, `Town ${index}`))
	const scenes = townsInScenes({
		residential: [...named, town('ames', 'Ames', null, 'ranch road')],
		'roll-off': [town('ames', 'Ames', null, 'ranch road')],
	})
	const own = viewsOfService.residential.indexOf('ranch road')
	expect(scenes['residential-ames']).toMatchObject({ view: 'ranch road', turn: own })
	expect(
		new Set(
			Object.values(scenes)
				.slice(0, 31)
				.map(({ turn }) => turn),
		).size,
	).toBe(31)
	// Roll-off scenes have no such view.
	expect(scenes['roll-off-ames']?.view).toBeNull()
})

test('FI-105 dropping a town leaves the scenes of most others as they are', () => {
	const all = ['ames', 'boone', 'nevada', 'huxley', 'slater'].map((slug) => town(slug, slug))
	const before = townsInScenes({ residential: all, 'roll-off': [] })
	const after = townsInScenes({ residential: all.slice(0, -1), 'roll-off': [] })
	for (const [scene, look] of Object.entries(after)) expect(before[scene]).toEqual(look)
})
