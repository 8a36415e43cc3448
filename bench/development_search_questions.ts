import { pickupAreas } from '#db/seed/pickup_areas.ts'
import type { Question } from './search_questions.ts'

/** Questions, one a line, that any of the pages answers. */
const asked = (answers: readonly string[], questions: string): Question[] =>
	questions
		.trim()
		.split('\n')
		.map((question) => [question.trim(), ...answers])

const broken = ['/service-request?kind=broken-cart', '/help/cart-repair', '/faqs#faq-broken-cart']
const otherCart = ['/service-request?kind=other-cart', '/help/cart-size', '/faqs#faq-cart-sizes']
const cartSize = ['/help/cart-size', '/faqs#faq-cart-sizes', '/#plans', '/service-request?kind=other-cart']
const missed = [
	'/service-request?kind=missed',
	'/help/missed-pickup',
	'/faqs#faq-general-missed',
	'/faqs#faq-missed-pickup',
]
const holidays = ['/about#holiday-schedule', '/help/holiday-weeks', '/faqs#faq-general-holidays']
const reminders = ['/reminders', '/help/text-notifications', '/faqs#faq-general-texts', '/calendar']
const areas = pickupAreas.map(({ slug }) => `/pickup-day/${slug}`)
const pickupDay = ['/pickup-day', '/faqs#faq-pickup-day', '/help/where-we-pick-up', ...areas]
const served = ['/#service-area', '/help/where-we-pick-up', '/faqs#faq-general-areas', '/pickup-day']
const lawn = ['/help/lawn-can-season', '/faqs#faq-lawn', '/residential#lawn', '/order?service=lawn']
const bulky = ['/help/bulky-items', '/service-request?kind=extra']
const pay = ['/pay-my-bill', '/help/paying-your-bill', '/faqs#faq-general-pay']
const due = ['/help/paying-your-bill', '/faqs#faq-bill', '/pay-my-bill', '/faqs#faq-general-pay']
const account = ['/pay-my-bill#account-update', '/help/paying-your-bill']
const pause = ['/service-request?kind=skip', '/help/skip-or-pause', '/faqs#faq-skip-pickup']
const moving = ['/help/moving', '/pay-my-bill#account-update', '/service-request?kind=stop']
const stop = ['/service-request?kind=stop', '/help/cancel-service', '/faqs#faq-cancel']
const start = ['/order', '/help/start-service', '/residential']
const price = ['/#plans', '/faqs#faq-general-price', '/residential']
const contact = ['/contact']
const quote = ['/contact', '/faqs#faq-general-quote']
const rolloffSize = ['/help/choose-roll-off-size', '/size-calculator', '/faqs#rolloff-faq-size']
const rolloffPrice = ['/faqs#rolloff-faq-price', '/roll-off-dumpsters']
const sameDay = ['/help/same-day-roll-off', '/faqs#rolloff-faq-same-day', '/faqs#faq-general-same-day']
const rent = ['/roll-off-dumpsters', '/help/same-day-roll-off']
const driveway = ['/help/protect-your-driveway', '/faqs#rolloff-faq-driveway', '/faqs#rolloff-faq-space']
const weight = ['/help/weight-limits', '/faqs#rolloff-faq-heavy', '/help/loading-a-roll-off']
const notAllowed = ['/help/roll-off-prohibited-items', '/faqs#rolloff-faq-not-allowed']
const business = ['/commercial', '/commercial/2-yard', '/commercial/3-yard', '/faqs#faq-commercial-price']
const hoa = ['/hoa-services', '/hoa-quote', '/help/hoa-setup', '/faqs#faq-hoa-quote', '/faqs#faq-hoa-plans']

/** Written before the ranking was chosen, as different people would type: the search is tuned on these. */
export const development: readonly Question[] = [
	...asked(
		missed,
		`nobody came to empty my can
		driver forgot our house
		trash didnt get picked up
		our street got skipped this week
		everyone elses got emptied but mine
		recycle truck never stopped here
		can still sitting at the road full
		they only took the neighbors garbage
		was there no pickup this morning?
		truck went by without stopping
		garbage guys missed me again
		my recycling has not been collected for two weeks
		why is my bin still full
		missed service credit
		report a missed collection
		you all drove off and left mine`,
	),
	...asked(
		broken,
		`garbage bin lid came off its hinges
		one of the wheels is gone
		crack down the side of my cart
		cart got hit by a car
		someone took our trash can
		need my toter replaced
		new lid please
		the arm of your truck smashed my can
		my trash barrel is missing since the storm
		can wont roll anymore
		repair my bin
		bottom of the can rusted out and leaks
		handle is broken
		trash cart vanished`,
	),
	...asked(
		otherCart,
		`i want a second trash can
		can i trade for the large one
		additional recycle bin
		one cart is not enough for us
		give back one of my two carts
		upgrade to 96
		our can is way too small
		want to exchange the big container for the little one`,
	),
	...asked(
		cartSize,
		`how big is the 65 gallon
		whats the difference between the carts
		what sizes of trash cans do you have
		cart for two people
		how tall is the large trash can
		64 gallon or 95 gallon
		we are a household of seven
		which bin do i need`,
	),
	...asked(
		['/help/cart-placement', '/faqs#faq-pickup-day'],
		`what side of the driveway should the can be
		how close to my car can it be
		handles facing the house or the street
		does the lid have to be shut
		where to leave garbage on the street
		by what time does it have to be outside
		can i put it out the night before
		what time do trucks run
		how early should i bring it out
		cart too close to mailbox
		when do i have to bring the can back in`,
	),
	...asked(
		holidays,
		`are you working on thanksgiving
		july 4 trash
		do holidays push trash back
		pickup the week of christmas
		is garbage delayed because of memorial day
		which holidays do you observe
		new years day collection
		is today a holiday for trash
		labour day pick up
		will my friday pickup be on saturday
		trash running on veterans day?
		holiday calender 2026`,
	),
	...asked(
		['/help/snow-and-wind', '/faqs#faq-windsor-wind'],
		`too much snow for the truck?
		will you come in a blizard
		canceled due to weather
		trash can keeps blowing over
		high winds tomorrow
		ice on our road
		lid flies open in wind
		snow storm pickup
		what happens when roads are bad`,
	),
	...asked(
		['/help/bears-and-raccoons'],
		`a bear keeps getting my trash
		do you have bear proof cans
		flies and worms in the bin
		my trash can smells horrible
		how do i clean my cart
		something is digging through our garbage at night
		racoon problem`,
	),
	...asked(
		reminders,
		`send me a message when its trash day
		email me before pickup
		turn off text messages
		add trash day to google calendar
		forget to put my trash out remind me
		notification if the truck is late
		subscribe to pickup calendar on iphone
		i dont want the texts
		ical feed`,
	),
	...asked(
		pickupDay,
		`when do you come to my street
		whats my trash day
		which week is recycling
		lookup pickup schedule by address
		do you come monday or tuesday
		is it recycling this week
		find my pick up day
		what day is garbage in raindance
		day of week for recycle
		trash schedule
		did my day change`,
	),
	...asked(
		served,
		`is my street served
		do you go to my address
		are you in my neighborhood
		can i get trash service at my location
		which cities are in your territory
		do you haul in berthoud
		how far out do you drive
		is my house on your route
		zip code 80550
		do you serve my area`,
	),
	...asked(['/pickup-day/fort-collins-south'], `south of drake`),
	...asked(
		['/residential/windsor', '/pickup-day/windsor-lake', '/pickup-day/windsor-raindance'],
		`windsor trash
		garbage pickup near windsor lake`,
	),
	...asked(
		['/residential/greeley', '/faqs#faq-greeley-day', '/pickup-day/greeley-west', '/pickup-day/greeley-east'],
		`greely trash company
		when do they come in greeley
		greeley`,
	),
	...asked(
		['/residential/wellington', '/faqs#faq-wellington-day', '/pickup-day/wellington'],
		`wellington residential garbage
		wellington co trash day`,
	),
	...asked(
		['/residential/north-county', '/pickup-day/north-county', '/help/where-we-pick-up'],
		`bellvue trash pickup
		trash service up the poudre canyon`,
	),
	...asked(
		['/help/recycling-guide'],
		`what can go in the recycling
		do you take number 5 plastic
		yogurt containers
		does cardboard need to be broken down
		wine bottles
		aluminium foil
		are egg cartons recyclable
		is wrapping paper ok in recycle
		can i recycle shredded paper
		do lids go on or off bottles
		recycle styrofoam
		can i bag my recyclables
		tin cans
		what not to put in the recycle bin
		juice boxes`,
	),
	...asked(
		['/faqs#faq-recycling', '/#plans', '/residential', '/faqs#faq-general-price', '/help/recycling-guide'],
		`how much extra is recycling
		do i have to get recycling
		recycle bin monthly charge`,
	),
	...asked(
		lawn,
		`lawn clippings
		yard debris pickup
		how much is the lawn can
		when do you stop collecting leaves
		can you haul off tree branches
		weeds and bushes
		do you have compost service
		raked leaves pick up
		green waste bin
		does lawn service run in november`,
	),
	...asked(
		bulky,
		`how to get rid of an old recliner
		will you take a refrigerator
		bed frame and box spring
		big item pick up
		christmas tree disposal
		do you haul junk
		i have a broken tv
		dresser at the curb
		water heater disposal
		can i leave a couch next to my can
		extra bags this week
		more trash than fits
		two extra trash bags
		pick up my old treadmill
		furniture
		throw away a swing set
		microwave`,
	),
	...asked(
		[...bulky, ...notAllowed],
		`old tires
		where can i get rid of a freezer`,
	),
	...asked(
		['/help/hazardous-waste', ...notAllowed],
		`half empty paint can
		what do i do with old gasoline
		leftover antifreeze
		used syringes
		car battery
		light bulbs with mercury
		bug spray
		household chemicals drop off
		can i put ashes in the trash
		old medication
		lithium batteries
		propane tank for grill
		pool chemicals
		hazmat day larimer county`,
	),
	...asked(
		pay,
		`pay online
		how can i pay
		payment
		where do i mail a check
		set up automatic payments
		do you take venmo
		i want to pay my garbage bill
		pay with card over the phone
		make a payment`,
	),
	...asked(
		due,
		`when does my bill come
		why did my bill go up
		i was billed wrong
		how often do you bill
		didnt get an invoice
		bill is late
		i cant afford to pay this month
		charged for a service i didnt get
		what is this charge
		do you charge a late fee
		question about my invoice
		paper statements
		is my payment overdue`,
	),
	...asked(
		['/help/customer-id', '/pay-my-bill', '/pay-my-bill#customer-id'],
		`whats my account number
		forgot my id
		where do i find the 12 digit number
		portal login
		customer number`,
	),
	...asked(
		account,
		`change email on my account
		my last name changed
		got a new card number
		update phone
		i have a new credit card
		update my billing info`,
	),
	...asked(
		pause,
		`we will be gone for a month
		no trash this week please skip
		dont need pickup next week
		vacation
		pausing service for the summer
		leaving for arizona for winter
		temporary hold
		can i suspend service
		on a trip until march`,
	),
	...asked(
		moving,
		`moving to a new house in town
		i moved
		switching my service to a new address
		we just sold our home
		change of address
		relocating out of state`,
	),
	...asked(
		stop,
		`cancel
		i want to cancel my trash service
		stop service
		how much notice to cancel
		close account
		i dont want your service anymore
		found a cheaper company, end my account
		please discontinue
		return my cart and cancel`,
	),
	...asked(
		['/faqs#faq-general-contract', '/help/start-service', '/help/cancel-service', '/terms-of-service'],
		`am i locked in
		contract length
		do you require a 1 year commitment
		month to month?`,
	),
	...asked(
		start,
		`set up trash
		i need garbage pickup at my new home
		become a customer
		sign me up
		how long until you can start
		order trash cart
		just bought a house need trash
		start residential service
		want to switch from waste management
		new service request`,
	),
	...asked(
		price,
		`how much
		what do you charge a month
		trash price
		cost of 96 gallon
		rates for residential
		weekly pickup price
		is there a senior discount
		cheapest plan
		how much per month for trash and recycling
		setup fee
		any extra fees`,
	),
	...asked(
		contact,
		`call you
		number
		customer service phone
		how do i reach somebody
		email
		office hours
		when do you close
		where is your office
		open on weekends?
		i want to complain about a driver
		speak to manager
		mailing address`,
	),
	...asked(
		quote,
		`free estimate
		request pricing
		how long for a quote`,
	),
	...asked(
		['/about'],
		`who are you
		are you locally owned
		is this a family business
		company history
		when was the company founded`,
	),
	...asked(
		rolloffSize,
		`which dumpster size for a remodel
		help me choose a container
		how big of a dumpster for a 3 bedroom house
		difference between 15 and 20 yard
		how many pickup loads fit
		dumpster sizes
		what size for 30 squares of shingles
		size guide`,
	),
	...asked(
		['/rolloff-20-yard'],
		`20 yard dumpster cost
		twenty yard roll off
		20yd
		20 yard container dimensions`,
	),
	...asked(
		['/rolloff-12-yard'],
		`twelve yard dumpster
		12 yarder
		12 yard`,
	),
	...asked(
		['/rolloff-15-yard'],
		`fifteen yard bin
		15 yd roll off price`,
	),
	...asked(
		['/rolloff-30-yard'],
		`thirty yard container
		how long is the 30 yard
		30yd dumpster rental`,
	),
	...asked(
		rolloffPrice,
		`dumpster price
		what does it cost to rent a container
		rolloff rates
		cost of a construction dumpster
		cheap dumpster rental`,
	),
	...asked(
		sameDay,
		`saturday delivery
		need a dumpster asap
		how fast can you deliver
		dumpster tomorrow morning
		when will my container arrive
		delivery same day
		how soon can i get a roll off`,
	),
	...asked(
		rent,
		`rent a container
		order a roll off
		how does dumpster rental work
		how many days do i get
		keep the dumpster another week
		pick up my dumpster its full
		rental length`,
	),
	...asked(['/roll-off-dumpsters/loveland'], `loveland dumpster`),
	...asked(['/roll-off-dumpsters/greeley'], `container rental greeley co`),
	...asked(['/roll-off-dumpsters/windsor'], `roll off windsor`),
	...asked(
		['/roll-off-dumpsters/berthoud'],
		`dumpster in berthoud
		berthoud dumpster delivery`,
	),
	...asked(['/roll-off-dumpsters/longmont'], `longmont container`),
	...asked(
		driveway,
		`will it scratch my concrete
		can i put boards under the dumpster
		how much space do you need for the dumpster
		can it sit on gravel or grass
		overhead wires
		dumpster on pavers
		length of truck needed to drop container`,
	),
	...asked(
		weight,
		`max weight
		how much does a load of dirt weigh
		can i fill it with concrete
		overweight charge
		disposing of bricks
		how high can i stack
		tons included
		roof shingles in dumpster
		whats allowed in the dumpster
		can i mix dirt and wood`,
	),
	...asked(
		notAllowed,
		`what can't go in a dumpster
		are appliances ok in the roll off
		paint in dumpster
		prohibited items
		can i throw tires in the container
		asbestos siding`,
	),
	...asked(
		['/faqs#rolloff-faq-street'],
		`city permit for street
		can the dumpster be on the road
		is a permit required`,
	),
	...asked(
		['/faqs#rolloff-faq-cancel', '/terms-of-service'],
		`cancel my dumpster order
		do i get my money back
		refund policy`,
	),
	...asked(
		business,
		`dumpster for my restaurant
		commercial trash pickup
		business rates
		small office garbage
		dumpster for apartment complex
		church trash service
		3 yard
		2yd dumpster weekly
		trash for retail store`,
	),
	...asked(
		['/help/commercial-overflow', '/faqs#faq-commercial-full'],
		`business dumpster overflowing
		somebody else dumps in our dumpster
		our shop dumpster is full early
		lock for the dumpster`,
	),
	...asked(
		['/help/dumpster-placement', '/faqs#faq-commercial-place'],
		`dumpster enclosure requirements
		truck access to dumpster
		where to place commercial dumpster`,
	),
	...asked(
		['/faqs#faq-commercial-pickups', '/commercial'],
		`how many times a week can you pick up our dumpster`,
	),
	...asked(['/faqs#faq-commercial-holidays'], `commercial pickup on holidays`),
	...asked(
		['/faqs#faq-commercial-sizes', '/commercial', '/commercial/2-yard', '/commercial/3-yard'],
		`what size for a cafe`,
	),
	...asked(
		hoa,
		`hoa 140 homes
		trash for our subdivision
		hoa pricing
		we have 60 townhouses
		community wide trash contract
		proposal for hoa board meeting
		property manager for an association
		metro district garbage bid
		one hauler for whole neighborhood`,
	),
	...asked(['/faqs#faq-hoa-contract'], `hoa contract length`),
	...asked(['/faqs#faq-hoa-one-day', '/hoa-services'], `same pickup day for the entire hoa`),
	...asked(['/faqs#faq-hoa-problems'], `who should hoa residents contact`),
	...asked(['/help/hoa-setup', '/faqs#faq-hoa-switch'], `moving our hoa from our current hauler`),
	...asked(['/privacy-policy'], `what do you do with my data`),
	...asked(['/terms-of-service'], `terms and conditions`),
	...asked(['/services'], `what do you offer`),
	...asked(['/faqs'], `frequently asked questions`),
]

/** Questions that the site has no answer to, many of them with its words. */
export const developmentUnanswerable: readonly string[] = `
	stop light out on main street
	how to change a tire
	pick up line for girls
	recipe for banana bread
	who is the president
	cart for golf course
	used trucks for sale
	bill gates
	moving company near me
	water bill fort collins
	internet provider
	how to load a dishwasher
	snow tires
	electric bike shop
	house cleaning service
	trip to mexico
	snow plowing service
	roof repair contractor
	day care
	windows 11 update
	credit score
	dog park hours
	post office hours
	pizza delivery
	school calendar
	fence installation
	animal shelter
	lawn mowing price
	size 10 shoes
	kitchen faucet install
	vote by mail
	lost my dog
	driver license renewal
	car wash
	fix my phone screen
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
