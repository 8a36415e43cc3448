import { concept } from './concept.ts'

/** What people throw away, and how they ask about it. */
export const things = [
	concept(
		'dispose',
		'dispose, disposal, get rid of, getting rid of, rid of, throw away, throw out, throw in, thrown away, toss, chuck, discard, dump, do you take, do you accept, will you take, accept, what do i do with, what do with, what to do with, where to take, where do i take, where can i take, where do i bring, drop off, drop off site, what goes in, go in trash, go in garbage, put in trash, put in garbage, put in cart, can go in, allowed in, haul off, unwanted, what goes where, take old one, takes them back, take it back, goes instead, another way',
	),
	concept(
		'prohibited',
		'prohibited, forbidden, not allowed, banned, ban, not put, not go in, not throw, not accept, not take, not dispose, not permitted, restricted, keep out, keep out of, stays out, illegal, not acceptable, unacceptable, off limits, against the rules, never in',
	),
	concept(
		'recycling',
		'recycle, recycling, recyclable, recycles, recycling cart, recycling bin, recycle bin, recycle can, recycling can, blue bin, blue cart, blue can, single stream, recycling container, curbside recycling, recycling pickup, recycling service, sorting',
	),
	concept(
		'recyclables',
		'cardboard, cardboard box, paper, newspaper, magazine, plastic, plastic bottle, bottle, jug, glass, glass bottle, jar, tin can, tin cans, aluminum, aluminum can, soda can, beer can, steel can, milk carton, milk jug, carton, pizza box, egg carton, junk mail, phone book, paper bag, metal can, pop can, yogurt cup, wine bottle, amazon box, books',
		'recycling',
	),
	concept(
		'not-recyclable',
		'styrofoam, foam, packing peanut, bubble wrap, plastic bag, grocery bag, plastic wrap, saran wrap, cling wrap, chip bag, clothes, clothing, hanger, hose, cord, string lights, shredded paper, greasy box, greasy, straw, paper towel, coffee cup, paper cup, contamination',
		'recycling',
	),
	concept(
		'yard-waste',
		'yard waste, grass, grass clippings, leaves, leaf, leafs, lawn, garden, weeds, trimmings, clippings, branch, branches, twig, limbs, tree limb, brush, hedge, shrub, compost, composting, green waste, yard debris, tree trimmings, prunings, lawn clippings, garden waste, yard trimmings, organics, lawn can, green bin, green can, pine needles, pumpkin, bush, lawn pickup',
	),
	concept('season', 'season, seasonal, spring, summer, fall, autumn, october, growing season'),
	concept(
		'tree',
		'tree, tree trunk, stump, log, christmas tree, tree removal, firewood, slash',
		'yard-waste',
	),
	concept(
		'bulky',
		'bulky, bulky item, bulk item, bulk trash, bulk pickup, bulk, large item, big item, big thing, oversized, oversize, large object, large trash, big trash, junk removal, haul junk, junk pickup, junk, heavy item, single item, does not fit in cart, not fit in cart, not fit in can, too big, curb alert, haul away junk',
	),
	concept(
		'furniture',
		'furniture, sofa, couch, loveseat, sectional, futon, recliner, armchair, chair, dresser, table, desk, bookcase, bookshelf, shelf, cabinet, wardrobe, mattress, box spring, boxspring, bed, bed frame, headboard, bunk bed, crib, ottoman, hutch, nightstand, entertainment center, patio furniture, lawn chair',
		'bulky',
	),
	concept(
		'large-things',
		'carpet, rug, piano, hot tub, jacuzzi, spa, trampoline, swing set, swingset, playset, grill, bbq, barbecue, treadmill, exercise equipment, lawn mower, lawnmower, bicycle, bike, bathtub, toilet, sink, pool table, door, window, garage door, basketball hoop, pallet, boat, canoe, camper shell, tool box, suitcase',
		'bulky',
	),
	concept(
		'appliance',
		'appliance, fridge, refrigerator, freezer, washer, dryer, washing machine, clothes dryer, dishwasher, stove, oven, range, microwave, water heater, hot water heater, air conditioner, ac unit, dehumidifier, freon, swamp cooler, furnace, mini fridge, white goods, water softener, vacuum cleaner',
		'bulky',
	),
	concept(
		'electronics',
		'electronics, tv, television, computer, monitor, laptop, printer, e waste, ewaste, electronic waste, old phone, stereo, flat screen, big screen, desktop computer, tablet, speakers, copier, keyboard',
		'bulky',
	),
	concept('tires', 'tire, tires, tyre, truck tire, old tires, wheels and tires', 'bulky', 'prohibited'),
	concept(
		'donate',
		'donate, donation, thrift store, goodwill, reuse, still good, give away, charity, habitat restore, resale',
	),
	concept(
		'hazardous',
		'hazardous, hazardous waste, household hazardous waste, hhw, hazmat, chemical, toxic, poison, dangerous, flammable, paint, paint can, latex paint, stain, solvent, thinner, paint thinner, varnish, turpentine, acetone, motor oil, used oil, oil, cooking oil, antifreeze, gasoline, gas can, old gas, fuel, diesel, kerosene, pesticide, herbicide, weed killer, roundup, insecticide, fertilizer, bleach, ammonia, cleaners, pool chemical, propane, propane tank, propane bottle, gas cylinder, oxygen tank, fire extinguisher, aerosol, spray can, spray paint, fluorescent, light bulb, bulb, cfl, mercury, thermometer, smoke detector, ammunition, ammo, fireworks, bullets, glue, epoxy, acid',
	),
	concept(
		'battery',
		'battery, batteries, car battery, lithium, rechargeable, alkaline battery, power tool battery, vape',
		'hazardous',
	),
	concept(
		'medical',
		'needle, syringe, sharps, medicine, medication, pills, prescription, drugs, medical waste, insulin, expired medicine, biohazard',
		'hazardous',
	),
	concept(
		'ashes',
		'ash, ashes, hot ashes, charcoal, coals, fireplace, wood stove ash, fire pit, embers, bbq coals',
		'hazardous',
	),
	concept('asbestos', 'asbestos, popcorn ceiling, lead paint, vermiculite', 'prohibited', 'hazardous'),
	concept('dead-animal', 'dead animal, carcass, roadkill, animal remains, dead deer', 'prohibited'),
	concept('food-waste', 'food, food waste, food scraps, scraps, leftovers, meat, bones, kitchen waste'),
	concept('pet-waste', 'pet waste, dog poop, dog waste, cat litter, kitty litter, manure, poop'),
]
