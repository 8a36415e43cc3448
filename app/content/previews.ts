/** The pages' previews in public/pictures, written by art/write.ts: `<name>-1200x630.jpg` and what it shows. */
export const previews = {
	about:
		'“Local since 2008” on a sign. The crew in front of a truck that says Local since 2008, the company’s shed and Longs Peak behind them.',
	billing:
		'“Pay my bill” on a sign. A country mailbox with a letter in it at the side of the road, our truck going by in the distance.',
	calendar:
		'“Pickup days in your calendar” on a sign. Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	commercial:
		'“A dumpster that is empty when you need it” on a sign. A brick main street with a bakery, a hardware shop and a coffee shop; our truck pulls up to two dumpsters at the curb.',
	'commercial-2-yard':
		'“2 yard dumpster” on a sign. A 2-yard dumpster and one of the crew beside it, before the foothills.',
	'commercial-3-yard':
		'“3 yard dumpster” on a sign. A 3-yard dumpster and one of the crew beside it, before the foothills.',
	contact:
		'“Ask us for a price” on a sign. Our office, the company’s name over its door, a neighbor being met at the steps.',
	faqs: '“Questions & answers” on a sign. One of our crew and a neighbor talking over two carts in front of her house.',
	help: '“Help center” on a sign. One of our crew and a neighbor talking over two carts in front of her house.',
	hoa: '“One truck and one day for your whole HOA” on a sign. A row of town houses with a tidy line of carts along the near curb, our truck working its way down the street.',
	'hoa-quote':
		'“A quote for your HOA” on a sign. A row of town houses with a tidy line of carts along the near curb, our truck working its way down the street.',
	home: '“The trash truck that knows your road” on a sign. Our green garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	'not-found':
		'“Page not found” on a sign. A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	order:
		'“Your cart, ordered online” on a sign. Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	'pickup-day':
		'“When the truck comes” on a sign. Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	privacy:
		'“Privacy policy” on a sign. A country mailbox with a letter in it at the side of the road, our truck going by in the distance.',
	reminders:
		'“Never miss pickup day” on a sign. Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	residential:
		'“Your cart, emptied every week” on a sign. Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	'residential-fort-collins':
		'“Trash pickup in Fort Collins” on a sign. Our garbage truck and two carts at the curb, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'residential-greeley':
		'“Trash pickup in Greeley” on a sign. Our garbage truck and two carts at the curb, with a storm going by behind the water tower, the grain elevator and green fields.',
	'residential-north-county':
		'“Trash pickup in North County” on a sign. Our garbage truck and two carts at the curb, with red sandstone hogbacks rising over a hay meadow, a barn and a wind pump.',
	'residential-severance':
		'“Trash pickup in Severance” on a sign. Our garbage truck and two carts at the curb, with new roofs, snowy fields and the water tower of Severance.',
	'residential-wellington':
		'“Trash pickup in Wellington” on a sign. Our garbage truck and two carts at the curb, with Wellington’s water tower standing over open wheat under a big sky.',
	'residential-windsor':
		'“Trash pickup in Windsor” on a sign. Our garbage truck and two carts at the curb, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
	'roll-off':
		'“A container in your driveway” on a sign. A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	'roll-off-12-yard':
		'“12 yard dumpster rental” on a sign. Our roll-off truck bringing a 12-yard container, with the twin summits of Longs Peak and Mount Meeker over Longmont’s autumn trees.',
	'roll-off-15-yard':
		'“15 yard dumpster rental” on a sign. Our roll-off truck bringing a 15-yard container, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'roll-off-20-yard':
		'“20 yard dumpster rental” on a sign. Our roll-off truck bringing a 20-yard container, with the red foothills west of Loveland.',
	'roll-off-30-yard':
		'“30 yard dumpster rental” on a sign. Our roll-off truck bringing a 30-yard container, with granite domes, tall pines and a log cabin near Red Feather Lakes.',
	'roll-off-berthoud':
		'“Roll-off rental in Berthoud” on a sign. Our roll-off truck bringing a 15-yard container, with Longs Peak over the hay meadows and barns of Berthoud.',
	'roll-off-fort-collins':
		'“Roll-off rental in Fort Collins” on a sign. Our roll-off truck bringing a 20-yard container, with Horsetooth Rock over golden cottonwoods and brick houses.',
	'roll-off-greeley':
		'“Roll-off rental in Greeley” on a sign. Our roll-off truck bringing a 30-yard container, with a storm going by behind the water tower, the grain elevator and green fields.',
	'roll-off-longmont':
		'“Roll-off rental in Longmont” on a sign. Our roll-off truck bringing a 20-yard container, with the twin summits of Longs Peak and Mount Meeker over Longmont’s autumn trees.',
	'roll-off-loveland':
		'“Roll-off rental in Loveland” on a sign. Our roll-off truck bringing a 15-yard container, with the red foothills west of Loveland.',
	'roll-off-northern-communities':
		'“Roll-off rental in Northern Communities” on a sign. Our roll-off truck bringing a 12-yard container, with granite domes, tall pines and a log cabin near Red Feather Lakes.',
	'roll-off-severance':
		'“Roll-off rental in Severance” on a sign. Our roll-off truck bringing a 30-yard container, with new roofs, snowy fields and the water tower of Severance.',
	'roll-off-wellington':
		'“Roll-off rental in Wellington” on a sign. Our roll-off truck bringing a 20-yard container, with Wellington’s water tower standing over open wheat under a big sky.',
	'roll-off-windsor':
		'“Roll-off rental in Windsor” on a sign. Our roll-off truck bringing a 12-yard container, with the Front Range lying mirrored in Windsor Lake and the old mill on its shore.',
	search:
		'“Search” on a sign. Our green garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	'service-request':
		'“How can we help?” on a sign. One of our crew and a neighbor talking over two carts in front of her house.',
	services:
		'“A cart, a dumpster or a container” on a sign. A brick main street with a bakery, a hardware shop and a coffee shop; our truck pulls up to two dumpsters at the curb.',
	sitemap:
		'“Site map” on a sign. The crew in front of a truck that says Local since 2008, the company’s shed and Longs Peak behind them.',
	'size-calculator':
		'“Which size do you need?” on a sign. A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	terms:
		'“Terms of service” on a sign. Our office, the company’s name over its door, a neighbor being met at the steps.',
} as const

export type PreviewName = keyof typeof previews
