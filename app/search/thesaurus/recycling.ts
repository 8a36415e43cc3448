import { concept } from './concept.ts'

/** What is recycled or composted, and what rots. */
export const recycling = [
	concept(
		'recycling',
		`
		recycle, recycling, recyclable, recycles, recycling cart, recycling bin, recycle bin, recycle can, recycling can,
		blue bin, blue cart, blue can, single stream, recycling container, curbside recycling, recycling pickup, recycling
		service, sorting, recyclables, recycled, recycle it, mixed recycling, comingled, commingled, recycle items, recyc,
		recycle list, recycling rules, recycling list, in recycle, in recycling, go in recycle, go in recycling, what what
		is recyclable, reciclar, reciclaje, reciclo, recyclying, wash out (jar|bottle|can|cans|jars|bottles|containers),
		rinse (jar|bottle|can|cans|jars|bottles|containers|it|out), clean (jar|jars|bottles), que puedo reciclar, que se
		puede reciclar, que se recicla, loose or bagged, bag or loose, loose in bin, need to be rinsed, have to rinse, do i
		rinse, rinse out, remove labels, take labels off, take caps off, caps on or off, lids on or off, flatten boxes,
		break down boxes, cut up boxes, recycle symbol, recycling symbol, triangle number
		`,
	),
	concept(
		'recyclables',
		`
		cardboard, cardboard box, paper, newspaper, magazine, plastic, plastic bottle, bottle, jug, glass, glass
		bottle, jar, tin can, tin cans, aluminum, aluminum can, soda can, beer can, steel can, milk carton, milk
		jug, carton, pizza box, egg carton, junk mail, phone book, paper bag, metal can, pop can, yogurt cup,
		wine bottle, amazon box, books, number anynumber plastic, plastic anynumber, plastics, pete, hdpe,
		bottle cap, bottle caps, caps, aluminium, foil, aluminum foil, tin foil, tinfoil, jars, jugs, tubs,
		containers of yogurt, yogurt container, yogurt containers, food container, food containers, takeout
		container, plastic container, plastic containers, clamshell, berry container, cereal box, shoe box,
		shipping box, boxes, broken down box, flatten box, break down box, envelopes, catalog, wrapping paper,
		gift wrap, tissue paper, notebook, printer paper, office paper, soup can, cat food can, beer bottle,
		glass jar, juice box, juice boxes, juice carton, tetra pak, water bottle, soda bottle, detergent bottle,
		laundry jug, shampoo bottle, milk bottle, butter tub, cottage cheese, metal lid, scrap metal, coffee
		can, paper plate, empty spray can, greeting cards, old mail, labels, label, bubble mailer, bubble
		mailers, padded envelope, mailers, peanut butter jar, mayo jar, pasta sauce jar, sauce jar, paper towel
		roll, toilet paper roll, salad container, egg cartons, laundry detergent, jelly jar, soup cans, shredded
		document, shredded documents, shredded (paper|mail|bills), grocery sacks, paper sacks, botellas, carton
		boxes, vidrio, lata, latas, papel, plastico, botellas de vidrio, periodico, vidrios
		`,
		'recycling',
	),
	concept(
		'not-recyclable',
		`
		styrofoam, foam, packing peanut, bubble wrap, plastic bag, grocery bag, plastic wrap, saran wrap, cling
		wrap, chip bag, clothes, clothing, hanger, hose, cord, string lights, shredded paper, greasy box,
		greasy, straw, paper towel, coffee cup, paper cup, contamination, foam cup, foam box, packing foam,
		packaging foam, peanuts, ziploc, ziplock, plastic film, shrink wrap, cellophane, bread bag, trash bag,
		bagged recycling, bag my recycling, bag recyclables, in bags, in plastic bags, garden hose, extension
		cord, christmas lights, lights string, textile, textiles, shoes, old shoes, toys, plastic toys, ceramic,
		ceramics, mug, dishes, drinking glass, window glass, mirror, pyrex, plates, napkin, kleenex, tissues,
		diaper, diapers, pizza grease, wax paper, plastic utensil, utensils, k cup, keurig pod, coffee pod,
		coffee grounds, toothbrush, cd, dvd, vhs, cassette, rope, tarp, blanket, pillow, wood, straws, plastic
		sacks, sacks, plastic grocery bag, plastic grocery bags, plastic sack, tyvek, lightbulb box, foam tray,
		meat tray, candy wrapper, wrappers, food wrapper, black plastic, plastic fork, plastic cups, solo cups,
		frozen food box, receipts paper, string of lights, broken lights, holiday lights, strand of lights,
		strands of lights
		`,
		'recycling',
	),
	concept(
		'yard-waste',
		`
		yard waste, grass, grass clippings, leaves, leaf, leafs, lawn, garden, weeds, trimmings, clippings, branch,
		branches, twig, limbs, tree limb, brush, hedge, shrub, compost, composting, green waste, yard debris, tree
		trimmings, prunings, lawn clippings, garden waste, yard trimmings, organics, lawn can, green bin, green can, pine
		needles, pumpkin, bush, lawn pickup, yard trash, yard clippings, mowed grass, mulch, sticks, tree branches, shrubs,
		bushes, raked leaves, fallen leaves, rake leaves, leaf pickup, leaf collection, leaf bags, bag leaves, dead plants,
		flowers, vegetables, garden clippings, lawn waste, lawn debris, lawn bags, lawn cart, lawn bin, lawn service, yard
		bin, yard cart, yard can, yard waste cart, yard waste bin, yard waste can, compost bin, compost cart, compost
		pickup, green cart, greens, thatch, turf, hay, straw bale, cuttings, tumbleweed, tumbleweeds, fruit, pine cones,
		sawdust, wood chips, hedge trimmings, weed, hojas, pasto, zacate, ramas, yard stuff, garden stuff, grass bags, bags
		of leaves, bags of grass, pruned, dead tree limbs, crab apples, corn stalks, pumpkins, jack o lantern, straw bales,
		windfall apples, fallen apples, crabapples, apples from tree, apples fell, rotten apples, sod from, yard carts,
		halloween pumpkins, pumpkins after halloween, old pumpkins, rotting pumpkins, hedge clippings, cut grass, dead
		leaves, dead flowers, garden plants, tomato plants, small branches, twigs and leaves, raked up, lawn pickup start,
		lawn season
		`,
	),
	concept(
		'season',
		`
		season, seasonal, spring, summer, fall, autumn, october, growing season, november, april, winter months, end
		of season, start of season, what months, which months, all year, year round, year around
		`,
	),
	concept(
		'tree',
		`
		tree, tree trunk, stump, christmas tree, firewood, slash, trees, xmas tree, live tree, fallen tree, tree
		branch, tree stump, real tree, holiday tree, tree log, wood logs, stumps
		`,
		'yard-waste',
	),
	concept(
		'food-waste',
		`
		food, food waste, food scraps, scraps, leftovers, meat, bones, kitchen waste, spoiled food, rotten food, bad
		food, raw meat, old food, freezer meat, eggs, egg shells, vegetable scraps
		`,
	),
	concept(
		'pet-waste',
		`
		pet waste, dog poop, dog waste, cat litter, kitty litter, manure, poop, dog poo, animal waste, horse manure,
		chicken manure, used cat litter, bedding from pets, poop bags
		`,
	),
]
