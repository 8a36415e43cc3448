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
		roll off, rolloff, roll offs, rolloffs, container, roll off container, roll off dumpster, rolloff dumpster,
		dumpster rental, rental dumpster, temporary dumpster, construction dumpster, open top, open top dumpster,
		skip bin, debris box, rent dumpster, rent a dumpster, renting dumpster, dumpster for weekend, driveway
		dumpster, dumpster bag, bagster, roll of, rolling dumpster, big dumpster, temp dumpster, anynumber yard
		(roll off|dumpster|container|bin|box|can), anynumber yarder, short term dumpster, haul box, dump box, drop
		box, metal dumpster, large container, demo dumpster, remodel dumpster, dumpster at house, dumpster at home,
		dumpster for house, dumpster for home, dumpster at my house, dumpster in driveway, residential dumpster, big
		container, open container, containers
		`,
		'dumpster',
	),
	concept(
		'rent',
		`
		rent, rental, renting, hire, lease, order dumpster, book, booking, reserve, reservation, order a
		(dumpster|roll off|container), order (dumpster|roll off|container), get a dumpster, get dumpster, need a
		dumpster, need dumpster, want a dumpster, rentals, rented, hiring, schedule a dumpster, book a dumpster,
		dumpster for a day, dumpsters for rent, get container, need container, need roll off, get roll off, how does
		(rental|renting|it) work, how it works, place order
		`,
	),
	concept(
		'rental-period',
		`
		how long can i keep, how long can i have, how long keep, rental period, extend, extension, keep longer, keep
		it longer, longer rental, how many days, days can i keep, for weekend, time limit, overnight rental, as long
		as, how (long|many days) (can|do|is|does|for|rental|included|get|keep|have), how many days (do i get|is
		rental|can i|included), keep (dumpster|container|roll off), keep dumpster (another|longer|for|over|extra|an
		extra), another week, extra week, extra days, extra day, few more days, more time, more days, need it
		longer, longer than, rental length, rental time, length of rental, anynumber day rental, anynumber days,
		anynumber weeks, over weekend, for the weekend, when do you pick it back up, when do you pick up dumpster,
		come pick up dumpster, pick up (my|the|full) (dumpster|container|roll off), pick up dumpster, pick up
		container, haul dumpster away, dumpster is full, dumpster full come, done with dumpster, done with
		container, done with the dumpster, finished with dumpster, take dumpster away, come get dumpster, remove
		dumpster, empty roll off, swap out dumpster, swap dumpster, exchange dumpster, dump and return, ready for
		pickup, ready to be picked up
		`,
	),
	concept(
		'same-day',
		`
		same day, today, tonight, tomorrow, asap, urgent, emergency, rush, immediately, how soon, next day, last
		minute, short notice, expedited, cutoff, noon, this afternoon, this morning, quickly, quick, fast, how
		(fast|quick|quickly|soon), how soon can, right now, soonest, earliest, earliest day, next available, as soon
		as possible, by tomorrow, by friday, by saturday, this weekend, tomorrow morning, on short notice, rush
		order, need it today, need it now, need today, day of, turnaround, lead time, how far in advance, advance
		notice, how far ahead
		`,
	),
	concept(
		'deliver',
		`
		deliver, delivery, delivered, drop off dumpster, drop it off, set down, bring dumpster, bring container,
		dropped off, arrive, arrival, deliveries, delivering, (saturday|sunday|weekend|same day|next day|evening)
		(delivery|drop off|dropoff), drop off (a|my) dumpster, dropped, dropping, send a dumpster, when will
		(container|dumpster|it) (arrive|come|be here|get here|be delivered), delivery
		(time|window|date|day|fee|charge), schedule delivery, deliver on, deliver to, do i need to be home, be home
		for, be there, have to be there, be present, when will arrive, drop a dumpster
		`,
		'rolloff',
	),
	concept(
		'driveway',
		`
		driveway, drive way, pavement, asphalt drive, paver, pavers, protect, scratch, plywood, plank, mark
		concrete, heated drive, lawn damage, surface, drive, concrete, scratches, damage my driveway, damage
		(driveway|concrete|asphalt|lawn|grass|yard), ruin my driveway, hurt driveway, crack driveway, crack
		concrete, crack my concrete, marks, scuff, ruts, lay boards, planks, wood under, something under, under it,
		under dumpster, under the dumpster, under container, cardboard under, on
		(gravel|grass|lawn|dirt|pavers|asphalt|concrete|yard), (sit|set|go|placed|put|park) on
		(gravel|grass|lawn|dirt|pavers|asphalt|concrete|driveway|yard), (scratch|mark|gouge|stain)
		(concrete|driveway|asphalt|pavers|it), put on grass, put it on grass, in yard, in the yard, front yard,
		backyard, back yard, sloped, slope, steep driveway, uneven, soft ground, mud, new concrete, rollers,
		sprinkler, septic, underground, protecting, weight on driveway
		`,
	),
	concept(
		'room',
		`
		room for truck, clearance, space, how much room, how much space, fit in driveway, overhead, wires, low
		branches, power lines, enough room, how much (space|room|clearance), tight, narrow, tight driveway, narrow
		driveway, short driveway, long enough, wide enough, big enough for, fit in (garage|alley|street|driveway|my
		driveway), fit under, will it fit, does it fit, truck fit, how long is truck, how tall is truck, length of
		truck, turn around, turning radius, tree branches over, low wires, trees over, overhead wires, overhead
		lines, back in, back up, footprint, how many feet, feet long, feet needed, parking spot, parking space, get
		to
		`,
	),
	concept(
		'permit',
		`
		permit, permission, on the street, in the street, street parking, city permit, right of way, city approval,
		legal to, permits, city rules, is it legal, allowed on street, on road, on the road, in road, in the road,
		in front of house, in front of my house, front of house on street, public street, city street, on city
		street, park on street, parked on street, sidewalk permit, dumpster on street, dumpster in street, hoa
		allow, hoa let, hoa permission, need permission, encroachment, zoning
		`,
	),
	concept(
		'weight',
		`
		weight, weigh, ton, tonnage, pound, lbs, how heavy, overweight, overload, too heavy, weight limit, heavy,
		max weight, maximum weight, weight allowance, over limit, weighs, how much can (it|i) (weigh|hold), tons,
		tonage, pounds, weight limits, over weight, overage, over the limit, overage fee, extra ton, extra tons,
		tons included, included tons, too much weight, weigh too much, exceed, exceeds, allowance, overweight
		charge, overweight fee, heavy load, heavier, load limit, max load, limit
		`,
	),
	concept(
		'heavy-material',
		`
		concrete, cement, dirt, soil, brick, rock, gravel, shingle, tile, asphalt, sod, sand, stone, plaster,
		stucco, landscaping rock, topsoil, clay, block, rubble, heavy material, concreet, cinder block, cinderblock,
		bricks, rocks, boulders, pea gravel, shingles, old shingles, roof shingles, asphalt shingles, tiles, ceramic
		tile, dirt and, clean dirt, fill dirt, pavers, slab, patio slab, driveway removal, sidewalk removal, broken
		concrete, foundation, mortar, mud, mulch load, wet, sandstone, granite, marble, countertops granite, plaster
		walls, lath, cast iron, metal, steel, heavy stuff, heavy debris
		`,
		'weight',
		'rolloff',
	),
	concept(
		'loading',
		`
		load, loading, fill, how full, how high, overfill, rim, fill line, tarp, level, pack, stack, back door, walk
		in door, rear door, what fits, top of container, what goes in dumpster, what goes in container, loaded,
		stack above, over top, over the top, above the rim, above rim, above top, fill to top, heaping, level full,
		fill it, fill up, filling, packed, cover load, door open, open door, door on it, get in it, walk in, does it
		have a door, what can i (put|throw|toss) in (dumpster|container|roll off), what (can|may) (go|be put) in
		(dumpster|container|roll off), allowed in (dumpster|container|roll off),
		(allowed|ok|okay|accepted|acceptable) in (a|the) (dumpster|container|roll off), what allowed, whats allowed,
		what is allowed, what is accepted, what can be thrown, can i mix, mix, mixed, mix debris, mixed load, mixed
		debris, different materials, furniture in dumpster, mattress in dumpster, mattresses in dumpster, couch in
		dumpster, wood in dumpster, carpet in dumpster, yard waste in dumpster, branches in dumpster
		`,
	),
	concept(
		'remodel',
		`
		remodel, renovation, renovate, gut, redo, home improvement, kitchen, bathroom, bath, drywall, flooring,
		cabinets, countertop, home project, diy project, tear out, tearing out, rehab, fixer upper, hardwood floor,
		carpet removal, remodeling, remodelling, renovating, renovations, home reno, reno, bathroom remodel, kitchen
		remodel, basement remodel, gutting, floors, floor, linoleum, vinyl flooring, laminate, sheetrock, dry wall,
		insulation, trim, countertops, cabinet, interior, diy, flip, flipping, house flip, finishing basement, old
		carpet, tearing up carpet, ripping out, paneling, new kitchen, new bathroom, new floors
		`,
		'rolloff',
	),
	concept(
		'roofing',
		`
		roof, roofing, reroof, re roof, roof tear off, tear off, new roof, roofer, squares, hail damage, roofs,
		shingle tear off, new shingles, redo roof, replacing roof, roof replacement, anynumber squares, square of
		shingles, squares of shingles, roofers, roof job, roofing job, roof debris
		`,
		'rolloff',
	),
	concept(
		'cleanout',
		`
		cleanout, clean out, cleaning out, declutter, purge, hoarder, hoarding, estate, spring cleaning, garage,
		attic, basement, shed, barn, storage unit, whole house, house cleanout, eviction, clear out, clearing out,
		downsizing, foreclosure, clean up, cleanup, cleaning garage, cleaning house, junk in garage, decluttering,
		moving out cleanup, hoard, hoarder house, estate sale, estate cleanout, deceased, passed away, parents
		house, moms house, dads house, grandmas house, inherited, storage, sheds, crawl space, rental cleanout,
		tenant left, evicted, empty house, empty out, emptying house, garage clean out, basement clean out, attic
		cleanout, spring clean, purging, trash out, house full
		`,
		'rolloff',
	),
	concept(
		'construction',
		`
		construction, demolition, demo, tear down, knock down, building site, job site, jobsite, new build,
		contractor, builder, addition, construction debris, construction waste, build, new home construction,
		remodel debris, construct, demolish, demolishing, demolition debris, tearing down, knocking down, knocking
		out, tear it down, contractors, builders, home builder, new house build, framing, worksite, work site,
		project, building project, building a house, commercial construction, debris, lumber scraps, wall, walls,
		garage demo, house demo, shed demo, pool removal, chimney
		`,
		'rolloff',
	),
	concept(
		'outdoor-project',
		`
		deck, fence, fencing, landscaping, patio, sod removal, playhouse, pergola, hardscape, xeriscape, retaining
		wall, siding, decking, deck removal, old deck, old fence, fence removal, shed removal, landscape, landscape
		project, yard project, yard cleanup, yard clean up, sprinkler system, hot tub removal, tree removal project,
		storm cleanup, sod, new sod, pond, playset removal, gazebo removal
		`,
		'rolloff',
	),
	concept(
		'calculator',
		`
		calculator, calculate, estimate size, size guide, size chart, figure out size, tool to, sizing, calc, size
		finder, size tool, size estimator, sizing tool, how big (a|of a) (dumpster|container), how big dumpster, how
		much dumpster, figure out, what size do i need, what size should
		`,
	),
	concept(
		'dumpster-spot',
		`
		enclosure, corral, where dumpster, place dumpster, where should dumpster, put dumpster, dumpster pad,
		dumpster location, loading dock, dumpster area, gate lock, behind building, enclosures, dumpster pen, gate,
		gates, pad, concrete pad, screening, fence around, (access|get) to dumpster, truck access, dumpster access,
		dumpster blocked, blocked dumpster, car blocking, cars blocking, car in front, parked in front, blocked,
		where to (put|place|set|locate) dumpster, place (commercial|business) dumpster, location for dumpster, spot
		for dumpster, move dumpster, move our dumpster, relocate dumpster, behind
		(store|building|shop|restaurant|our building), alley behind, back of building
		`,
	),
	concept(
		'lock',
		`
		lock, locked, padlock, locking lid, strangers using, someone using, illegal dumping, dumping in, other
		people using, people use, lock bar, lockable, lockbar, keys, dumping, dumped in our, dump in our, dumps in
		our, neighbors using, neighbors use, someone (else|is) (using|dumping|dumps), somebody (else|is)
		(using|dumping|dumps), somebody dumps, others dumping, others using, strangers dumping, unauthorized,
		homeless, going through dumpster, dumpster diving, diving, put their trash, putting trash in our, using our
		dumpster, fill our dumpster
		`,
	),
]
