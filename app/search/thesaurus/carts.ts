import { concept } from './concept.ts'

/** The cart at a house, what can happen to it, and where it is placed. */
export const carts = [
	concept(
		'cart',
		'cart, can, bin, trash can, garbage can, trash bin, garbage bin, trash cart, garbage cart, rubbish bin, waste bin, wheelie bin, toter, tote, receptacle, barrel, trash barrel, polycart, poly cart, trash container, garbage container, dustbin, trash receptacle, roll cart, rolling cart',
	),
	concept(
		'cart-part',
		'lid, wheel, handle, hinge, axle, top, hinge pin, latch, grab bar, caster, bottom, tire of cart',
		'broken',
	),
	concept(
		'broken',
		'broken, broke, break, crack, split, damage, bust, busted, shatter, smash, snap, torn, tear, hole, leak, leaky, bent, rip, ripped, burst, melted, burned, burnt, chewed, fell off, fall off, came off, come off, fell apart, falling apart, popped off, not close, not shut, not roll, wore out, worn out, defective, not stay, not latch, wrecked, ran over, run over, crushed, ruined',
	),
	concept(
		'repair',
		'repair, fix, mend, replace, replacement, new cart, new can, new bin, another cart, another can, another bin, patch, service cart, warranty',
	),
	concept(
		'lost',
		'lost, stolen, steal, stole, theft, thief, missing, disappear, vanish, blew away, blown away, blow away, gone missing, took can, took bin, took cart, can not find, nowhere to be found, walked off, swiped',
	),
	concept(
		'size',
		'size, bigger, biggest, smaller, smallest, larger, largest, too small, too big for us, gallon, capacity, volume, dimension, measurement, upgrade, upsize, downsize, downgrade, how big, how large, fits, cubic yard, yardage',
	),
	concept(
		'choose',
		'choose, choice, pick size, which one, which size, what size, recommend, decide, compare, select, option, best size',
	),
	concept(
		'change',
		'change, swap, switch, exchange, update, modify, alter, adjust, transfer, edit, trade in, switch out',
	),
	concept(
		'placement',
		'placement, place, position, where put, where to put, where do i put, where should i put, where does go, where should go, where do i set, where to set, where to leave, where do i leave, face, facing, which way, which direction, orientation, curb, curbside, kerb, curb side, edge of street, end of driveway, spacing, how far apart, set out, put out, roll out, bring out, pull out, wheel out, take out, alley, stand',
	),
	concept(
		'set-out-time',
		'what time, how early, how late, by when, when should be out, time of day, out by, before dawn, start time, hour of pickup, when put out, when do i put out, when should i put out, out in time, at the curb before, trucks start, trucks are out, cart out before, curb by, out before',
	),
	concept(
		'overnight',
		'night before, overnight, evening before, morning of pickup, morning instead, at night, all night',
	),
	concept(
		'assistance',
		'disabled, disability, elderly, senior, wheelchair, assistance, walk up service, carry out service, can not roll, can not push, can not move, can not lift, handicap, handicapped, valet, injured, surgery, mobility',
	),
	concept(
		'household',
		'family, household, people, person, kids, baby, diapers, roommate, couple, live alone, single person',
	),
]
