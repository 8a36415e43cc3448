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
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
