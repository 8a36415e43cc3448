import { gravelYard } from '../land/yard.ts'
import { pine, cottonwoods } from '../land/trees.ts'
import { bareTree } from '../land/bare_tree.ts'
import { seasons } from '../land/season.ts'
import { verge } from '../land/verge.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { Landscape } from '../landscape.ts'
import { solidHouse } from '../solid/house.ts'
import { roadNames, surfaces } from '../solid/road.ts'
import { houseLooks, ranchHouse } from '../things/house.ts'
import { railFence, shadeTree } from '../things/roadside.ts'
import { hayMeadows } from '../views/hay_meadows.ts'
import { toothedRock } from '../views/toothed_rock.ts'
import { widePlain } from '../views/wide_plain.ts'
import { twinSummits } from '../views/twin_summits.ts'
import { redHogbacks } from '../views/red_hogbacks.ts'
import { ranchRoad } from '../views/ranch_road.ts'
import { pineRoad } from '../views/pine_road.ts'
import { newStreets } from '../views/new_streets.ts'
import { openWheat } from '../views/open_wheat.ts'
import { lakeShore } from '../views/lake_shore.ts'
import { townsOf } from './layers.ts'
import { fieldsOf, rangeOf } from './mountain_town.ts'
import { mountainViews } from './mountain_views.ts'

const looks = Object.values(houseLooks)

/** Plains under mountains: peaks or foothills behind fields. */
export const mountains: Landscape = {
	name: 'mountains',
	words: {
		roads: roadNames,
		trees: 'tall pines',
		home: 'snowy peaks beyond the wheat',
		residential: 'mountains behind the roofs',
		about: 'the mountains',
		billing: ['A country mailbox', 'into green fields'],
		calm: 'the foothills',
		notFound: 'tumbleweed rolling past it',
		town: ['mountains beyond the fields', 'foothills behind it', 'snow on the peaks far behind it'],
	},
	seasons,
	behind: (look, view) => mountainViews[view.of](look, view),
	town: townsOf('mountains', { far: rangeOf, middle: fieldsOf }, (look, row) => mountains.trees(look, row)),
	views: {
		'lake shore': lakeShore,
		'toothed rock': toothedRock,
		'open wheat': openWheat,
		'wide plain': widePlain,
		'ranch road': ranchRoad,
		'new streets': newStreets,
		'hay meadows': hayMeadows,
		'twin summits': twinSummits,
		'red hogbacks': redHogbacks,
		'pine road': pineRoad,
	},
	roadside: ({ light }) => railFence(light, 0, 1600, 656, 26),
	trees: ({ light, random }, { from, to, y, height, distance, leaves: [dark, lit] }) =>
		cottonwoods(random, from, to, y, height, afar(light, dark, distance), afar(light, lit, distance)),
	tree: (random, { x, y, tall, far, leaves: [dark, lit], isBare, kind }) =>
		kind === 'wild'
			? pine(random, x, y, tall, far(material.forestDeep), far(material.forest))
			: isBare
				? bareTree(random, x, y, tall, far('#6d6259'))
				: shadeTree(random, x, y, tall, far(dark), far(lit), far(material.timber)),
	house: (stand, index, light, distance, isSnowy) =>
		solidHouse(stand, looks[index % looks.length] ?? houseLooks.sand, light, distance, isSnowy),
	setback: 1,
	frontHouse: (light, kind, distance) =>
		ranchHouse(light, kind === 0 ? houseLooks.sand : houseLooks.sage, distance),
	ground: (light, random, top, floor, season) => verge(light, random, 1600, top, floor, season.ground),
	yard: (light, random, top, floor) => gravelYard(light, random, 1600, top, floor),
	blown: 'tumbleweed',
	lawn: '#8fa35c',
	surfaces,
}
