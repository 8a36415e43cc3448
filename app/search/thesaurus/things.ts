import { concept } from './concept.ts'

/** What people throw away, and how they ask about it. */
export const things = [
	concept(
		'dispose',
		`
		dispose, disposal, get rid of, getting rid of, rid of, throw away, throw out, throw in, thrown away, toss,
		chuck, discard, dump, do you take, do you accept, will you take, accept, what do i do with, what do with,
		what to do with, where to take, where do i take, where can i take, where do i bring, drop off, drop off
		site, what goes in, go in trash, go in garbage, put in trash, put in garbage, put in cart, can go in,
		allowed in, haul off, unwanted, what goes where, take old one, takes them back, take it back, goes instead,
		another way, disposing, take to dump, get rid, getting rid, junk it, trash it, can i throw, can i toss, will
		you pick up, will you haul, do you haul, do you pick up, pick up my old, pick up old, how to dispose, proper
		way, where does go, where do i dump, landfill, transfer station, dump site, how do i get rid, take my old,
		throw, throwing, is it ok to throw, do you recycle, go in the trash, go in my trash, in regular trash
		`,
	),
	concept(
		'prohibited',
		`
		prohibited, forbidden, not allowed, banned, ban, not put, not go in, not throw, not accept, not take, not
		dispose, not permitted, restricted, keep out, keep out of, stays out, illegal, not acceptable, unacceptable,
		off limits, against the rules, never in, not be thrown, not put in, not throw in, can not put, can not go,
		can not throw, can not recycle, not recyclable, not recycle, not to put, not to recycle, what not, rules on
		what, list of banned, items not, allowed items, contraband, unaccepted, refuse to take, wont take, will not
		take, do not take, do you not take
		`,
	),
	concept(
		'recycling',
		`
		recycle, recycling, recyclable, recycles, recycling cart, recycling bin, recycle bin, recycle can, recycling
		can, blue bin, blue cart, blue can, single stream, recycling container, curbside recycling, recycling
		pickup, recycling service, sorting, recyclables, recycled, recycle it, mixed recycling, comingled,
		commingled, recycle items, recyc, recycle list, recycling rules, recycling list, in recycle, in recycling,
		go in recycle, go in recycling, what can i recycle, what is recyclable
		`,
	),
	concept(
		'recyclables',
		`
		cardboard, cardboard box, paper, newspaper, magazine, plastic, plastic bottle, bottle, jug, glass, glass
		bottle, jar, tin can, tin cans, aluminum, aluminum can, soda can, beer can, steel can, milk carton, milk
		jug, carton, pizza box, egg carton, junk mail, phone book, paper bag, metal can, pop can, yogurt cup, wine
		bottle, amazon box, books, number anynumber plastic, plastic anynumber, plastics, pete, hdpe, can lids,
		bottle cap, bottle caps, caps, aluminium, foil, aluminum foil, tin foil, tinfoil, jars, jugs, tubs,
		containers of yogurt, yogurt container, yogurt containers, food container, food containers, takeout
		container, plastic container, plastic containers, clamshell, berry container, cereal box, shoe box, shipping
		box, boxes, broken down box, flatten box, break down box, envelopes, mail, catalog, wrapping paper, gift
		wrap, tissue paper, cards, notebook, printer paper, office paper, soup can, cat food can, beer bottle, glass
		jar, juice box, juice boxes, juice carton, tetra pak, water bottle, soda bottle, detergent bottle, laundry
		jug, shampoo bottle, milk bottle, butter tub, cottage cheese, metal lid, scrap metal, coffee can, paper
		plate, empty spray can
		`,
		'recycling',
	),
	concept(
		'not-recyclable',
		`
		styrofoam, foam, packing peanut, bubble wrap, plastic bag, grocery bag, plastic wrap, saran wrap, cling
		wrap, chip bag, clothes, clothing, hanger, hose, cord, string lights, shredded paper, greasy box, greasy,
		straw, paper towel, coffee cup, paper cup, contamination, foam cup, foam box, packing foam, packaging foam,
		peanuts, ziploc, ziplock, plastic film, shrink wrap, cellophane, bread bag, trash bag, bagged recycling, bag
		my recycling, bag recyclables, in bags, in plastic bags, garden hose, extension cord, christmas lights,
		lights string, textile, textiles, shoes, old shoes, toys, plastic toys, ceramic, ceramics, mug, dishes,
		drinking glass, window glass, mirror, pyrex, plates, napkin, kleenex, tissues, diaper, diapers, pizza
		grease, wax paper, plastic utensil, utensils, k cup, keurig pod, coffee pod, coffee grounds, toothbrush, cd,
		dvd, vhs, cassette, rope, tarp, blanket, pillow, wood, straws
		`,
		'recycling',
	),
	concept(
		'yard-waste',
		`
		yard waste, grass, grass clippings, leaves, leaf, leafs, lawn, garden, weeds, trimmings, clippings, branch,
		branches, twig, limbs, tree limb, brush, hedge, shrub, compost, composting, green waste, yard debris, tree
		trimmings, prunings, lawn clippings, garden waste, yard trimmings, organics, lawn can, green bin, green can,
		pine needles, pumpkin, bush, lawn pickup, yard trash, yard clippings, mowed grass, mulch, sticks, tree
		branches, shrubs, bushes, raked leaves, fallen leaves, rake leaves, leaf pickup, leaf collection, leaf bags,
		bag leaves, dead plants, flowers, vegetables, garden clippings, lawn waste, lawn debris, lawn bags, lawn
		cart, lawn bin, lawn service, yard bin, yard cart, yard can, yard waste cart, yard waste bin, yard waste
		can, compost bin, compost cart, compost pickup, green cart, greens, thatch, turf, hay, straw bale, cuttings,
		tumbleweed, tumbleweeds, apples, fruit, pine cones, sawdust, wood chips, hedge trimmings, weed
		`,
	),
	concept(
		'season',
		`
		season, seasonal, spring, summer, fall, autumn, october, growing season, november, april, winter months, end
		of season, start of season, when stop, when start, what months, which months, all year, year round, year
		around
		`,
	),
	concept(
		'tree',
		`
		tree, tree trunk, stump, log, christmas tree, tree removal, firewood, slash, trees, xmas tree, live tree,
		fallen tree, tree branch, tree stump, real tree, holiday tree
		`,
		'yard-waste',
	),
	concept(
		'bulky',
		`
		bulky, bulky item, bulk item, bulk trash, bulk pickup, bulk, large item, big item, big thing, oversized,
		oversize, large object, large trash, big trash, junk removal, haul junk, junk pickup, junk, heavy item,
		single item, does not fit in cart, not fit in cart, not fit in can, too big, curb alert, haul away junk,
		bulk items, big items, large items, bulky waste, bulky trash, bulk waste, bulky pick up, bulk day, bulk pick
		up, large pickup, oversized item, oversized items, heavy items, large junk, big junk, household junk, old
		stuff, big stuff, too large, too large for can, too big for can, too big for cart, large piece, spring
		cleanup, cleanup day, clean up day, community cleanup, free dump, haul off junk, curb pickup of, white
		glove, special item, odd item, one item, items at curb, haul away
		`,
	),
	concept(
		'furniture',
		`
		furniture, sofa, couch, loveseat, sectional, futon, recliner, armchair, chair, dresser, table, desk,
		bookcase, bookshelf, shelf, cabinet, wardrobe, mattress, box spring, boxspring, bed, bed frame, headboard,
		bunk bed, crib, ottoman, hutch, nightstand, entertainment center, patio furniture, lawn chair, furnitures,
		old furniture, settee, daybed, sleeper sofa, sofa bed, love seat, rocking chair, rocker, office chair, end
		table, coffee table, kitchen table, dining table, tv stand, filing cabinet, file cabinet, chest, drawers,
		vanity, stool, stools, bench, bean bag, mattresses, box springs, bedframe, bed frames, bunkbed, high chair,
		highchair, stroller, car seat, carseat, playpen, lamp, mirror frame, china cabinet, armoire, buffet,
		shelves, bookshelves, curtains, drapes, blinds, bedding, cushions, waterbed
		`,
		'bulky',
	),
	concept(
		'large-things',
		`
		carpet, rug, piano, hot tub, jacuzzi, spa, trampoline, swing set, swingset, playset, grill, bbq, barbecue,
		treadmill, exercise equipment, lawn mower, lawnmower, bicycle, bike, bathtub, toilet, sink, pool table,
		door, window, garage door, basketball hoop, pallet, boat, canoe, camper shell, tool box, suitcase,
		carpeting, carpet pad, padding, rugs, sauna, swing, trampolines, slide, sandbox, kiddie pool, pool liner,
		smoker, elliptical, weight bench, weights, gym equipment, rowing machine, bikes, kayak, snowblower, snow
		blower, wheelbarrow, ladder, tub, shower, vanity top, doors, windows, screen door, storm door, shutters,
		gutter, basketball, ping pong, foosball, pallets, crates, canopy, tent, umbrella, gazebo, toolbox, luggage,
		luggages, aquarium, fish tank, dog house, doghouse, dog crate, litter box, fake tree, artificial tree,
		fireplace insert, gun safe, jet ski, snowmobile, camper, lumber, wood scraps, railroad ties, scooter,
		exercise bike, sewing machine, guitar, vacuum, grill with, patio umbrella, wood pallets
		`,
		'bulky',
	),
	concept(
		'appliance',
		`
		appliance, fridge, refrigerator, freezer, washer, dryer, washing machine, clothes dryer, dishwasher, stove,
		oven, range, microwave, water heater, hot water heater, air conditioner, ac unit, dehumidifier, freon, swamp
		cooler, furnace, mini fridge, white goods, water softener, vacuum cleaner, appliances, old appliance,
		fridges, refridgerator, refrigerators, freezers, chest freezer, deep freeze, ice maker, stovetop, cooktop,
		range hood, washing machines, washers, dryers, dish washer, toaster, toaster oven, blender, coffee maker,
		window ac, window unit, air conditioners, boiler, hvac, space heater, heater, ceiling fan, humidifier, trash
		compactor, garbage disposal, wine fridge, keg fridge, kegerator, water cooler, vacuums, wall oven
		`,
		'bulky',
	),
	concept(
		'electronics',
		`
		electronics, tv, television, computer, monitor, laptop, printer, e waste, ewaste, electronic waste, old
		phone, stereo, flat screen, big screen, desktop computer, tablet, speakers, copier, keyboard, electronic,
		electronics recycling, tvs, flat screen tv, plasma, monitors, computers, laptops, ipad, cell phone,
		cellphone, cell phones, smartphone, old phones, printers, ink cartridge, toner, fax, scanner, router, modem,
		vcr, dvd player, video game, game console, xbox, speaker, cable box, cords, e recycling, cables, projector,
		hard drive
		`,
		'bulky',
	),
	concept(
		'tires',
		`
		tire, tires, tyre, truck tire, old tires, wheels and tires, tire disposal, used tires, car tires, rims, bike
		tire, tractor tire
		`,
		'bulky',
		'prohibited',
	),
	concept(
		'donate',
		`
		donate, donation, thrift store, goodwill, reuse, still good, give away, charity, habitat restore, resale,
		donated, salvation army, arc thrift, habitat, restore, give it away, usable, good condition, freecycle
		`,
	),
	concept(
		'hazardous',
		`
		hazardous, hazardous waste, household hazardous waste, hhw, hazmat, chemical, toxic, poison, dangerous,
		flammable, paint, paint can, latex paint, stain, solvent, thinner, paint thinner, varnish, turpentine,
		acetone, motor oil, used oil, oil, cooking oil, antifreeze, gasoline, gas can, old gas, fuel, diesel,
		kerosene, pesticide, herbicide, weed killer, roundup, insecticide, fertilizer, bleach, ammonia, cleaners,
		pool chemical, propane, propane tank, propane bottle, gas cylinder, oxygen tank, fire extinguisher, aerosol,
		spray can, spray paint, fluorescent, light bulb, bulb, cfl, mercury, thermometer, smoke detector,
		ammunition, ammo, fireworks, bullets, glue, epoxy, acid, hazards, hazardous material, hazardous materials,
		hazardous items, chemicals, hazmat day, haz mat, household chemicals, household cleaner, toxic waste,
		dangerous items, paints, paint cans, old paint, leftover paint, oil paint, dried paint, wood stain, lacquer,
		primer, sealant, caulk, mineral spirits, paint remover, stripper, used motor oil, engine oil, grease, fryer
		oil, vegetable oil, transmission fluid, brake fluid, coolant, old gasoline, bad gas, gas, gas cans, lighter
		fluid, lamp oil, pesticides, bug spray, ant killer, wasp spray, weedkiller, rat poison, mothballs, insect
		spray, bug killer, drain cleaner, drano, oven cleaner, toilet cleaner, household cleaners, disinfectant,
		pool chemicals, chlorine, muriatic acid, propane tanks, propane cylinder, propane canister, camp stove,
		camping fuel, butane, helium tank, co2, oxygen, extinguisher, aerosols, aerosol can, spray cans, hairspray,
		light bulbs, lightbulb, lightbulbs, led bulb, fluorescent tube, fluorescent tubes, cfls, mercury
		thermometer, smoke alarm, smoke alarms, smoke detectors, flares, gunpowder, matchbox, lighters, nail polish,
		super glue, resin, driveway sealer, tar, roofing tar, photo chemicals
		`,
	),
	concept(
		'battery',
		`
		battery, batteries, car battery, lithium, rechargeable, alkaline battery, power tool battery, vape,
		batterys, batterie, aa batteries, lithium batteries, lithium ion, car batteries, drill battery, phone
		battery, laptop battery, e bike battery, ebike battery, hearing aid battery, button battery, vapes, vape
		pen, power bank
		`,
		'hazardous',
	),
	concept(
		'medical',
		`
		needle, syringe, sharps, medicine, medication, pills, prescription, drugs, medical waste, insulin, expired
		medicine, biohazard, needles, syringes, used syringes, used needles, lancets, epipen, inhaler, medicines,
		meds, old medicine, old medication, medications, pill, expired pills, prescriptions, vitamins, insulin
		needles, diabetic, bandages, blood, oxygen tubing, catheter, medical supplies, dialysis, covid test
		`,
		'hazardous',
	),
	concept(
		'ashes',
		`
		ash, ashes, hot ashes, charcoal, coals, fireplace, wood stove ash, fire pit, embers, bbq coals, fireplace
		ash, fireplace ashes, wood ash, wood ashes, pellet stove, fire ashes, grill ashes, hot coals, bbq ashes,
		cold ashes, charcoal ashes, wood stove, firepit ash
		`,
		'hazardous',
	),
	concept(
		'asbestos',
		`
		asbestos, popcorn ceiling, lead paint, vermiculite, asbestos siding, asbestos tile, asbestos tiles, popcorn
		ceilings, old insulation, lead pipe
		`,
		'prohibited',
		'hazardous',
	),
	concept(
		'dead-animal',
		`
		dead animal, carcass, roadkill, animal remains, dead deer, dead dog, dead cat, dead raccoon, dead bird, dead
		skunk, dead pet, deer carcass, dead animals, dead fish, animal carcass
		`,
		'prohibited',
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
