import { concept } from './concept.ts'

/** The cart at a house, what can happen to it, and where it is placed. */
export const carts = [
	concept(
		'cart',
		`
		cart, can, bin, trash can, garbage can, trash bin, garbage bin, trash cart, garbage cart, rubbish bin,
		waste bin, wheelie bin, toter, tote, receptacle, barrel, trash barrel, polycart, poly cart, trash
		container, garbage container, dustbin, trash receptacle, roll cart, rolling cart, garbage pail, trash
		pail, trashcan, garbage cans, curb cart, yard cart, wheeled bin, wheeled cart, waste cart,
		waste container, trash can lid, trash tote, garbage tote, trash bucket, bote, botes, cubo,
		who owns cart, carts belong, 96
		`,
	),
	concept(
		'cart-part',
		`
		lid, wheel, handle, hinge, axle, hinge pin, latch, grab bar, caster, tire of cart, lids, wheels, pin, tire
		fell off, rim broke, lift bar, metal bar, axel
		`,
		'broken',
	),
	concept(
		'broken',
		`
		broken, broke, break, crack, split, damage, bust, busted, shatter, smash, snap, torn, tear, hole, leak, leaky, bent,
		rip, ripped, burst, melted, burned, burnt, chewed, fell off, fall off, came off, come off, fell apart, falling
		apart, popped off, not close, not shut, not roll, wore out, worn out, defective, not stay, not latch, wrecked, ran
		over, run over, crushed, ruined, (hit|struck|smashed|damaged|dented|destroyed|mangled) by, dent, dented, destroy,
		mangle, rust, rusted, wobbly, loose lid, not (work|open|shut|close|roll|stand|stay), will not
		(roll|close|shut|open|stand|stay), rolls away, fell in truck, in pieces, cracked open, split open, no
		(lid|wheel|wheels|handle), missing (lid|wheel|wheels|handle|bolt), (lid|wheel|wheels|handle)
		(gone|missing|off|broken|broke|came off|fell off|cracked|is gone|are gone), (lost|lose|losing)
		(lid|wheel|wheels|handle), new (lid|wheel|wheels|handle), need (lid|wheel|wheels|handle), pulled off, ripped off,
		tore off, squashed, flattened by, backed over, drove over, ran into, beat up, beaten up, falling to pieces, warped,
		chew through, chewed through, gnawed, holes, will not latch, hinges, squished, smooshed, caved in, caved, snapped
		off, busted up, off hinge, off hinges, in two, in half, cracks, splitting, run over by, got run over, got hit, plow
		hit, hit by, blew off, flew off, torn off, (lid|top) (blew|flew|popped|ripped|torn|snapped|broke) off, lid will not
		stay, lid missing, roto, rota, quebrado, quebrada, rompio, se rompio, quebro, danado, stuck in truck, wheel rolled
		off, wheel rolled, wheel fell, wheel came, lid never closes, lid will not close, wheel wont turn, does not roll,
		hard to roll, lid flew, lid is off, no longer closes, cracked down, big crack, split down, fell into truck, fell
		into the truck, dropped in truck, swallowed by truck, axle broke, axle bent, wont stand up, wheels came off, wheel
		come off, (one|both) (of|)(wheels|wheel) (came|come|fell|broke|is|are|) off, crack in (bottom|side|lid|front|back),
		crack in, bottom (is|)(cracked|broken|split|fell out|rotted|busted), fell out, leaks from bottom, it leaks, tape
		(lid|it|the lid|cart|crack), duct tape, (lid|hinge|wheel|handle) (taped|missing|hanging|dangling), hanging off,
		hanging by, dangling, tore lid, tore the lid off, (bear|dog|wind|plow|car|truck) (broke|tore|ripped|cracked|smashed)
		(lid|can|cart|bin|my can), no longer rolls, does not shut, wont shut, flops open, lid flops, lid fell, lid came, lid
		hanging, handle fell, handle came, wheels locked, wheel stuck, wheel squeaks, missing a wheel, missing a lid,
		missing lid, without lid, without a lid, has a hole, big hole, hole in it, hole chewed, falling over because, bottom
		fell out, bottom is gone, sides split, melted by, ashes melted, burned a hole
		`,
	),
	concept(
		'repair',
		`
		repair, fix, mend, replace, replacement, new cart, new can, new bin, another cart, another can, another bin,
		patch, service cart, warranty, repaired, fixed, replaced, swap broken, renew, restore
		`,
	),
	concept(
		'lost',
		`
		lost, stolen, steal, stole, theft, thief, missing, disappear, vanish, blew away, blown away, blow away, gone
		missing, took can, took bin, took cart, can not find, nowhere to be found, walked off, swiped, got stolen, robbed,
		was taken, (someone|somebody|neighbor|they) (took|take|stole|has|grabbed) (can|cart|bin|trash can|garbage
		can|recycle bin|tote), can not locate, never returned, not returned, did not bring back, (can|cart|bin) (gone|is
		gone|disappeared|missing|vanished), (missing|lost|stolen) (can|cart|bin|trash can|garbage can|toter|barrel), rolled
		away, floated away, blew down, swipe, snatched, was stolen, flew away, flew off, (someone|somebody|neighbor)
		(swiped|snatched|stole|took|has|grabbed|walked off), taken by, (trash can|cart|can|bin) was taken, where is
		(cart|bin|trash can|recycle bin), desaparecio, robaron, se robaron, perdido, perdi, robado, where did
		(can|cart|bin|trash can|my cart|my can|recycling bin) go, where is my (cart|can|bin|recycling|trash can),
		(cart|can|bin|trash can|recycling bin) (is|)(not there|not here|nowhere|vanished|was gone|isnt there|has
		disappeared), not on street, its not on the street, looked up and down, looked everywhere, can not find my
		(cart|can|bin), (wind|storm) (carried|took|blew) (off|away|), carried off, never came back, took off with,
		(someone|somebody|neighbor) walked off with, donde esta mi bote, my (can|cart|bin) (is|was|went|got)
		(taken|gone|missing|stolen), (can|cart|bin) was gone, came home and, neighbor took, wrong can,
		wrong cart, somebody else has, swapped cans, mixed up carts, left me the wrong, brought back wrong, neighbor has my (can|cart|bin)
		`,
	),
	concept(
		'size',
		`
		size, bigger, biggest, smaller, smallest, larger, largest, too small, too big for us, gallon, capacity, volume,
		dimension, measurement, upgrade, upsize, downsize, downgrade, how big, how large, fits, cubic yard, yardage, sizes,
		tall, taller, height, wide, width, small, large, little one, big one, medium, which (cart|bin|can|trash can|garbage
		can|trash bin), (large|small|big|bigger|smaller|larger|medium|largest|smallest|biggest) (trash can|garbage
		can|cart|can|bin|trash cart|recycle bin|toter|barrel), anynumber gallon, gallons, how (tall|wide|much fit|much
		fits|much hold|much does hold|many bags), dimensions, measurements, weight of empty cart, next size, size up, size
		down, too (small|large|big), not big enough, not enough room, roomier, smaller one, bigger one, larger one, upgrade
		to anynumber, bigger (cart|can|bin), smaller (cart|can|bin), downsize (cart|can|bin), downsizing (cart|can|bin),
		(cart|can|bin) too (small|big), (need|want|prefer) anynumber, how much (does|will|can) hold, (hold|holds) how much,
		(wont|not|does not|will not) fit through, fit through gate, side gate, narrow gate, smaller can, lid never closes,
		never closes, how many gallons, (cart|bin|tote) (hold|holds), little cart hold, downsizing cart, not cutting it,
		cutting it, one can is not enough, one cart is not enough, outgrown, half full every week, never fill it, fills up
		too fast, how many bags fit, bags fit in, fits how many, bags does it hold, how much does cart hold, what size are,
		what sizes are
		`,
	),
	concept(
		'choose',
		`
		choose, choice, pick size, which one, which size, what size, recommend, decide, compare, select, option,
		best size, which (cart|bin|can|trash can|container|dumpster|roll off) (do|should|is), which do i need, what
		do i need, what should i get, which is right, best one, difference between, versus, vs, not
		sure which, help me pick, help me choose, should i (get|rent|order), right size for, or should i (get|rent|order|choose|pick)
		`,
	),
	concept(
		'change',
		`
		change, swap, switch, exchange, update, modify, alter, adjust, transfer, edit, trade in, switch out, trade,
		(give|hand|turn|send) back, return one, exchanged, different size, reduce, increase, replace with, not enough, one
		more, second (can|cart|bin|trash can|recycle bin|recycling cart|toter), (extra|additional|another|more)
		(cart|can|bin|carts|cans|bins|trash can|recycle bin|recycling bin|recycling cart|garbage can), give back, downsize
		(cart|can|bin|trash can), downsizing (cart|can|bin), upgrade (cart|can|bin), (two|three|2|3|multiple)
		(carts|cans|bins|trash cans|trash carts|garbage cans|toters), trade up, size up, size down, go up a size, go down a
		size, go bigger, go smaller, different cart, different can, recycling added, add
		second, add another, add a cart, add a can, get rid of one, give up one, drop one, remove recycling, drop recycling,
		take off recycling, stop recycling, add yard, add lawn
		`,
	),
	concept(
		'placement',
		`
		placement, where put, where to put, where do i put, where should i put, where does go, where should go, where do i
		set, where to set, where to leave, where do i leave, face, facing, which way, which direction, orientation, curb,
		curbside, kerb, curb side, edge of street, end of driveway, spacing, how far apart, set out, put out, roll out,
		bring out, pull out, wheel out, alley, (which|what) side, side of driveway, (how|too) (close|near|far), distance,
		apart, feet apart, between cars, parked car, parked cars, mailbox, facing street, face street, face house, handle
		face, wheels face, backwards, lid open, lid closed, lid shut, lid be shut, lid have to, on street, on road,
		sidewalk, in gutter, blocking sidewalk, end of drive, in alley, where (leave|set|place|position|roll), where do
		carts go, cul de sac, snow bank cart, bring can back, bring (in|back|can in|can back|it in|cart back|cart in|back
		in), take back in, put away, place (cart|can|bin|trash), position (cart|can|bin), (leave|put|set|place|park|keep)
		(can|cart|bin|trash|garbage|cans|carts|bins|trash can|garbage can)
		(on|in|at|by|near|behind|beside|against|between|next to|in front of|close to), next to (can|cart|trash
		can|car|mailbox|pole|tree|fence), behind (car|truck|vehicle|parked car), (cans|carts|bins|cart|can|bin)
		(together|apart|side by side|next to each other|facing), (which|what) way (do|does|should), how many feet
		(between|apart|from), space between, no curb, have no curb, put (bins|cans|carts) out where, where do they go, how
		do i put (can|cart|bin), how (put|place|set|position) (can|cart|bin), closed all the way, all the way closed, lid
		(have to|need to|must) be closed, end of (lane|road|driveway), which way does it face, handle toward, handles
		toward, wheels toward, wheels to, lid toward, opening toward, on the grass, on the lawn at curb, in the bike lane,
		by fire hydrant, near hydrant, across the street, other side of street, corner lot, one way street, no sidewalk,
		shared driveway, side by side, arm can reach, truck arm
		`,
	),
	concept(
		'set-out-time',
		`
		what time, how early, how late, when should be out, time of day, out by, before dawn, start time, hour of
		pickup, when put out, when do i put out, when should i put out, out in time, at the curb before, trucks
		start, trucks are out, cart out before, curb by, out before, (by|at|before) what time, what time
		(does|do|should|must|is|have), outside by, be outside, (put|bring|set|roll|take|wheel|have) (out|it out|cart
		out|can out|bin out|trash out|garbage out) (by|before|night|the night|when|what), trucks run, trucks come
		by, when do trucks, when truck, what time pickup, what hour, time of pickup, pickup time, too early, too
		late to put out, before anynumber am, by anynumber am, anynumber am, am or pm, how late can i, morning of,
		time window, arrival time, eta, earliest time, latest time, too late, too late to put,
		(trash|cans|carts|can|cart|bin|garbage|recycling) (out|outside|at curb) (by|before|at|the night|when|how
		early|until), bring (cans|trash|garbage|carts) (out|in|back|back in), need to be out, has to be out, have to
		be out, supposed to be out, must be out, by when (out|put)
		`,
	),
	concept(
		'overnight',
		`
		night before, overnight, evening before, morning of pickup, morning instead, at night, all night, previous
		night, after dark, put out at night, trash out night, out night before, (can|cart|bin|cans|trash)
		out overnight, out the night before, out night, night before ok
		`,
	),
	concept(
		'assistance',
		`
		disabled, disability, elderly, senior, wheelchair, assistance, walk up service, carry out service, can
		not roll, can not push, can not move, can not lift, handicap, handicapped, valet, injured, surgery,
		mobility, help to curb, backdoor service, back door service, door service, special needs, broken leg,
		old lady, can not walk, bad back, pregnant, rollout service, pull out service, help rolling, hard to
		move, too heavy to roll, ada, too old to, not strong enough, (help|assistance)
		(getting|taking|rolling|dragging|bringing|moving|wheeling|with) (can|cart|bin|trash|cans|trash
		can|garbage), not (drag|lug|haul|pull|get|take|bring) (can|cart|bin|trash can|trash|garbage
		can|cans|carts), crutches, walker, cane, arthritis, hip replacement, back surgery, handicapped pickup,
		stroke, years old and, roll out for, wheelchair accessible, can not drag, help me,
		(broke|broken|fractured|hurt|injured|replaced|bad) (hip|leg|arm|foot|ankle|wrist|shoulder|knee|back),
		(hip|knee|shoulder|heart|foot|eye|leg) (surgery|replacement|operation), too heavy (for|to pull|to
		push|to drag|to move), can not (push|pull|drag|wheel|manage), up to house, come up to, up to the door,
		up to my door, to my door, to garage, blind, visually impaired, legally blind, one arm, amputee,
		parkinsons, multiple sclerosis, chemo, cancer, on oxygen, frail, help with (cart|can|bin|trash|trash
		can|garbage can), help taking, accommodation, accommodations, caregiver, home health, use a walker, easy
		to (roll|push|pull|move), (unable|not able) to (push|pull|roll|lift|move|take|bring|wheel), can not
		physically, physically, help wheeling, need help (with|getting|taking|rolling|moving)
		(can|cart|bin|trash), oxygen user, elderly (mother|parents|neighbor|dad|mom|father),
		(mother|mom|dad|father|husband|wife|parents|neighbor) can not (push|pull|roll|take|move|get), fell and,
		recovering from
		`,
	),
	concept(
		'household',
		`
		baby, roommate, live alone, single person, anynumber people, (one|two|three|four|five|six|seven)
		(people|person|kids|children), anynumber person, household of, family of, big family, large family, small household,
		two of us, enough for us, not enough for, retired couple, anynumber of us, anynumber kids, (cart|can|bin) for
		(one|two|couple), family size, for family, for my family, kids and dogs, kids and pets, size of household, big
		household, how many people, puppy and, new baby, newborn, expecting, grandkids, large household, cart for people,
		only me, by myself, live by myself, my wife and i, just us two, anynumber (dogs|cats|pets), kids and anynumber dogs,
		anynumber kids and anynumber dogs, in diapers, baby in diapers, babies in diapers, kids in diapers,
		(three|four|five|six|two|3|4|5|6|2) (of us|adults|kids|teenagers|roommates), twins, triplets, baby shower, just me
		now, only me now, husband passed, wife passed, (kids|children) (moved out|gone|left|grew up), empty nest, empty
		nester, empty nesters, on my own, live by myself now, now that kids, fewer people, less trash now, hardly any trash,
		barely fill, never full, only half full, half full, outgrown, not cutting it, isnt cutting it, one can is not
		enough, one cart is not enough, one can not enough, fills up (fast|quick|too fast|every week|by), all the diapers,
		foster kids, growing family, in laws moved in, kids moved back, new roommate, roommates, family grew, family is
		bigger, bigger family, six of us, people in house, people in our house, how many people is
		`,
	),
]
