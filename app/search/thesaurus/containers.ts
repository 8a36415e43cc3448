import { concept } from './concept.ts'

/** Roll-off containers and business dumpsters. */
export const containers = [
	concept(
		'dumpster',
		`
		dumpster, dumpsters, dumspter, metal bin, trash dumpster, dumster, dumpters, dumpser, trash bin for
		business, trash container for, metal container
		`,
	),
	concept(
		'rolloff',
		`
		roll off, rolloff, roll offs, rolloffs, container, roll off container, roll off dumpster, rolloff dumpster, dumpster
		rental, rental dumpster, temporary dumpster, construction dumpster, open top, open top dumpster, skip bin, debris
		box, rent dumpster, rent a dumpster, renting dumpster, dumpster for weekend, driveway dumpster, dumpster bag,
		bagster, roll of, rolling dumpster, big dumpster, temp dumpster, anynumber yard roll off, short term dumpster, haul box, dump box, drop box, metal dumpster, large
		container, demo dumpster, remodel dumpster, dumpster at house, dumpster at home, dumpster for house, dumpster for
		home, dumpster at my house, dumpster in driveway, residential dumpster, big container, open container, containers,
		dumpster drop off, 6 yard trailer, dump trailer, trailer load, trailer full, truckload, truckloads, pickup loads,
		truck bed full, contenedor grande, contenedor para, full box, empty box, another box,
		(anynumber|concrete|dirt|clean|roofing) box, box for (roof|job|concrete|dirt), roll off box, open top can, job site
		can, can for (roof|job|remodel|demo), dumpster at job, big trash container, giant dumpster, mini dumpster, big bin
		in driveway, temporary container, construction bin, debris bin, junk container, contenedor de basura grande,
		volquete, contenedores, (which|what|what size|how big a|how big of a|right
		size|big|bigger|biggest|small|smallest|big enough) box, box
		(size|sizes|price|rental|delivery|delivered|dropped|picked up|for remodel|for kitchen|for a kitchen|for garage|for
		the garage), anynumber yard box, (bin|box|container) (for|in|on) (driveway|my driveway),
		(need|want|rent|get|order|deliver) (box|bin) (for|in|on) driveway, bin for
		(driveway|remodel|cleanout|garage|demo|project|construction|roofing|house cleanout), (job site|jobsite|jobsite
		container), box weighs, box is too heavy, roll off down, back a roll off, fill box, filled the box, box is full, box
		full, contenedor, dumpster in neighborhood, (9|10|11|12|14|15|16|18|20|22|25|30|35|40) yard
		`,
		'dumpster',
	),
	concept(
		'rent',
		`
		rent, rental, renting, hire, lease, order dumpster, book, booking, reserve, reservation, order a
		(dumpster|roll off|container), order (dumpster|roll off|container), get a dumpster, get dumpster, need a
		dumpster, need dumpster, want a dumpster, rentals, rented, schedule a dumpster, book a dumpster,
		dumpster for a day, dumpsters for rent, get container, need container, need roll off, get roll off,
		place order, how does (rental|renting|dumpster rental) work, rentar, renta, alquilar, alquiler,   renta de contenedores
		`,
	),
	concept(
		'rental-period',
		`
		how long can i keep, how long can i have, how long keep, rental period, extend, extension, keep longer, keep it
		longer, longer rental, how many days, days can i keep, for weekend, time limit, overnight rental, as long as, how
		many days (can|do|for|rental|included|get|keep|have), how many days (do i get|is rental|can i|included), keep
		(dumpster|container|roll off), keep dumpster (another|longer|for|over|extra|an extra), another week, extra week,
		extra days, extra day, few more days, more time, more days, need it longer, longer than, rental length, rental time,
		length of rental, anynumber day rental, anynumber weeks, over weekend, for the weekend, when do you pick it back up,
		when do you pick up dumpster, come pick up dumpster, pick up (my|the|full) (dumpster|container|roll off), pick up
		dumpster, pick up container, haul dumpster away, dumpster full come, done with dumpster, done with
		container, done with the dumpster, finished with dumpster, take dumpster away, come get dumpster, remove dumpster,
		empty roll off, swap out dumpster, swap dumpster, exchange dumpster, dump and return, ready for pickup, ready to be
		picked up, (dumpster|container|roll off|it) longer, need (dumpster|container) longer, (come get|come pick up|pick
		up|take away|haul away) (dumpster|container|roll off), im done with, all done, ready for pick up, hang on to, hold
		onto, keep (it|dumpster|container) (for|until|till|over|longer), how long (rental|do rentals), how long
		(keep|have|rent|rental|is rental|for rental|does rental|can dumpster), (swap|switch|exchange|trade)
		(full|box|container|dumpster|roll off|it for empty), swap out, swap full, full box for empty, full for empty, empty
		and return, haul and return, pull and return, final pull, final haul, live load, another empty one, charged by day,
		by the day, per day, move container, container moved, move the container, (full|done) (already|early), come
		(swap|switch|empty|dump) (it|dumpster|container), need (another|a second|second|empty) (dumpster|container|box),
		(one|two|three) loads, second haul, pull (it|dumpster|container), haul (it|container) (off|away), leave it
		(for|over|until|all), done early, finished early, done (ahead|sooner), come and get it, get it out of here, take it
		away, pick it up early, early pickup of, pick up early, (done|finished|through) with
		(it|container|box|bin|dumpster), ready to go, (one|two|three|anynumber) (day|days|week|weeks|month|months) rental,
		(for|keep|have) (it|)(one|two|three|four|five|six|anynumber) (days|weeks|months), (two|three|anynumber|1|2|3|4|6)
		month rental, weekend rental, (month|monthly|week|weekly) rental, for a month, whole month, month long, all month,
		all week, over the holiday, keep over, extra weekend, one more week, one more day, few days longer, done sooner,
		finished sooner, finish early, pick up sooner, get it sooner, full and ready, loaded and ready, ready to be hauled, (for|keep|have) (a|one) (day|week|month), keep it (a|one|two|three|four|anynumber) (day|days|week|weeks|month|months), extra day price
		`,
	),
	concept(
		'same-day',
		`
		same day, today, tonight, tomorrow, asap, urgent, emergency, rush, immediately, how soon, next day, last
		minute, short notice, expedited, cutoff, noon, quickly, quick, fast, how (fast|quick|quickly|soon), how
		soon can, soonest, earliest, earliest day, next available, as soon as possible, by tomorrow,
		by friday, by saturday, tomorrow morning, on short notice, rush order, need it today, need
		it now, need today, turnaround, lead time, how far in advance, advance notice, how far ahead, burst
		pipe, pipe burst, flooded basement, basement flooded, water damage, need one now, hurry, in a hurry,
		first thing, before anynumber pm, before noon, by noon, order by, cut off, cutoff time, how quick can
		you, drop off (saturday|sunday|monday|tuesday|wednesday|thursday|friday), (set|drop|deliver|bring|place)
		(it|dumpster|container|box) (before|by) anynumber, set before anynumber am, set it by, set by, driver
		set, delivered before, delivered by, delivery before, earliest delivery, latest delivery, dropped by, on
		site by anynumber, on site by anynumber tomorrow, (deliver|come|bring|dumpster|container) right now, (by|before|dumpster|container|deliver|delivered) this weekend
		`,
	),
	concept(
		'deliver',
		`
		deliver, delivery, delivered, drop off dumpster, drop it off, set down, bring dumpster, bring container,
		dropped off, arrive, arrival, deliveries, delivering, (saturday|sunday|weekend|same day|next day|evening)
		(delivery|drop off|dropoff), (dumpster|container|roll off) (for|on|by|this) (monday|tuesday|wednesday|thursday|friday|saturday|sunday), drop off (a|my) dumpster, dropped, dropping, send a dumpster, when will
		(container|dumpster|it) (arrive|come|be here|get here|be delivered), delivery
		(time|window|date|day|fee|charge), schedule delivery, deliver on, deliver to, do i need to be home, be home
		for, be there, have to be there, be present, when will arrive, drop a dumpster
		`,
		'rolloff',
	),
	concept(
		'driveway',
		`
		driveway, drive way, pavement, asphalt drive, paver, pavers, protect, scratch, plywood, plank, mark concrete, heated
		drive, lawn damage, surface, drive, concrete, scratches, damage my driveway, damage
		(driveway|concrete|asphalt|lawn|grass|yard), ruin my driveway, hurt driveway, crack driveway, crack concrete, crack
		my concrete, marks, scuff, ruts, lay boards, planks, wood under, something under, under it, under dumpster, under
		the dumpster, under container, cardboard under, on (gravel|grass|lawn|dirt|pavers|asphalt|concrete|yard),
		(sit|set|go|placed|put|park) on (gravel|grass|lawn|dirt|pavers|asphalt|concrete|driveway|yard),
		(scratch|mark|gouge|stain) (concrete|driveway|asphalt|pavers|it), put on grass, put it on grass, in yard, in the
		yard, front yard, backyard, back yard, sloped, slope, steep driveway, uneven, soft ground, mud, new concrete,
		rollers, sprinkler, underground, protecting, weight on driveway, septic tank, sprinkler heads,
		(crush|break|damage|hurt|ruin) (sprinkler|sprinklers|grass|lawn|yard), cracked my driveway, cracked driveway, nails
		(in|left|on), leave marks, leave a mark, stain driveway, damage to driveway, damage to concrete, wood boards, boards
		down, put down boards, put something under, dent (asphalt|driveway|concrete), dents, dent in driveway,
		(asphalt|blacktop|driveway|concrete|pavers) (dent|dents|damage|crack|cracks|mark|marks|protection), blacktop, tire
		marks on driveway, (protect|save|cover) (asphalt|driveway|concrete|pavers|blacktop), plywood (under|down|on), boards
		under, poured last (month|week|year), poured (concrete|a driveway|recently), fresh (concrete|asphalt), freshly
		poured, brand new driveway, stamped concrete, pavers driveway, driveway pavers, paver driveway, leave dents, put
		boards, lay plywood, lay down plywood, put plywood, park it on, cottonwood, trees over
		driveway, tree over driveway, branches over driveway, sealcoat, sealed driveway, cracked by container, settled, sink
		into, tire ruts
		`,
	),
	concept(
		'room',
		`
		room for truck, clearance, space, how much room, how much space, fit in driveway, overhead, wires, low
		branches, power lines, enough room, how much (space|room|clearance), tight, narrow, tight driveway,
		narrow driveway, short driveway, long enough, wide enough, big enough for, fit in
		(garage|alley|street|driveway|my driveway), fit under, will it fit, does it fit, truck fit, how long is
		truck, how tall is truck, length of truck, turn around, turning radius, tree branches over, low wires,
		trees over, overhead wires, overhead lines, back in, footprint, how many feet, feet long, feet needed,
		parking spot, parking space, how wide, how long is container, tight spot, tight space, small driveway,
		low hanging, phone line, tree limbs over, back down (lane|road|driveway|alley), back a roll off, truck
		back down, down (farm lane|a farm lane|lane|long lane|narrow lane|dirt lane), farm lane, back (up|down)
		(driveway|lane|alley)
		`,
	),
	concept(
		'permit',
		`
		permit, permission, on the street, in the street, street parking, city permit, right of way, city approval, legal
		to, permits, city rules, is it legal, allowed on street, on road, on the road, in road, in the road, in front of
		house, in front of my house, front of house on street, public street, city street, on city street, park on street,
		parked on street, sidewalk permit, dumpster on street, dumpster in street, hoa allow, hoa let, hoa permission, need
		permission, encroachment, zoning, permiso, get permission, city allow, town allow, does city, legal on street, half
		on street, partly on street, part in street, partly in street, (put|set|place|leave|park) (it|dumpster|container)
		(half|partly) on street, (put|set|place|leave|park) (dumpster|container|it) (on|in) street, en la calle, need a city
		permit, city permit needed, permit needed, container at the curb, dumpster at the curb, on the curb dumpster, roll
		off on street, roll off in street, ok with city, city rules on, ask the city, hoa rules on dumpster, allowed on the
		street, in the cul de sac, block sidewalk, take up parking
		`,
	),
	concept(
		'weight',
		`
		weight, weigh, ton, tonnage, pound, lbs, how heavy, overweight, overload, too heavy, weight limit, heavy, max
		weight, maximum weight, weight allowance, over limit, weighs, how much can (it|i) (weigh|hold), tons, tonage,
		pounds, weight limits, over weight, overage, over the limit, overage fee, extra ton, extra tons, tons included,
		included tons, too much weight, weigh too much, exceed, exceeds, allowance, overweight charge, overweight fee, heavy
		load, heavier, load limit, max load, limit, too many pounds, how many pounds, how many tons, weigh limit, over
		weight limit, heavier than, (tons|pounds|weight|lbs) (on|for|in|of) anynumber, box weighs, weighs too much, (too
		heavy|too much) (for|to) (your truck|truck|the truck|lift|take|haul), truck can not (lift|take|haul|pick up), too
		heavy for truck, over the weight, overloaded, what if it is too heavy, too heavy to haul, too heavy to pick up, too
		heavy to lift, refuse to haul, wont haul, over tonnage, how heavy can
		`,
	),
	concept(
		'loading',
		`
		load, loading, fill, how full, how high, overfill, rim, fill line, tarp, level, pack, stack, back door,
		walk in door, rear door, what fits, top of container, what goes in dumpster, what goes in container,
		loaded, stack above, over top, over the top, above the rim, above rim, above top, fill to top, heaping,
		level full, fill it, fill up, filling, packed, cover load, door open, open door, door on it, get in it,
		walk in, does it have a door, what can i (put|throw|toss) in (dumpster|container|roll off), what
		(can|may) (go|be put) in (dumpster|container|roll off), allowed in (dumpster|container|roll off),
		(allowed|ok|okay|accepted|acceptable) in (a|the) (dumpster|container|roll off), what allowed, whats
		allowed, what is allowed, what is accepted, what can be thrown, mix, mixed, mix debris, mixed
		load, mixed debris, different materials, furniture in dumpster, mattress in dumpster, mattresses in
		dumpster, couch in dumpster, wood in dumpster, carpet in dumpster, yard waste in dumpster, branches in
		dumpster, burn in dumpster, burn (stuff|things|trash) in, door on dumpster, have a door, does it have
		door, sticks out, sticking out, over the sides, above sides, past the top, past top, tarp needed, need a
		tarp, tarp on, cover it, covered dumpster, does door open, door swing, door on end, open on end, end
		door, do i need to cover, door on the back, back door on, does the back open, door on back, rear gate,
		back gate, does it have a gate, kids (playing|climbing|in|inside) (in|) (dumpster|container), climb in,
		climbing in, jump in, play in, playing in (dumpster|container), que se puede echar, que puedo echar, que
		puedo tirar en, que puedo poner, que cosas puedo, best way to (pack|load|fill), how to (pack|load|fill)
		(dumpster|container|roll off), height of (dumpster|container|sides|wall|edge), how (high|tall) (is|are)
		(edge|side|sides|wall|walls|dumpster|container), high is the edge, how high are the sides
		`,
	),
	concept(
		'calculator',
		`
		calculator, calculate, estimate size, size guide, size chart, figure out size, tool to, calc, size
		finder, size tool, size estimator, sizing tool, how big (a|of a) (dumpster|container), how big dumpster,
		how much dumpster, figure out, what size do i need, what size should, size for anynumber, anynumber sq
		ft, anynumber square feet, square feet, square foot, square footage, sq ft, sqft
		`,
	),
	concept(
		'dumpster-spot',
		`
		enclosure, corral, where dumpster, place dumpster, where should dumpster, put dumpster, dumpster pad, dumpster
		location, loading dock, dumpster area, gate lock, behind building, enclosures, dumpster pen, gate, gates, pad,
		concrete pad, screening, fence around, (access|get) to dumpster, truck access, dumpster access, dumpster blocked,
		blocked dumpster, car blocking, cars blocking, car in front, parked in front, blocked, where to
		(put|place|set|locate) dumpster, place (commercial|business) dumpster, location for dumpster, spot for dumpster,
		move dumpster, move our dumpster, relocate dumpster, behind (store|building|shop|restaurant|our building), alley
		behind, back of building, (car|cars|truck|trucks|people) (park|parks|parked|parking) in front, parked in front of,
		park in front, how big enclosure, enclosure size, gate for dumpster, wall around dumpster, container moved, move
		container, moved to other side, other side of lot, other side of (lot|yard|driveway|building), plow
		(guy|driver|truck|crew|guys) (blocked|buried|piled), plowed (in|snow in front), snow (pile|piled|piles) (in
		front|at|against|by), blocked by (snow|car|cars|truck|a car|vehicle|pallets),
		(car|cars|truck|vehicle|van|trailer|pallets|delivery truck) (blocking|blocked|in front of|parked at)
		(dumpster|enclosure|gate|it), blocked our dumpster, blocks dumpster, could not get to dumpster, can not reach
		dumpster, cannot get to dumpster, parked in front of dumpster, overhead, wires, wires by, wires over dumpster, back
		door, by the back door, size of enclosure, how wide enclosure, enclosure dimensions, enclosure doors, enclosure
		requirements, size enclosure, in the way of dumpster, truck could not reach, could not reach dumpster, driver could
		not get to, nothing in front
		`,
	),
	concept(
		'lock',
		`
		lock, locked, padlock, locking lid, strangers using, someone using, illegal dumping, dumping in, other
		people using, people use, lock bar, lockable, lockbar, dumping,
		neighbors using, neighbors use, someone (else|is) (using|dumping|dumps), somebody (else|is)
		(using|dumping|dumps), somebody dumps, others dumping, others using, strangers dumping, unauthorized,
		homeless, going through dumpster, dumpster diving, diving, using our dumpster, dumped a mattress, dumped by dumpster, somebody dumped, someone dumped, people dumped, people dumping,
		neighbors dumping, neighbors put, putting trash in, puts trash in, keep putting trash, keys to dumpster, key
		for lock, (dumped|dump|dumps) in our (dumpster|container|enclosure|bin)
		`,
	),
]
