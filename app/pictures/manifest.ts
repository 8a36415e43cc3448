/**
 * The drawn pictures in public/pictures, written by art/write.ts: `<name>-<width>.avif` and `.webp` for every width,
 * and with `dark` also `<name>-dark-<width>.avif` for the dark scheme.
 */
export type Picture = { width: number; height: number; alt: string; dark: boolean }

export const pictureWidths = [400, 768, 1024, 1280] as const

/** The size of the largest, for the width and height attributes. */
const drawn = { width: 1280, height: 720, dark: true }

export const pictures = {
	about: {
		...drawn,
		alt: 'The crew in front of a truck that says Local since 2008, the company’s shed and Longs Peak behind them.',
	},
	billing: {
		...drawn,
		alt: 'A country mailbox with a letter in it at the side of the road, our truck going by in the distance.',
	},
	commercial: {
		...drawn,
		alt: 'A brick main street with a bakery, a hardware shop and a coffee shop; our truck pulls up to two dumpsters at the curb.',
	},
	contact: {
		...drawn,
		alt: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
	},
	help: { ...drawn, alt: 'One of our crew and a neighbor talking over two carts in front of her house.' },
	hoa: {
		...drawn,
		alt: 'A row of town houses with a tidy line of carts along the near curb, our truck working its way down the street.',
	},
	home: {
		...drawn,
		alt: 'Our green garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	},
	'not-found': {
		...drawn,
		alt: 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	},
	'placeholder-commercial': { ...drawn, alt: 'A commercial dumpster.' },
	residential: {
		...drawn,
		alt: 'Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	},
	'residential-fort-collins': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with Horsetooth Rock over golden cottonwoods and brick houses.',
	},
	'residential-greeley': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with a storm going by behind the water tower, the grain elevator and green fields.',
	},
	'residential-north-county': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with red sandstone hogbacks rising over a hay meadow, a barn and a wind pump.',
	},
	'residential-severance': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with new roofs, snowy fields and the water tower of Severance.',
	},
	'residential-wellington': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with Wellington’s water tower standing over open wheat under a big sky.',
	},
	'residential-windsor': {
		...drawn,
		alt: 'Our garbage truck and two carts at the curb, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
	},
	'roll-off': {
		...drawn,
		alt: 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	},
	'roll-off-berthoud': {
		...drawn,
		alt: 'Our roll-off truck bringing a 15-yard container, with Longs Peak over the hay meadows and barns of Berthoud.',
	},
	'roll-off-fort-collins': {
		...drawn,
		alt: 'Our roll-off truck bringing a 20-yard container, with Horsetooth Rock over golden cottonwoods and brick houses.',
	},
	'roll-off-greeley': {
		...drawn,
		alt: 'Our roll-off truck bringing a 30-yard container, with a storm going by behind the water tower, the grain elevator and green fields.',
	},
	'roll-off-longmont': {
		...drawn,
		alt: 'Our roll-off truck bringing a 20-yard container, with the twin summits of Longs Peak and Mount Meeker over Longmont’s autumn trees.',
	},
	'roll-off-loveland': {
		...drawn,
		alt: 'Our roll-off truck bringing a 15-yard container, with the red foothills west of Loveland.',
	},
	'roll-off-northern-communities': {
		...drawn,
		alt: 'Our roll-off truck bringing a 12-yard container, with granite domes, tall pines and a log cabin near Red Feather Lakes.',
	},
	'roll-off-severance': {
		...drawn,
		alt: 'Our roll-off truck bringing a 30-yard container, with new roofs, snowy fields and the water tower of Severance.',
	},
	'roll-off-wellington': {
		...drawn,
		alt: 'Our roll-off truck bringing a 20-yard container, with Wellington’s water tower standing over open wheat under a big sky.',
	},
	'roll-off-windsor': {
		...drawn,
		alt: 'Our roll-off truck bringing a 12-yard container, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
	},
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
