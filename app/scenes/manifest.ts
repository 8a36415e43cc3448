/** The scenes that the server draws, and what is seen in each. Written by art/write.ts. */
export const pictures = {
	about: 'The crew in front of one of our trucks, the shed and the mountains behind them.',
	billing:
		'A country mailbox with a letter in it at the side of the road, our truck driving on into green fields.',
	commercial:
		'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
	'commercial-size': 'A dumpster and one of the crew beside it, before the foothills.',
	contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
	help: 'One of our crew and a neighbor talking over two carts in front of her house.',
	hoa: 'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
	home: 'Our garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	'placeholder-commercial': 'A commercial dumpster.',
	residential:
		'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	'residential-fort-collins':
		'Our garbage truck seen from behind on a street of golden trees, one of the crew at the carts, Horsetooth Rock over the roofs.',
	'residential-greeley':
		'Our garbage truck going down a straight street, rain falling from a long storm cloud far beyond the water tower.',
	'residential-north-county':
		'Our garbage truck on a county road in the spring green, red sandstone hogbacks and a barn behind it.',
	'residential-severance':
		'Our garbage truck coming up a street of new houses under snow, a neighbor waving, the town’s water tower behind.',
	'residential-wellington':
		'Our garbage truck small under a big sky on the road through the wheat, the town’s water tower behind it.',
	'residential-windsor':
		'Our garbage truck coming along the shore of a lake, the Front Range and the old mill mirrored in it.',
	'roll-off': 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	'roll-off-berthoud':
		'Our roll-off truck bringing a container to a farm between hay meadows, Longs Peak over the barns.',
	'roll-off-fort-collins':
		'Our roll-off truck coming for a full container in a driveway, Horsetooth Rock over the houses.',
	'roll-off-greeley':
		'Our roll-off truck driving off with a container between stubble fields, a grain elevator by the road ahead.',
	'roll-off-longmont':
		'Our roll-off truck close by with a container on its back, the twin summits of Longs Peak and Mount Meeker behind it.',
	'roll-off-loveland': 'Our roll-off truck on its way to the red foothills, a container on its back.',
	'roll-off-northern-communities':
		'Our roll-off truck with a container on a dirt road between tall pines, granite domes behind it.',
	'roll-off-severance':
		'Our roll-off truck leaving an empty container at a new house, the town’s water tower over the roofs.',
	'roll-off-size-1':
		'Our roll-off truck close by with a container on its back, the twin summits of Longs Peak and Mount Meeker behind it.',
	'roll-off-size-2':
		'Our roll-off truck coming for a full container in a driveway, Horsetooth Rock over the houses.',
	'roll-off-size-3': 'Our roll-off truck on its way to the red foothills, a container on its back.',
	'roll-off-size-4':
		'Our roll-off truck with a container on a dirt road between tall pines, granite domes behind it.',
	'roll-off-wellington':
		'Our roll-off truck seen from behind on a straight road through the snow, the town’s water tower ahead.',
	'roll-off-windsor':
		'Our roll-off truck with a container on its back by a lake in the fall, the mountains mirrored in the water.',
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures
