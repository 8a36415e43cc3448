import { concept } from './concept.ts'

/** Big things people throw away, and how they ask about it. */
export const things = [
	concept(
		'dispose',
		`
		dispose, disposal, get rid of, getting rid of, rid of, throw away, throw out, throw in, thrown away,
		toss, chuck, discard, dump, do you take, do you accept, will you take, accept, what do i do with, what
		do with, what to do with, where to take, where do i take, where can i take, where do i bring, drop off,
		drop off site, what goes in, go in trash, go in garbage, put in trash, put in garbage, put in cart, can
		go in, allowed in, haul off, unwanted, what goes where, take old one, takes them back, take it back,
		goes instead, another way, disposing, take to dump, get rid, getting rid, junk it, trash it, will you pick up, will you haul, do you haul, do you pick up, pick up my old, pick up
		old, how to dispose, proper way, where does go, where do i dump, landfill, transfer station, dump site,
		how do i get rid, take my old, throw, throwing, is it ok to throw, do you recycle, go in the trash, go
		in my trash, in regular trash, tirar, tiro, desechar, botar, puedo tirar, donde tiro, deshacerme
		`,
	),
	concept(
		'prohibited',
		`
		prohibited, forbidden, not allowed, banned, ban, not put, not go in, not throw, not accept, not take, not
		dispose, not permitted, restricted, keep out, keep out of, stays out, illegal, not acceptable, unacceptable,
		off limits, against the rules, not be thrown, not put in, not throw in, can not put, can not go, can not
		throw, can not recycle, not recyclable, not recycle, not to put, not to recycle, what not, rules on what,
		list of banned, items not, allowed items, contraband, unaccepted, refuse to take, wont take, will not take,
		do not take, do you not take
		`,
	),
	concept(
		'bulky',
		`
		bulky, bulky item, bulk item, christmas tree, bulk trash, bulk pickup, bulk, large item, big item, big thing, oversized, oversize,
		large object, large trash, big trash, junk removal, haul junk, junk pickup, junk, heavy item, single item, does not
		fit in cart, not fit in cart, not fit in can, too big, curb alert, haul away junk, bulk items, big items, large
		items, bulky waste, bulky trash, bulk waste, bulky pick up, bulk day, bulk pick up, large pickup, oversized item,
		oversized items, heavy items, large junk, big junk, household junk, old stuff, big stuff, too large, too large for
		can, too big for can, too big for cart, large piece, spring cleanup, cleanup day, clean up day, community cleanup,
		free dump, haul off junk, curb pickup of, white glove, special item, odd item, one item, items at curb, haul away,
		big pieces, something big, something large, oversize item, too big to fit, will not fit in can, dump day, junk haul,
		too big for trash, too big for the truck, get rid of an old, who takes old, come get old, large item pickup, big item pickup, large items pickup, haul an old, take
		away old
		`,
	),
	concept(
		'furniture',
		`
		furniture, sofa, couch, loveseat, sectional, futon, recliner, armchair, chair, dresser, table, desk,
		bookcase, bookshelf, shelf, cabinet, wardrobe, mattress, box spring, boxspring, bed, bed frame,
		headboard, bunk bed, crib, ottoman, hutch, nightstand, entertainment center, patio furniture, lawn
		chair, furnitures, old furniture, settee, daybed, sleeper sofa, sofa bed, love seat, rocking chair,
		rocker, office chair, end table, coffee table, kitchen table, dining table, tv stand, filing cabinet,
		file cabinet, chest, drawers, vanity, stool, stools, bench, bean bag, mattresses, box springs, bedframe,
		bed frames, bunkbed, high chair, highchair, stroller, car seat, carseat, playpen, lamp, mirror frame,
		china cabinet, armoire, buffet, shelves, bookshelves, curtains, drapes, blinds, bedding, cushions,
		waterbed, colchon, muebles, sofa bed couch, old couch, couches, sofas, lazy boy, la z boy, lazyboy, hide
		a bed, king mattress, queen mattress, twin mattress, full of furniture, mueble, sillon, silla, mesa,
		cama, pack n play, pack and play, car seats
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
		smoker, elliptical, weight bench, gym equipment, rowing machine, bikes, kayak, snowblower, snow blower,
		wheelbarrow, ladder, shower, vanity top, doors, windows, screen door, storm door, shutters, gutter,
		basketball, ping pong, foosball, pallets, crates, canopy, tent, umbrella, gazebo, toolbox, luggage,
		luggages, aquarium, fish tank, dog house, doghouse, dog crate, litter box, fake tree, artificial tree,
		fireplace insert, gun safe, jet ski, snowmobile, camper, lumber, wood scraps, railroad ties, scooter,
		exercise bike, sewing machine, guitar, vacuum, grill with, patio umbrella, wood pallets, fixtures, plumbing
		fixtures, toilets, hot water tank, riding mower, push mower, mower, weed eater, snow tires rims, home gym,
		patio set, playhouse, fish tanks, old boat, hot tub cover, antlers, gun cabinet, mirror, mirrors, picture
		frames, bowling ball, cushions patio
		`,
		'bulky',
	),
	concept(
		'appliance',
		`
		appliance, fridge, refrigerator, freezer, washer, dryer, washing machine, clothes dryer, dishwasher, stove,
		oven, microwave, water heater, hot water heater, air conditioner, ac unit, dehumidifier, freon, swamp
		cooler, furnace, mini fridge, white goods, water softener, vacuum cleaner, appliances, old appliance,
		fridges, refridgerator, refrigerators, freezers, chest freezer, deep freeze, ice maker, stovetop, cooktop,
		range hood, washing machines, washers, dryers, dish washer, toaster, toaster oven, blender, coffee maker,
		window ac, window unit, air conditioners, boiler, hvac, space heater, heater, ceiling fan, humidifier, trash
		compactor, garbage disposal, wine fridge, keg fridge, kegerator, water cooler, vacuums, wall oven, kitchen
		range, gas range, refrigerador, lavadora, estufa, refrig, fridge freezer, garage fridge, old washer, old
		stove, electric stove, gas stove, ac, a c unit
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
		tire, tires, tyre, truck tire, old tires, wheels and tires, tire disposal, used tires, car tires, bike tire,
		tractor tire, car rims
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
]
