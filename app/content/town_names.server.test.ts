import { expect, test } from 'vitest'
import { townNames } from './town_names.server.ts'

const town = (slug: string, name: string, hero_image_url: string | null = null) => ({
	slug,
	name,
	hero_image_url,
})

test('FI-09 a scene has the name of the town that shows it, for each service its own', () => {
	const towns = {
		residential: [town('greeley', 'Evans'), town('windsor', 'Windsor', '/uploads/lake.webp')],
		'roll-off': [town('greeley', 'Greeley'), town('eaton', 'Eaton', '/pictures/roll-off-severance.svg')],
	}
	expect(townNames(towns)).toEqual({
		'residential-greeley': 'Evans',
		'residential-windsor': 'Windsor',
		'roll-off-greeley': 'Greeley',
		'roll-off-severance': 'Eaton',
	})
	const turned = { ...towns, residential: towns.residential.toReversed() }
	expect(JSON.stringify(townNames(turned))).toBe(JSON.stringify(townNames(towns)))
})

test('FI-19 a scene that towns of several names show has none', () => {
	const shared = [town('greeley', 'Greeley'), town('evans', 'Evans', '/pictures/residential-greeley.svg')]
	expect(townNames({ residential: shared, 'roll-off': [] })).toEqual({})
	const added = [town('timnath', 'Timnath'), town('nunn', 'Nunn'), town('ault', 'Ault')]
	expect(townNames({ residential: added, 'roll-off': [] })).toEqual({})
})
