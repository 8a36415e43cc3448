import { everydayQuestions } from './everyday_answers.ts'

/** The other half, by the toss of a coin: only their totals are looked at, which tell whether a change helps beyond the questions that it was made for. */
export const unseenEveryday = everydayQuestions(`
	leaves = lawn
	drywall = loading rolloffSize /rolloff-20-yard /rolloff-15-yard weight
	needles = hazardous notAllowed
	paint = hazardous notAllowed
	alley = placement
	raccoons = bears
	receipt = due pay
	permit = street
	overflowing = overflow /service-request?kind=extra
	complaint = contact
	shingles = weight
	login = customerId
	diapers = /help/cart-size recycling /faqs#faq-cart-sizes /help/bears-and-raccoons
	trash still out front nobody came by = missed
	our whole block didnt get picked up yesterday = missed
	its 6pm and my can is still full = missed
	u missed us 2 weeks in a row = missed
	my garbage wasnt taken, all the neighbors was = missed
	trash day was yesterday and you never showed = missed
	how do i tell you my trash was not picked up = missed
	recycle bin was not emptied again = missed
	will the truck come back for my trash = missed
	can lid broke off = broken
	wheels came off the trash can = broken
	my garbage can got run over by the plow = broken
	our can disappeared after the windstorm = broken
	tote is leaking at the bottom = broken
	need replacement cart = broken
	the axel on my trash can broke = broken
	i would like a larger garbage can please = otherCart
	we only have the 65 and need the 96 = otherCart
	can i get two trash carts = otherCart
	want a smaller one, i live alone now = otherCart
	how much trash fits in a 96 gallon = cartSize
	how many kitchen bags fit in the 65 gal = cartSize
	is 65 gallons enough for 3 people = cartSize
	how many feet between trash and recycling cans = placement
	my husband had surgery and we need help getting the can out = placement
	basketball hoop next to my trash can = placement
	is 8am too late to put my trash out = setOut
	what happens to trash when christmas is on thursday = holidays
	is juneteenth a day off = holidays
	do you work on labor day = holidays
	its icing outside are you still picking up = weather
	wind blew my trash everywhere = weather
	how do i keep the can from falling over = weather
	60 mph gusts tomorrow, put cans out? = weather
	can is stuck in a snow bank = weather
	bear tipped my can = bears
	bear proof cart available? = bears
	something keeps ripping open my bags at night = bears
	skunk in the trash = bears
	text me night before trash day = reminders
	can i get notified if pickup is running late = reminders
	unsubscribe = reminders
	put pickup days in outlook = calendar
	can alexa tell me trash day = calendar
	dont want email reminders any more = reminders
	what day trash = pickupDay
	is it recycle week = pickupDay
	recycling every other week or every week? = pickupDay /faqs#faq-recycling recycling
	what day do you pick up near the university in greeley = /faqs#faq-greeley-day /residential/greeley /pickup-day/greeley-west /pickup-day/greeley-east
	water valley trash day = /pickup-day/windsor-raindance /residential/windsor
	when is trash in severance = /pickup-day/severance /residential/severance
	i forgot which day is mine = pickupDay
	can i get service at 4512 county road 19 = served rural
	do you do masonville = served rural
	we just built outside of town on a gravel road do you come out there = rural
	does your truck go up rist canyon = rural
	trash pickup near berthoud = served
	is johnstown in your area = served
	private lane with a gate = rural
	zip 80549 = served /residential/wellington
	windsor trash company = /residential/windsor
	garbage service in greeley colorado = /residential/greeley
	do you recycle glass bottles = recycling
	are milk cartons recyclable = recycling
	amazon boxes = recycling
	is bubble mailers recyclable = recycling
	que puedo reciclar = recycling
	plastic grocery sacks = recycling
	is recycling extra = recyclePrice
	when does yard waste end this year = lawn
	can branches go in the green can = lawn
	weeds and garden stuff pick up = lawn
	apples fell from my tree what to do = lawn
	i have an old couch and a box spring to get rid of = bulky
	do you take washing machines = bulky
	piano removal = bulky
	get rid of old grill = bulky hazardous
	i have 6 extra bags this week = /service-request?kind=extra bulky
	extra trash after a party = /service-request?kind=extra bulky /help/cart-size
	christmas tree pickup = bulky holidays lawn
	half a gallon of old house paint = hazardous notAllowed
	where does used oil go = hazardous notAllowed
	gasoline in a can = hazardous notAllowed
	old pills = hazardous
	what to do with ashes from the fire pit = hazardous
	roundup weed spray = hazardous
	hazardous waste drop off weld county = hazardous
	donde pago mi cuenta = pay
	how do i pay over the phone = pay
	where do i send my payment = pay
	why is my bill 43 dollars = due
	my bill is wrong you charged me for a lawn can i dont have = due
	got billed after i cancelled = due /help/cancel-service
	can i get an extension on my bill = due
	do you bill monthly or quarterly = due
	bill never came in the mail = due
	where is my customer number = customerId
	cant get into my account = customerId
	we got married and need to change the name on the account = account
	gone 2 weeks no need to pick up = pause
	skip this thursday please = pause
	can i pause while my house is vacant = pause
	nobody will be home in july do i still pay = pause
	closing on our house the 15th need to move trash = moving start
	tenant moved out, put trash in my name = moving account start
	i want to stop service = stop
	come get your can i dont want service = stop
	do you charge to cancel = stop rolloffCancel
	how many days notice do i have to give = stop contract
	do i have to sign up for a year = contract
	are there contracts = contract
	minimum months = contract
	i want to start garbage service = start
	how long before i get my cart after i order = start
	garbage rates = price
	how much is it a month for one can = price
	whats the cost for a 65 gallon = price cartSize
	senior rate for trash = price
	cheapest trash service = price
	is there a sign up fee = price start
	do prices include fuel surcharge = price
	how much for trash plus lawn plus recycling = price
	price list = price rolloffPrice /faqs#faq-commercial-price
	are you open right now = contact
	whats ur number = contact
	email address for the office = contact
	what time does the office close = contact
	address of your office in loveland = contact
	no one answers the phone = contact
	the truck leaked oil on my driveway = contact /help/protect-your-driveway
	when will i hear back about my quote = quote
	is this company local = about
	how many yards do i need for a garage = rolloffSize /rolloff-12-yard
	dumpster for estate clean out = rolloffSize /rolloff-20-yard
	how many pickup truck loads in a 15 yard = /rolloff-15-yard rolloffSize
	how tall are the sides on the 30 = /rolloff-30-yard rolloffSize
	20 yd = /rolloff-20-yard
	3 yrd = /commercial/3-yard
	15 yard dumpster price = /rolloff-15-yard rolloffPrice
	how much dirt can a 12 yard hold = /rolloff-12-yard weight
	10 yard dumpster = /rolloff-12-yard rolloffSize /roll-off-dumpsters
	6x8 trailer load = rolloffSize
	dumpster cost for a week = rolloffPrice
	dumpster prices in windsor = /roll-off-dumpsters/windsor rolloffPrice
	need a dumpster in wellington = /roll-off-dumpsters/wellington
	can you bring a dumpster friday morning = sameDay rent
	when do i have to order by to get it same day = sameDay
	drop off saturday? = sameDay
	pipe burst basement flooded need a dumpster now = sameDay
	can i keep the dumpster for 2 weeks = rent
	come get the dumpster im done = rent
	how do i rent a dumpster = rent
	will a dumpster ruin my asphalt = driveway
	how wide does my driveway have to be = driveway
	is there enough room with power lines = driveway
	how many pounds can i put in = weight
	what if the dumpster is over weight = weight
	can i put concrete in it = weight
	mixed dirt and bricks = weight
	does it have a door to walk in = loading /rolloff-20-yard /rolloff-30-yard
	can i burn stuff in the dumpster = loading
	asbestos tile = notAllowed
	can i put paint cans in the roll off = notAllowed
	can dumpster sit on the street = street
	do i need city permission for a dumpster = street
	cancel dumpster delivery tomorrow = rolloffCancel /help/same-day-roll-off
	dry run fee = rolloffCancel /help/same-day-roll-off
	garbage service for our church = business
	how heavy can the 2 yard be = /commercial/2-yard
	somebody dumped a mattress by our dumpster = overflow
	our dumpster fills up before friday = overflow
	cars park in front of our dumpster = spot
	how big should the enclosure be = spot
	hoa bid = hoa
	trash for 85 townhomes = hoa
	i am on the board and we want one trash company = hoa /faqs#faq-hoa-switch
	do hoas have to sign a contract = /faqs#faq-hoa-contract hoa
	do you sell my info = privacy
	who is liable if the container damages my property = terms /faqs#rolloff-faq-driveway /help/protect-your-driveway
	what services do you have = /services
	neighbors keep putting trash in my can = contact bulky overflow /service-request
`)

/** Of those for somebody else, too, only the totals are looked at. */
export const unseenEverydayUnanswerable: readonly string[] = `
	truck driver jobs near me
	do you hire 16 year olds
	cdl training
	porta john rental
	septic pumping cost
	pressure wash my trash cans price
	where to buy trash bags
	used dumpster for sale
	snow removal quote
	tree removal cost
	how to unclog a drain
	best pizza in fort collins
	is the library open today
	xcel energy outage
	how to make compost at home
	free moving boxes
	rent a uhaul in windsor
	excavator rental
	junkyard near me
	what time is the broncos game
	movie times
	how to get red wine out of carpet
	cheap flights to denver
	bear spray
	dog poop pickup service
	battery replacement for iphone
	roofers near me
	church near me
	bill of sale template
	change of address usps
	sugar free cookie recipe
	wedding venue
	guitar lessons
	swimming pool hours
	who is the mayor
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
