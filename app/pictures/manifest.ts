/** The scenes that the server draws, and what is seen in each. Written by art/write.ts. */
export const pictures = {
	about: 'The crew in front of one of our trucks, the company’s shed and Longs Peak behind them.',
	billing:
		'A country mailbox with a letter in it at the side of the road, our truck going by in the distance.',
	commercial:
		'A brick main street with a bakery, a hardware shop and a coffee shop; our truck pulls up to two dumpsters at the curb.',
	'commercial-2-yard': 'A 2-yard dumpster and one of the crew beside it, before the foothills.',
	'commercial-3-yard': 'A 3-yard dumpster and one of the crew beside it, before the foothills.',
	contact: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
	help: 'One of our crew and a neighbor talking over two carts in front of her house.',
	hoa: 'A row of town houses with a tidy line of carts along the near curb, our truck working its way down the street.',
	home: 'Our green garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	'not-found': 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	'placeholder-commercial': 'A commercial dumpster.',
	residential:
		'Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	'residential-fort-collins':
		'Our garbage truck and two carts at the curb, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'residential-greeley':
		'Our garbage truck and two carts at the curb, with a storm going by behind the water tower, the grain elevator and green fields.',
	'residential-north-county':
		'Our garbage truck and two carts at the curb, with red sandstone hogbacks rising over a hay meadow, a barn and a wind pump.',
	'residential-severance':
		'Our garbage truck and two carts at the curb, with new roofs, snowy fields and the water tower of Severance.',
	'residential-wellington':
		'Our garbage truck and two carts at the curb, with Wellington’s water tower standing over open wheat under a big sky.',
	'residential-windsor':
		'Our garbage truck and two carts at the curb, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
	'roll-off': 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	'roll-off-12-yard':
		'Our roll-off truck bringing a 12-yard container, with the twin summits of Longs Peak and Mount Meeker over Longmont’s autumn trees.',
	'roll-off-15-yard':
		'Our roll-off truck bringing a 15-yard container, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'roll-off-20-yard':
		'Our roll-off truck bringing a 20-yard container, with the red foothills west of Loveland.',
	'roll-off-30-yard':
		'Our roll-off truck bringing a 30-yard container, with granite domes, tall pines and a log cabin near Red Feather Lakes.',
	'roll-off-berthoud':
		'Our roll-off truck bringing a 15-yard container, with Longs Peak over the hay meadows and barns of Berthoud.',
	'roll-off-fort-collins':
		'Our roll-off truck bringing a 20-yard container, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'roll-off-greeley':
		'Our roll-off truck bringing a 30-yard container, with a storm going by behind the water tower, the grain elevator and green fields.',
	'roll-off-longmont':
		'Our roll-off truck bringing a 20-yard container, with the twin summits of Longs Peak and Mount Meeker over Longmont’s autumn trees.',
	'roll-off-loveland':
		'Our roll-off truck bringing a 15-yard container, with the red foothills west of Loveland.',
	'roll-off-northern-communities':
		'Our roll-off truck bringing a 12-yard container, with granite domes, tall pines and a log cabin near Red Feather Lakes.',
	'roll-off-severance':
		'Our roll-off truck bringing a 30-yard container, with new roofs, snowy fields and the water tower of Severance.',
	'roll-off-wellington':
		'Our roll-off truck bringing a 20-yard container, with Wellington’s water tower standing over open wheat under a big sky.',
	'roll-off-windsor':
		'Our roll-off truck bringing a 12-yard container, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures
