import type { CommonPicture } from './manifest.ts'
import type { LandscapeName, TownFeature, TownService, TownView } from './setting.ts'

// Written by art/write.ts.

/** What is seen in each scene that all companies have, in the landscapes beside the mountains of the list. */
export const alts: Record<Exclude<LandscapeName, 'mountains'>, Record<CommonPicture, string>> = {
	plains: {
		about: 'The crew in front of one of our trucks, the shed and the plains behind them.',
		billing:
			'A country mailbox with a letter in it at the side of the road, our truck driving on into green fields.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before the plains.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on a county road, two carts waiting at the curb, fields and a grain elevator under a wide sky.',
		'leaving-roll-off':
			'Our roll-off truck seen from behind on a straight road under snow, clouds far off over the fields.',
		'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, fields as far as one sees behind the roofs.',
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-size-1':
			'Our roll-off truck close by on a street of houses, a container on its back, fields in strips to the horizon.',
		'roll-off-size-2':
			'Our roll-off truck coming for a full container in a driveway, clouds far off over the fields.',
		'roll-off-size-3':
			'Our roll-off truck on its way along a county road, a container on its back, clouds far off over the fields.',
		'roll-off-size-4':
			'Our roll-off truck with a container on a dirt road between cottonwoods, fields and windbreaks behind it.',
	},
	woods: {
		about: 'The crew in front of one of our trucks, the shed and wooded hills behind them.',
		billing:
			'A country mailbox with a letter in it at the side of the road, our truck driving on into green fields.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before wooded hills.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on a county road, two carts waiting at the curb, wooded hills behind the meadows.',
		'leaving-roll-off':
			'Our roll-off truck seen from behind on a straight road under snow, hill behind hill under woods.',
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, wooded hills behind the roofs.',
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-size-1':
			'Our roll-off truck close by on a street of houses, a container on its back, wooded hills behind it.',
		'roll-off-size-2':
			'Our roll-off truck coming for a full container in a driveway, hill behind hill under woods.',
		'roll-off-size-3':
			'Our roll-off truck on its way along a county road, a container on its back, hill behind hill under woods.',
		'roll-off-size-4':
			'Our roll-off truck with a container on a dirt road between tall trees, meadows and woods behind it.',
	},
	coast: {
		about: 'The crew in front of one of our trucks, the shed and the sea behind them.',
		billing: 'A mailbox with a letter in it at the side of the road, our truck driving on between the dunes.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before the sea.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on a shore road, two carts waiting at the curb, a lighthouse on the point beyond the dunes.',
		'leaving-roll-off': 'Our roll-off truck seen from behind on a shore road, the sea behind it.',
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, the sea behind the roofs.',
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-size-1':
			'Our roll-off truck close by on a street of houses, a container on its back, the sea beyond the dunes.',
		'roll-off-size-2': 'Our roll-off truck coming for a full container in a driveway, the sea behind it.',
		'roll-off-size-3':
			'Our roll-off truck on its way along a shore road, a container on its back, the sea behind it.',
		'roll-off-size-4':
			'Our roll-off truck with a container on a sandy road between wind-bent pines, a headland in the sea beyond the dunes.',
	},
	desert: {
		about: 'The crew in front of one of our trucks, the shed and red mesas behind them.',
		billing:
			'A country mailbox with a letter in it at the side of the road, our truck driving on through the sage.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before desert hills.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on a county road, two carts waiting at the curb, mesas and saguaros beyond the sage.',
		'leaving-roll-off': 'Our roll-off truck seen from behind on a county road, red mesas behind it.',
		'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, mesas behind the roofs.',
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-size-1':
			'Our roll-off truck close by on a street of houses, a container on its back, mesas beyond the sage.',
		'roll-off-size-2': 'Our roll-off truck coming for a full container in a driveway, red mesas behind it.',
		'roll-off-size-3':
			'Our roll-off truck on its way along a county road, a container on its back, red mesas behind it.',
		'roll-off-size-4':
			'Our roll-off truck with a container on a dirt road between saguaros, red rock far behind it.',
	},
	city: {
		about: 'The crew in front of one of our trucks, the shed and the skyline behind them.',
		billing:
			'A mailbox with a letter in it at the side of the road, our truck driving on along a row of brownstones.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before the skyline.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on an avenue, two carts waiting at the curb, row houses and the towers of downtown behind them.',
		'leaving-roll-off':
			'Our roll-off truck seen from behind on a city street under snow, the skyline behind it.',
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, the towers of downtown behind the roofs.',
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-size-1':
			'Our roll-off truck close by on a street of houses, a container on its back, row houses and the skyline behind it.',
		'roll-off-size-2': 'Our roll-off truck coming for a full container in a driveway, the skyline behind it.',
		'roll-off-size-3':
			'Our roll-off truck on its way along an avenue, a container on its back, the skyline behind it.',
		'roll-off-size-4':
			'Our roll-off truck with a container on a city street between street trees, towers behind the roofs.',
	},
}

type Trucks = readonly (readonly [plain: string, inSnow: string])[]

/** What the truck does in the scenes of towns, view by view, and what the land shows where a town is known by nothing. */
export const townAlts: Record<
	LandscapeName,
	{ trucks: Record<TownService, Trucks>; lands: readonly string[] }
> = {
	mountains: {
		trucks: {
			residential: [
				['coming along a county road', 'coming along a straight road'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on a county road', 'small under a big sky on a straight road'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on a county road', 'on a straight road'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses under snow, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a dirt road', 'bringing a container along a dirt road'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on a county road', 'driving off with a container on a county road'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along a county road, a container on its back',
					'on its way along a county road, a container on its back',
				],
				[
					'with a container on a dirt road between tall pines',
					'with a container on a dirt road between tall pines',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on a county road', 'seen from behind on a straight road under snow'],
				['with a container on its back on a county road', 'with a container on its back on a county road'],
			],
		},
		lands: ['mountains beyond the fields', 'foothills behind it', 'snow on the peaks far behind it'],
	},
	plains: {
		trucks: {
			residential: [
				['coming along a county road', 'coming along a straight road'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on a county road', 'small under a big sky on a straight road'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on a county road', 'on a straight road'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses under snow, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a dirt road', 'bringing a container along a dirt road'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on a county road', 'driving off with a container on a county road'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along a county road, a container on its back',
					'on its way along a county road, a container on its back',
				],
				[
					'with a container on a dirt road between cottonwoods',
					'with a container on a dirt road between cottonwoods',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on a county road', 'seen from behind on a straight road under snow'],
				['with a container on its back on a county road', 'with a container on its back on a county road'],
			],
		},
		lands: [
			'fields in strips to the horizon',
			'clouds far off over the fields',
			'fields and windbreaks behind it',
		],
	},
	woods: {
		trucks: {
			residential: [
				['coming along a county road', 'coming along a straight road'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on a county road', 'small under a big sky on a straight road'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on a county road', 'on a straight road'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses under snow, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a dirt road', 'bringing a container along a dirt road'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on a county road', 'driving off with a container on a county road'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along a county road, a container on its back',
					'on its way along a county road, a container on its back',
				],
				[
					'with a container on a dirt road between tall trees',
					'with a container on a dirt road between tall trees',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on a county road', 'seen from behind on a straight road under snow'],
				['with a container on its back on a county road', 'with a container on its back on a county road'],
			],
		},
		lands: ['wooded hills behind it', 'hill behind hill under woods', 'meadows and woods behind it'],
	},
	coast: {
		trucks: {
			residential: [
				['coming along a shore road', 'coming along a shore road'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on a shore road', 'small under a big sky on a shore road'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on a shore road', 'on a shore road'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a sandy road', 'bringing a container along a sandy road'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on a shore road', 'driving off with a container on a shore road'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along a shore road, a container on its back',
					'on its way along a shore road, a container on its back',
				],
				[
					'with a container on a sandy road between wind-bent pines',
					'with a container on a sandy road between wind-bent pines',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on a shore road', 'seen from behind on a shore road'],
				['with a container on its back on a shore road', 'with a container on its back on a shore road'],
			],
		},
		lands: ['the sea beyond the dunes', 'the sea behind it', 'a headland in the sea beyond the dunes'],
	},
	desert: {
		trucks: {
			residential: [
				['coming along a county road', 'coming along a county road'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on a county road', 'small under a big sky on a county road'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on a county road', 'on a county road'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a dirt road', 'bringing a container along a dirt road'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on a county road', 'driving off with a container on a county road'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along a county road, a container on its back',
					'on its way along a county road, a container on its back',
				],
				[
					'with a container on a dirt road between saguaros',
					'with a container on a dirt road between saguaros',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on a county road', 'seen from behind on a county road'],
				['with a container on its back on a county road', 'with a container on its back on a county road'],
			],
		},
		lands: ['mesas beyond the sage', 'red mesas behind it', 'red rock far behind it'],
	},
	city: {
		trucks: {
			residential: [
				['coming along an avenue', 'coming along a city street'],
				[
					'seen from behind on a street of houses, one of the crew at the carts',
					'seen from behind on a street of houses, one of the crew at the carts',
				],
				['small under a big sky on an avenue', 'small under a big sky on a city street'],
				[
					'going down a street of houses, one of the crew at the carts',
					'going down a street of houses, one of the crew at the carts',
				],
				['on an avenue', 'on a city street'],
				[
					'coming up a street of houses, a neighbor waving',
					'coming up a street of houses under snow, a neighbor waving',
				],
			],
			'roll-off': [
				['bringing a container along a city street', 'bringing a container along a city street'],
				['coming for a full container in a driveway', 'coming for a full container in a driveway'],
				['driving off with a container on an avenue', 'driving off with a container on an avenue'],
				[
					'close by on a street of houses, a container on its back',
					'close by on a street of houses, a container on its back',
				],
				[
					'on its way along an avenue, a container on its back',
					'on its way along an avenue, a container on its back',
				],
				[
					'with a container on a city street between street trees',
					'with a container on a city street between street trees',
				],
				['leaving an empty container at a house', 'leaving an empty container at a house'],
				['seen from behind on an avenue', 'seen from behind on a city street under snow'],
				['with a container on its back on an avenue', 'with a container on its back on an avenue'],
			],
		},
		lands: ['row houses and the skyline behind it', 'the skyline behind it', 'towers behind the roofs'],
	},
}

/** The turns of towns whose scenes lie under snow. */
export const snowyTurns: Record<LandscapeName, Record<TownService, readonly number[]>> = {
	mountains: {
		residential: [5, 7, 20, 21, 24],
		'roll-off': [7, 9, 12, 17, 21, 26, 30, 31, 35, 36, 39, 44, 48, 53],
	},
	plains: {
		residential: [5, 7, 20, 21, 24],
		'roll-off': [7, 9, 12, 17, 21, 26, 30, 31, 35, 36, 39, 44, 48, 53],
	},
	woods: {
		residential: [5, 7, 20, 21, 24],
		'roll-off': [7, 9, 12, 17, 21, 26, 30, 31, 35, 36, 39, 44, 48, 53],
	},
	coast: { residential: [], 'roll-off': [] },
	desert: { residential: [], 'roll-off': [] },
	city: {
		residential: [5, 7, 20, 21, 24],
		'roll-off': [7, 9, 12, 17, 21, 26, 30, 31, 35, 36, 39, 44, 48, 53],
	},
}

/** The views that the mountains draw for themselves, with the features they show. */
export const viewAlts: Record<
	TownView,
	{ features: readonly TownFeature[]; residential?: string; 'roll-off'?: string }
> = {
	'lake shore': {
		features: ['lake', 'mill'],
		residential: 'coming along the shore of a lake, the mountains and the old mill mirrored in it',
		'roll-off': 'with a container on its back by a lake in the fall, the mountains mirrored in the water',
	},
	'toothed rock': {
		features: [],
		residential:
			'seen from behind on a street of golden trees, one of the crew at the carts, a rock with a toothed crown over the roofs',
		'roll-off': 'coming for a full container in a driveway, a rock with a toothed crown over the houses',
	},
	'open wheat': {
		features: ['water tower'],
		residential: 'small under a big sky on the road through the wheat, the town’s water tower behind it',
		'roll-off': 'seen from behind on a straight road through the snow, the town’s water tower ahead',
	},
	'wide plain': {
		features: ['water tower', 'grain elevator'],
		residential:
			'going down a straight street, rain falling from a long storm cloud far beyond the water tower',
		'roll-off': 'driving off with a container between stubble fields, a grain elevator by the road ahead',
	},
	'ranch road': {
		features: [],
		residential: 'on a county road in the spring green, red sandstone hogbacks and a barn behind it',
	},
	'new streets': {
		features: ['water tower'],
		residential:
			'coming up a street of new houses under snow, a neighbor waving, the town’s water tower behind',
		'roll-off': 'leaving an empty container at a new house, the town’s water tower over the roofs',
	},
	'hay meadows': {
		features: [],
		'roll-off': 'bringing a container to a farm between hay meadows, a high peak over the barns',
	},
	'twin summits': {
		features: [],
		'roll-off': 'close by with a container on its back, twin summits behind it',
	},
	'red hogbacks': { features: [], 'roll-off': 'on its way to the red foothills, a container on its back' },
	'pine road': {
		features: [],
		'roll-off': 'with a container on a dirt road between tall pines, granite domes behind it',
	},
}
