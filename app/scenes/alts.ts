import type { PictureName } from './manifest.ts'
import type { LandscapeName } from './setting.ts'

/**
 * What is seen in each scene by landscape; of a town's, what the truck does and what the land shows where the town is known
 * by nothing. Written by art/write.ts.
 */
export const alts: Record<
	LandscapeName,
	Record<PictureName, string | readonly [truck: string, land: string]>
> = {
	mountains: {
		about: 'The crew in front of one of our trucks, the shed and the mountains behind them.',
		billing:
			'A country mailbox with a letter in it at the side of the road, our truck driving on into green fields.',
		commercial:
			'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
		'commercial-size': 'A dumpster and one of the crew beside it, before the foothills.',
		contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
		help: 'One of our crew and a neighbor talking over two carts in front of her house.',
		hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
		home: 'Our garbage truck on a county road, two carts waiting at the curb, snowy peaks beyond the wheat.',
		'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, mountains behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'mountains beyond the fields',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'foothills behind it',
		],
		'residential-north-county': [
			'Our garbage truck on a county road in the spring',
			'mountains beyond the fields',
		],
		'residential-severance': [
			'Our garbage truck coming up a street of houses under snow, a neighbor waving',
			'mountains beyond the fields',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on a county road',
			'foothills behind it',
		],
		'residential-windsor': ['Our garbage truck coming along a county road', 'foothills behind it'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a dirt road',
			'snow on the peaks far behind it',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'mountains beyond the fields',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on a county road',
			'foothills behind it',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'snow on the peaks far behind it',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'snow on the peaks far behind it',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a dirt road between tall pines',
			'snow on the peaks far behind it',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'mountains beyond the fields',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'snow on the peaks far behind it',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'mountains beyond the fields',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'snow on the peaks far behind it',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a dirt road between tall pines',
			'snow on the peaks far behind it',
		],
		'roll-off-wellington': [
			'Our roll-off truck seen from behind on a straight road under snow',
			'foothills behind it',
		],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on a county road',
			'foothills behind it',
		],
	},
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
		'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, fields as far as one sees behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'fields in strips to the horizon',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'clouds far off over the fields',
		],
		'residential-north-county': [
			'Our garbage truck on a county road in the spring',
			'fields in strips to the horizon',
		],
		'residential-severance': [
			'Our garbage truck coming up a street of houses under snow, a neighbor waving',
			'fields in strips to the horizon',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on a county road',
			'clouds far off over the fields',
		],
		'residential-windsor': ['Our garbage truck coming along a county road', 'clouds far off over the fields'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a dirt road',
			'fields and windbreaks behind it',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'fields in strips to the horizon',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on a county road',
			'clouds far off over the fields',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'fields and windbreaks behind it',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'fields and windbreaks behind it',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a dirt road between cottonwoods',
			'fields and windbreaks behind it',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'fields in strips to the horizon',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'fields and windbreaks behind it',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'fields in strips to the horizon',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'fields and windbreaks behind it',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a dirt road between cottonwoods',
			'fields and windbreaks behind it',
		],
		'roll-off-wellington': [
			'Our roll-off truck seen from behind on a straight road under snow',
			'clouds far off over the fields',
		],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on a county road',
			'clouds far off over the fields',
		],
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
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, wooded hills behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'wooded hills behind it',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'hill behind hill under woods',
		],
		'residential-north-county': [
			'Our garbage truck on a county road in the spring',
			'wooded hills behind it',
		],
		'residential-severance': [
			'Our garbage truck coming up a street of houses under snow, a neighbor waving',
			'wooded hills behind it',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on a county road',
			'hill behind hill under woods',
		],
		'residential-windsor': ['Our garbage truck coming along a county road', 'hill behind hill under woods'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a dirt road',
			'meadows and woods behind it',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'wooded hills behind it',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on a county road',
			'hill behind hill under woods',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'meadows and woods behind it',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'meadows and woods behind it',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a dirt road between tall trees',
			'meadows and woods behind it',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'wooded hills behind it',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'meadows and woods behind it',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'wooded hills behind it',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'meadows and woods behind it',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a dirt road between tall trees',
			'meadows and woods behind it',
		],
		'roll-off-wellington': [
			'Our roll-off truck seen from behind on a straight road under snow',
			'hill behind hill under woods',
		],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on a county road',
			'hill behind hill under woods',
		],
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
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, the sea behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'the sea beyond the dunes',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'the sea behind it',
		],
		'residential-north-county': [
			'Our garbage truck on a shore road in the spring',
			'the sea beyond the dunes',
		],
		'residential-severance': [
			'Our garbage truck coming up a street of houses, a neighbor waving',
			'the sea beyond the dunes',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on a shore road',
			'the sea behind it',
		],
		'residential-windsor': ['Our garbage truck coming along a shore road', 'the sea behind it'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a sandy road',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'the sea beyond the dunes',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on a shore road',
			'the sea behind it',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along a shore road, a container on its back',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a sandy road between wind-bent pines',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'the sea beyond the dunes',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'the sea beyond the dunes',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along a shore road, a container on its back',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a sandy road between wind-bent pines',
			'a headland in the sea beyond the dunes',
		],
		'roll-off-wellington': ['Our roll-off truck seen from behind on a shore road', 'the sea behind it'],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on a shore road',
			'the sea behind it',
		],
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
		'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, mesas behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'mesas beyond the sage',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'red mesas behind it',
		],
		'residential-north-county': ['Our garbage truck on a county road in the spring', 'mesas beyond the sage'],
		'residential-severance': [
			'Our garbage truck coming up a street of houses, a neighbor waving',
			'mesas beyond the sage',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on a county road',
			'red mesas behind it',
		],
		'residential-windsor': ['Our garbage truck coming along a county road', 'red mesas behind it'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a dirt road',
			'red rock far behind it',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'mesas beyond the sage',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on a county road',
			'red mesas behind it',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'red rock far behind it',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'red rock far behind it',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a dirt road between saguaros',
			'red rock far behind it',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'mesas beyond the sage',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'red rock far behind it',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'mesas beyond the sage',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along a county road, a container on its back',
			'red rock far behind it',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a dirt road between saguaros',
			'red rock far behind it',
		],
		'roll-off-wellington': ['Our roll-off truck seen from behind on a county road', 'red mesas behind it'],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on a county road',
			'red mesas behind it',
		],
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
		'not-found': 'A cart blown over at the side of an empty road, leaves blowing past it.',
		'placeholder-commercial': 'A commercial dumpster.',
		residential:
			'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, the towers of downtown behind the roofs.',
		'residential-fort-collins': [
			'Our garbage truck seen from behind on a street of houses, one of the crew at the carts',
			'row houses and the skyline behind it',
		],
		'residential-greeley': [
			'Our garbage truck going down a street of houses, one of the crew at the carts',
			'the skyline behind it',
		],
		'residential-north-county': [
			'Our garbage truck on an avenue in the spring',
			'row houses and the skyline behind it',
		],
		'residential-severance': [
			'Our garbage truck coming up a street of houses under snow, a neighbor waving',
			'row houses and the skyline behind it',
		],
		'residential-wellington': [
			'Our garbage truck small under a big sky on an avenue',
			'the skyline behind it',
		],
		'residential-windsor': ['Our garbage truck coming along an avenue', 'the skyline behind it'],
		'roll-off':
			'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
		'roll-off-berthoud': [
			'Our roll-off truck bringing a container along a city street',
			'towers behind the roofs',
		],
		'roll-off-fort-collins': [
			'Our roll-off truck coming for a full container in a driveway',
			'row houses and the skyline behind it',
		],
		'roll-off-greeley': [
			'Our roll-off truck driving off with a container on an avenue',
			'the skyline behind it',
		],
		'roll-off-longmont': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'towers behind the roofs',
		],
		'roll-off-loveland': [
			'Our roll-off truck on its way along an avenue, a container on its back',
			'towers behind the roofs',
		],
		'roll-off-northern-communities': [
			'Our roll-off truck with a container on a city street between street trees',
			'towers behind the roofs',
		],
		'roll-off-severance': [
			'Our roll-off truck leaving an empty container at a house',
			'row houses and the skyline behind it',
		],
		'roll-off-size-1': [
			'Our roll-off truck close by on a street of houses, a container on its back',
			'towers behind the roofs',
		],
		'roll-off-size-2': [
			'Our roll-off truck coming for a full container in a driveway',
			'row houses and the skyline behind it',
		],
		'roll-off-size-3': [
			'Our roll-off truck on its way along an avenue, a container on its back',
			'towers behind the roofs',
		],
		'roll-off-size-4': [
			'Our roll-off truck with a container on a city street between street trees',
			'towers behind the roofs',
		],
		'roll-off-wellington': [
			'Our roll-off truck seen from behind on a city street under snow',
			'the skyline behind it',
		],
		'roll-off-windsor': [
			'Our roll-off truck with a container on its back on an avenue',
			'the skyline behind it',
		],
	},
}
