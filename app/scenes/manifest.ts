/** The scenes that the server draws for every company, and what is seen in each in the mountains. Written by art/write.ts. */
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
	home: 'Our garbage truck on a county road, two carts waiting at the curb, snowy peaks beyond the wheat.',
	'leaving-roll-off':
		'Our roll-off truck seen from behind on a straight road under snow, foothills behind it.',
	'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	'placeholder-commercial': 'A commercial dumpster.',
	residential:
		'Our garbage truck comes up a street of houses, a neighbor waving beside her carts, mountains behind the roofs.',
	'roll-off': 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	'roll-off-size-1': 'Our roll-off truck close by with a container on its back, twin summits behind it.',
	'roll-off-size-2':
		'Our roll-off truck coming for a full container in a driveway, a rock with a toothed crown over the houses.',
	'roll-off-size-3': 'Our roll-off truck on its way to the red foothills, a container on its back.',
	'roll-off-size-4':
		'Our roll-off truck with a container on a dirt road between tall pines, granite domes behind it.',
} as const satisfies Record<string, string>

export type CommonPicture = keyof typeof pictures
