import { concept } from './concept.ts'

/** Roll-off containers and business dumpsters. */
export const containers = [
	concept('dumpster', 'dumpster, dumpsters, dumspter, metal bin, trash dumpster'),
	concept(
		'rolloff',
		'roll off, rolloff, roll offs, rolloffs, container, roll off container, roll off dumpster, rolloff dumpster, dumpster rental, rental dumpster, temporary dumpster, construction dumpster, open top, open top dumpster, skip bin, debris box, rent dumpster, rent a dumpster, renting dumpster, dumpster for weekend, driveway dumpster, dumpster bag, bagster',
		'dumpster',
	),
	concept('rent', 'rent, rental, renting, hire, lease, order dumpster, book, booking, reserve, reservation'),
	concept(
		'rental-period',
		'how long can i keep, how long can i have, how long keep, rental period, extend, extension, keep longer, keep it longer, longer rental, how many days, days can i keep, for weekend, time limit, overnight rental, as long as',
	),
	concept(
		'same-day',
		'same day, today, tonight, tomorrow, asap, urgent, emergency, rush, immediately, how soon, next day, last minute, short notice, expedited, cutoff, noon',
	),
	concept(
		'deliver',
		'deliver, delivery, delivered, drop off dumpster, drop it off, set down, bring dumpster, bring container, dropped off, arrive, arrival',
		'rolloff',
	),
	concept(
		'driveway',
		'driveway, drive way, pavement, asphalt drive, paver, pavers, protect, scratch, plywood, board, plank, mark concrete, heated drive, lawn damage, surface',
	),
	concept(
		'room',
		'room for truck, clearance, space, how much room, how much space, fit in driveway, overhead, wires, low branches, power lines, enough room',
	),
	concept(
		'permit',
		'permit, permission, on the street, in the street, street parking, city permit, right of way, city approval, legal to',
	),
	concept(
		'weight',
		'weight, weigh, ton, tonnage, pound, lbs, how heavy, overweight, overload, too heavy, weight limit, heavy, max weight, maximum weight, weight allowance, over limit',
	),
	concept(
		'heavy-material',
		'concrete, cement, dirt, soil, brick, rock, gravel, shingle, tile, asphalt, sod, sand, stone, plaster, stucco, landscaping rock, topsoil, clay, block, rubble, heavy material',
		'weight',
		'rolloff',
	),
	concept(
		'loading',
		'load, loading, fill, how full, how high, overfill, rim, fill line, tarp, level, pack, stack, back door, walk in door, rear door, what fits, top of container, what can i put in, what can go in, what goes in dumpster, what goes in container',
	),
	concept(
		'remodel',
		'remodel, renovation, renovate, gut, redo, home improvement, kitchen, bathroom, bath, drywall, flooring, cabinets, countertop, home project, diy project, tear out, tearing out, rehab, fixer upper, hardwood floor, carpet removal',
		'rolloff',
	),
	concept(
		'roofing',
		'roof, roofing, reroof, re roof, roof tear off, tear off, new roof, roofer, squares, hail damage',
		'rolloff',
	),
	concept(
		'cleanout',
		'cleanout, clean out, cleaning out, declutter, purge, hoarder, hoarding, estate, spring cleaning, garage, attic, basement, shed, barn, storage unit, whole house, house cleanout, eviction, clear out, clearing out, downsizing, foreclosure',
		'rolloff',
	),
	concept(
		'construction',
		'construction, demolition, demo, tear down, knock down, building site, job site, jobsite, new build, contractor, builder, addition, construction debris, construction waste, build, new home construction, remodel debris',
		'rolloff',
	),
	concept(
		'outdoor-project',
		'deck, fence, fencing, landscaping, patio, sod removal, playhouse, pergola, hardscape, xeriscape, retaining wall, siding',
		'rolloff',
	),
	concept(
		'calculator',
		'calculator, calculate, estimate size, size guide, size chart, figure out size, tool to, sizing',
	),
	concept(
		'dumpster-spot',
		'enclosure, corral, where dumpster, place dumpster, where should dumpster, put dumpster, dumpster pad, dumpster location, loading dock, dumpster area, gate lock, behind building',
	),
	concept(
		'lock',
		'lock, locked, padlock, locking lid, strangers using, someone using, illegal dumping, dumping in, other people using, people use',
	),
]
