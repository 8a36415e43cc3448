import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed, rect } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { road } from '../land/road.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { landIn, afar, paintIn } from '../light.ts'
import { autumn } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { shopFront } from '../things/buildings.ts'
import { dumpster } from '../things/dumpster.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { headlight } from '../things/headlight.ts'

const feet = 16

export const commercial: Scene = {
	name: 'commercial',
	alt: 'A brick main street with a bakery, a hardware shop and a coffee shop; our truck pulls up to two dumpsters at the curb.',
	lights: { day: autumn, night: violetDusk },
	draw: (light, random) => {
		const paint = paintIn(light)
		const [two, three] = builtInFacts.commercial
		const shops = [
			['HARDWARE', '#9a5a45', material.pine],
			['BAKERY', '#b98a63', material.brick],
			['BOOKS', '#7f4a3c', '#2f5f78'],
			['COFFEE', '#a8674c', material.wheatDeep],
		] as const
		return [
			sky(light, 1600, 540),
			streaks(light, [[420, 300, 260]]),
			frontRange(light, 1330),
			cottonwoods(random, -20, 700, 616, 56, afar(light, '#a8762c', 0.2), afar(light, '#dba548', 0.2)),
			rect(0, 612, 1600, 52, landIn(light)('#c9b58c')),
			...shops.map(([name, brick, awning], index) =>
				placed(640 + index * 282, 660, 9.4, shopFront(light, name, brick, awning, 0.05)),
			),
			rect(0, 654, 1600, 12, landIn(light)(material.concrete)),
			road(light, 1600, 664, 752),
			rect(0, 751, 1600, 149, landIn(light)('#a39c8e')),
			rect(0, 752, 1600, 9, landIn(light)(material.concrete)),
			...[0, 1, 2, 3, 4, 5, 6, 7].map((slab) => rect(slab * 210 + 60, 766, 3, 134, landIn(light)('#8f897c'))),
			rect(0, 830, 1600, 3, landIn(light)('#8f897c')),
			headlight(light, 596 + 31.6 * feet, 736 - 3.1 * feet, 750),
			placed(596, 736, feet, garbageTruck(light)),
			placed(
				1118,
				784,
				feet,
				dumpster(two.feet[0], two.feet[2], material.dumpster, `${two.yards} YD`, paint),
			),
			placed(
				1226,
				784,
				feet,
				dumpster(three.feet[0], three.feet[2], material.dumpster, `${three.yards} YD`, paint),
			),
		].join('')
	},
}
