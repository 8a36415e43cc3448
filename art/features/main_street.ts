import { placed } from '../draw.ts'
import type { Light } from '../light.ts'
import { material } from '../materials.ts'
import type { Shop } from '../things/shop_front.ts'
import { shopFront } from '../things/shop_front.ts'

/** Four brick fronts of a main street side by side, 120 ft wide, on y = 0 about x = 0. */
export const mainStreet = (light: Light, distance: number): string => {
	const shops: Shop[] = [
		{ name: '', brick: '#9a5a45', awning: material.pine, tall: 27, lodgers: [1] },
		{ name: '', brick: '#b98a63', awning: material.brick, tall: 31, lodgers: [0, 2] },
		{ name: '', brick: '#7f4a3c', awning: '#2f5f78', tall: 26, lodgers: [0, 1] },
		{ name: '', brick: '#a8674c', awning: material.wheatDeep, tall: 29, lodgers: [2] },
	]
	return shops.map((shop, index) => placed(index * 30 - 60, 0, 1, shopFront(light, shop, distance))).join('')
}
