import { everydayQuestions } from './everyday_answers.ts'

/** How people write: one word, a text message, a long story, Spanish, misspelled. The search is tuned on these. */
export const everyday = everydayQuestions(`
	styrofoam = recycling
	refrigerator = bulky notAllowed
	mattress = bulky
	dirt = weight /rolloff-12-yard
	wheelchair = placement
	christmas = holidays
	invoice = due
	app = reminders
	wind = weather
	sizes = cartSize rolloffSize /faqs#faq-commercial-sizes
	condo = hoa
	propane = hazardous notAllowed
	u guys didnt come today wtf = missed
	hey did yall skip cherry st = missed
	they got the recycle but not the trash = missed
	the truck came but left my can untouched = missed
	driver didnt stop at my place tuesday = missed
	bin got overlooked = missed
	the trashcan has a big crack in it = broken
	someone swiped my recycling bin last night = broken
	can you send a new can mine is falling apart = broken
	hinge on my cart snapped = broken
	truck squashed my bin = broken
	kids set the trash can on fire and it melted = broken
	downsize my cart = otherCart
	5 kids and 2 dogs what cart = cartSize
	cart dimensions = cartSize
	what way does the can face = placement
	i am 84 and can not drag my can to the street = placement
	where to put trash if there is no curb = placement
	do the cans go in the street or on the sidewalk = placement
	can i leave my cart behind my car = placement
	what time trash need to be out = setOut
	trash out the night before ok? = setOut bears weather
	when should i bring my can back from the curb = setOut
	earliest time truck comes = setOut
	do you come on mlk day = holidays
	is there pickup the day after thanksgiving = holidays
	are yall closed for the 4th = holidays /contact
	holiday delay this week? = holidays
	new years trash = holidays
	we are friday and monday is a holiday when do you come = holidays
	easter monday garbage = holidays
	memorial day weekend pickup = holidays
	dia de accion de gracias basura = holidays
	is trash cancelled because of snow = weather
	road closed due to snow trash = weather
	trash froze inside my can = weather
	there are maggots all over my bin in this heat = bears
	can i wash out my trash can = bears
	how to keep wasps away from garbage can = bears
	i keep forgetting trash day = reminders
	stop sending me texts = reminders
	how do i sign up for alerts = reminders
	sync trash days to my iphone calendar = calendar
	when do u pick up on maple dr = pickupDay
	which day for blue bin = pickupDay
	is wellington monday = /faqs#faq-wellington-day /residential/wellington /pickup-day/wellington
	fort collins monday or tuesday? = /faqs#faq-fort-collins-day /residential/fort-collins /pickup-day/fort-collins-south /pickup-day/fort-collins-old-town
	trash day foco = /faqs#faq-fort-collins-day /residential/fort-collins /pickup-day/fort-collins-south /pickup-day/fort-collins-old-town
	do you come out to timnath = served
	yall pick up in loveland? = served
	what areas = served
	who picks up trash in laporte = /residential/north-county served /pickup-day/north-county
	ft collins garbage pickup price = /residential/fort-collins price
	number 1 plastic only? = recycling
	are greasy pizza boxes ok = recycling
	do i need to take labels off cans = recycling
	what goes in the blue bin = recycling
	do u take aluminum foil = recycling
	why cant i bag my recycling = recycling
	do i need to wash out the peanut butter jar = recycling
	old clothes = recycling bulky
	shredded documents in recycle = recycling
	how much to add recycling = recyclePrice
	does trash service come with recycle = recyclePrice
	do you take grass clippings = lawn
	bagged leaves at curb = lawn
	price for lawn can = lawn
	when does the lawn service begin in spring = lawn
	tree limbs pick up = lawn bulky
	will the garbage man take a recliner = bulky
	how much to pick up a sofa = bulky
	old tv wont turn on how to dispose = bulky notAllowed
	carpet from one room = bulky loading /roll-off-dumpsters
	4 car tires = bulky notAllowed
	my mom passed and there is a house full of furniture = rolloffSize bulky /rolloff-20-yard /rolloff-30-yard /roll-off-dumpsters
	broken lawn mower = bulky
	swing set pick up at curb = bulky
	old toilet and sink = bulky loading
	can i throw batteries in the trash = hazardous
	fluorescent tubes = hazardous
	vape pens = hazardous
	insulin needles disposal = hazardous notAllowed
	pay by check = pay
	pay my bill online = pay
	can i pay with a debit card = pay
	auto pay set up = pay
	pagar = pay
	what is my balance = due
	when is payment due = due
	im a few days late on my bill will there be a fee = due
	what is the 12 digits = customerId
	forgot password for portal = customerId
	i got a new credit card how do i change it = account pay
	my email changed = account
	wrong phone number on file = account
	we will be in florida till april = pause
	put account on hold = pause
	on vacation from the 3rd to the 17th = pause
	no trash to pick up this week = pause
	we are moving to loveland can we take you with us = moving
	new address starting june 1 = moving
	moving out end of month = moving stop
	cancel my garbage = stop
	how do i get out of this = stop contract
	we are switching to another company please end ours = stop
	first time home buyer how do i get trash pickup = start
	need a trash can and pickup asap = start
	start of service new construction home = start
	i want to sign up = start
	set up new acct = start
	quiero servicio de basura = start price
	leaving waste management want to come to you = start
	can i order online = start
	cuanto cuesta la basura = price
	who can i talk to about a problem = contact
	need to speak with a manager about the driver = contact
	your driver was speeding down our road = contact
	i need an estimate = quote
	how old is your company = about
	who owns horsetooth hauling = about
	what size dumpster for a bathroom remodel = rolloffSize /rolloff-12-yard
	which container for tearing off a roof = rolloffSize /rolloff-20-yard
	2 yd trash container for my shop = /commercial/2-yard
	thirty yard = /rolloff-30-yard
	how much is it to rent a dumpster for the weekend = rolloffPrice
	price of roll off in fort collins = /roll-off-dumpsters/fort-collins rolloffPrice
	greeley dumpsters = /roll-off-dumpsters/greeley
	severance roll off = /roll-off-dumpsters/severance
	drop a container at red feather = /roll-off-dumpsters/northern-communities
	i need a dumpster today = sameDay
	what happens if i need the dumpster longer = rent
	do i need plywood under it = driveway
	can you set it on the lawn = driveway
	2 tons = weight /rolloff-12-yard
	can i fill above the top = loading
	can i throw a fridge in the dumpster = notAllowed
	what can i not put in a dumpster = notAllowed
	tvs in a rolloff ok? = notAllowed
	changed my mind about the dumpster = rolloffCancel
	dumpster for my salon = business
	i own a small restaurant and need trash = business
	trash for a 12 unit apartment = business hoa
	business trash twice a week = /faqs#faq-commercial-pickups business
	2 yard or 3 yard for a bakery = /faqs#faq-commercial-sizes business
	need an extra pickup at our store = overflow
	can we lock the dumpster at our business = overflow
	property manager looking for trash service = hoa business
	can our subdivision all have the same day = /faqs#faq-hoa-one-day /hoa-services
	delete my data = privacy
	who do i call about a stolen can = broken contact
	the lid blew off my trash can = broken
	extra can for grass = lawn otherCart
	do i have to be home when the dumpster comes = /help/protect-your-driveway rent sameDay
	how do i make a complaint = contact
	where can i find my bill = due
	can you take a hot tub = bulky notAllowed
	why was my trash not taken = missed
	trash hasnt been picked up since last week = missed
	what is not allowed in the trash = hazardous notAllowed recycling
	how much does it cost to get rid of a mattress = bulky
	do you offer discounts for veterans = price
	how do i change my pickup day = pickupDay
	when is the next recycling pickup = pickupDay
	how many bags can i put out = bulky cartSize
	can i put bags next to the cart = bulky
	wood fence disposal = rolloffSize /rolloff-15-yard loading /roll-off-dumpsters
	dumpster for moving = /rolloff-20-yard rolloffSize /help/moving
	how do i know which size cart i have = cartSize
	new resident trash info = start
	renting a house do i need my own trash service = start
	is the landlord or tenant responsible for trash = moving start
	can i use my own trash can = cartSize start placement broken
	do you provide the trash can = start cartSize
	someone dumped trash on my property = contact overflow
	trash truck blocking road = contact
	trash in the street after pickup = contact weather
	cardboard boxes too big for the cart = recycling bulky
	moving boxes recycle = recycling /help/moving
	can pizza boxes be recycled = recycling
	food scraps compost = lawn recycling
	cat litter in trash = bears
	dog poop in the trash can ok = bears
	glass in trash = recycling
	car seat disposal = bulky
	paint thinner = hazardous notAllowed
	lightbulbs = hazardous
	smoke detectors = hazardous
	cooking oil = hazardous
	dead battery from my truck = hazardous
	when do you close for christmas = holidays contact
	winter storm tomorrow is pickup on = weather
	do you pick up if it rains = weather
	how long does a dumpster rental last = rent
	can you move the dumpster after you drop it = spot driveway contact rent
	what size dumpster for a deck = rolloffSize /rolloff-15-yard
	30 yard dimensions = /rolloff-30-yard rolloffSize
	largest dumpster you have = /rolloff-30-yard rolloffSize
	smallest dumpster = /rolloff-12-yard rolloffSize
	dumpster in timnath = /roll-off-dumpsters /roll-off-dumpsters/fort-collins /roll-off-dumpsters/windsor served rolloffPrice
	do you deliver to estes park = served
	overage charge per ton = weight
	can i put yard waste in a dumpster = loading
	medical office dumpster = business
	office building recycling = business
	bar and grill trash twice weekly = business /faqs#faq-commercial-pickups
	our gym needs a dumpster = business
	cost for 3 yard weekly = /commercial/3-yard /faqs#faq-commercial-price
	hoa trash quote 200 homes = hoa
	metro district = hoa
	resident of hoa missed pickup = /faqs#faq-hoa-problems missed
	pay without account number = pay customerId
	how to pay if i dont have my id = pay customerId
	do you accept cash = pay
	credit on my account = due
	when does autopay come out = pay due
	paperless billing = due pay
	how do i restart service = pause start
	coming back from vacation early = pause
	cancel recycling but keep trash = stop
	switch from weekly to every other week = pause contact /faqs#faq-pickup-day otherCart pickupDay
	my tenants moved out saturday can you hold trash until i rent it again = pause stop moving
	trash service at my rental duplex = start business
	renter left a ton of junk in the unit need it gone = rolloffSize bulky rent /roll-off-dumpsters
	two carts for a triplex = otherCart start business
	buyers take over the house on the 30th how do they get a trash account = start moving
	does trash service transfer with the sale of a home = moving
	need a can for a 28 square tear off thursday = rolloffSize /rolloff-20-yard sameDay weight
	two layers of shingles will that be overweight in a 20 = weight /rolloff-20-yard
	nails left in the customers driveway after you hauled = driveway contact
	can you invoice us net 30 = due terms rolloffCancel sameDay
	good morning our church would like information on weekly trash service = business
	sunday potluck leaves too much trash for our dumpster = overflow
	fall festival saturday, dumpster needs to be emptied after = overflow
	cuando pasa el camion de la basura = pickupDay
	que dia recogen el reciclaje = pickupDay
	no recogieron mi basura hoy = missed
	hablan espanol = contact
	puedo tirar un colchon = bulky
	donde tiro la pintura vieja = hazardous notAllowed
	cancelar el servicio = stop
	which can goes out this week blue or black = pickupDay
	does the pizza box go in the blue one = recycling
	how do i put the can so it dont get missed = placement
	dad said call about the trash what number = contact
	can i put my old xbox in the bin = bulky notAllowed
	are vapes trash = hazardous
	please mail me a holiday schedule for the refrigerator = holidays
	i did not receive my statement this month = due
	quote for a 24 unit building with two dumpsters = business hoa quote
	mattress left beside the dumpster by a tenant = overflow bulky
	need our dumpster serviced twice a week instead of once = /faqs#faq-commercial-pickups overflow /commercial
	need pickup more often in tourist season = /faqs#faq-commercial-pickups overflow /commercial
	how much for a 3yd emptied once a week = /commercial/3-yard /faqs#faq-commercial-price
	30yd job site greeley asap = /rolloff-30-yard /roll-off-dumpsters/greeley sameDay
	clean concrete only box = weight /rolloff-12-yard
	can the driver set it before 7am = sameDay rent
	how long is the truck with a 30 on it = /rolloff-30-yard driveway
	need the container moved to the other side of the lot = rent spot driveway contact
	third time this month you people ignored my street = missed contact
	put a manager on the phone = contact
	ill be switching if this happens again = missed contact stop
	tons of flattened boxes = recycling moving
	forwarding address for the final bill = moving account due
	throwing out half the house before the move = rolloffSize bulky moving rent
	is there a fee to end early = stop contract rolloffCancel
	house sitter needs to know trash day = pickupDay
	seasonal hold = pause
	how far ahead do i tell you im leaving = pause
	old barbed wire and posts = loading notAllowed rolloffSize bulky /roll-off-dumpsters
	dead calf = notAllowed
	tractor tires = bulky notAllowed
	horse manure = lawn bears loading
	barn clean out dumpster = rolloffSize loading /roll-off-dumpsters /rolloff-20-yard
	empty pesticide jugs = hazardous notAllowed
	trash pickup on county road 15 = rural served
	our school is out for summer pause the dumpster = /faqs#faq-commercial-pickups pause business
	classroom furniture and old desks = bulky loading rolloffSize
	couch next to the apartment dumpster will you take it = overflow bulky
	can a renter open an account = start
	wm raised my price again what do you charge = price
	what do i do with my old companys can = start
	still under contract with another hauler = start contract /faqs#faq-hoa-switch
	why should i pick you over the big guys = about
	i use a walker and cant push the cart = placement
	can the driver come up to the house for my can = placement
	i am blind and need help with my bill over the phone = pay contact due
	temporary help with trash after knee surgery = placement
	i only have one arm is the small cart easy to roll = cartSize otherCart placement
	whats the little cart hold = cartSize
	garbage can too heavy for me to pull = placement cartSize otherCart
	lid wont stay down = broken
	can i buy my own 96 gallon = start cartSize
	cart got stuck in the truck = broken
	handle snapped off in my hand = broken
	wheel rolled off down the street = broken
	need one more blue can = otherCart
	how do i get rid of one of my cans = otherCart stop
	guys came at 7 before i got it out = missed setOut
	is trash late today = missed weather reminders contact pickupDay
	same time every week? = pickupDay setOut
	do you pick up on weekends = pickupDay contact holidays
	switch me to every other week = pickupDay otherCart cartSize pause contact
	black friday pickup = holidays
	our street is a sheet of ice = weather
	can tipped and trash blew down the block = weather
	ants all over the can = bears
	add trash day event on android = calendar
	can a roll off go to estes park = served rent /roll-off-dumpsters/northern-communities
	price for roll off in berthoud = /roll-off-dumpsters/berthoud rolloffPrice
	broken string of lights = recycling bulky
	stroller and pack n play = bulky
	sod from the yard = lawn weight loading
	mouthwash bottles recyclable? = recycling
	pumpkins after halloween = lawn
	tree stump = lawn bulky notAllowed
	bag of cement that got hard = weight loading bulky
	my card got declined = pay account due
	autopay went through twice = due pay
	do you take checks = pay
	stop autopay = pay account due
	is tax included = price due
	the portal says wrong id = customerId
	popcorn ceiling scraped off ok in dumpster? = notAllowed
	what size for 1000 sq ft of carpet = rolloffSize
	can i put it half on the street = street driveway
	will it crush my sprinkler heads = driveway
	nobody will be there when you drop it off = driveway sameDay
	tarp needed on the dumpster? = loading weight
	our president wants three bids for trash = hoa
	how do residents opt in to yard carts = hoa
	what do you keep about me = privacy
	got a new puppy and the lid never closes, bigger one please = otherCart cartSize
`)

/** Questions for somebody else, many with words of the site. */
export const everydayUnanswerable: readonly string[] = `
	lawn mowing service
	fort collins weather tomorrow
	pay my water bill
	city of greeley parking permit
	dmv appointment
	recycle bin windows desktop empty
	scrap metal prices
	sell my old car
	rocky mountain national park tickets
	pet adoption
	where to buy a mattress
	tire shop open sunday
	oil change coupons
	paint my house cost
	carpet installer
	concrete driveway contractor
	drywall repair
	refrigerator repair
	house cleaners
	daycare openings
	size 12 boots
	credit union hours
	cancel netflix
	track my ups package
	moving truck rental
	knee pain
	property tax bill
	how to become a realtor
	roofing nail gun
	church bulletin template
	english classes for adults
	citizenship test
	how to get my learners permit
	senior center lunch menu
	arizona weather in january
	tractor repair
	cattle auction greeley
	renters insurance
	restaurant health inspection score
	food handler card
	concrete mixer
	nearest home depot
	lumber prices
	handicap parking placard
	snowbird rentals florida
	uhaul coupon
	security deposit return law
	bear sighting map
	text scam from unknown number
	truck bed liner
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
