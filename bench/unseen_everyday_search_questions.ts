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
	bill should come to me not my renters = account due
	whose name should the trash be in, mine or the renters = start account moving
	send the statement to my property manager instead = account due
	seller needs a container to empty the garage before showings = rolloffSize rent rolloffPrice /rolloff-12-yard
	closing on the 14th, need a final trash bill = stop due moving
	can you swap a full box for an empty one = rent sameDay loading
	our crew needs a dumpster on site by 7 tomorrow = sameDay rent
	contractor pricing on several roll offs a month = rolloffPrice
	is there a discount for nonprofits = price business
	who do i send our tax exempt form to = contact due
	the treasurer needs copies of last years invoices = due
	necesito un contenedor para remodelar mi casa = rolloffSize rent rolloffPrice
	se rompio mi bote de basura = broken
	mi bote desaparecio = broken
	me cobraron de mas = due
	how i can get trash bin for my house i am new here = start
	my mom says put the bins out where do they go = placement
	forgot to take the cans out what now = missed /service-request?kind=extra bulky reminders pickupDay
	we are on a fixed income is there a lower rate = price
	my husband usually rolls it out but he broke his hip = placement
	i do not do computers can i pay another way = pay due
	may i speak with a real person please = contact
	we hardly make any trash, is there a smaller plan = cartSize otherCart price
	i want to stop getting paper bills = due pay
	tenants keep blocking the enclosure = spot
	change the billing contact for our buildings = account
	recycling for the tenants of our building = business recycling hoa
	kitchen grease where does it go = hazardous
	our dumpster smells and theres flies = bears overflow
	opening a taqueria in june need a dumpster = business
	cardboard fills up our dumpster every two days = overflow
	driver couldnt get to our dumpster because of a delivery van = spot missed
	dump and return 20 = rent /rolloff-20-yard
	you guys open yet = contact
	tons on a 15 = weight /rolloff-15-yard
	job got pushed a week can i change the drop date = rolloffCancel sameDay rent
	im paying for nothing, trash still sitting here = missed due
	your idiot driver threw my can in the ditch = contact broken missed
	want my money back for the weeks you didnt come = due rolloffCancel missed
	complain about a driver = contact
	your truck cracked my driveway = contact driveway
	you charged me twice fix it = due
	nobody ever calls me back = contact
	last day in this house is the 31st what do i do with the cart = moving stop
	need to cancel by end of month = stop
	do i leave the can for the new people = moving stop
	headed to mesa november through april = pause
	put us back on the route we return april 2 = pause start
	do i still get billed while im gone = pause due
	ranch 6 miles off the pavement can a truck get in = rural
	can the cart sit at the end of our lane = placement rural bears
	dumpster for our dairy = business
	elementary school needs two dumpsters emptied mon and thu = business /faqs#faq-commercial-pickups
	class project about what can be recycled = recycling
	lost the key to the dumpster lock = overflow
	neighbors upstairs overfilled the dumpster = overflow
	republic customer want to change = start
	do you beat other quotes = price quote
	are you cheaper than gallegos = price
	cart wont fit through my side gate = cartSize otherCart
	hose wont get the smell out of my bin = bears
	does the lid have to be closed all the way = placement
	truck just went by and didnt get the recycling = missed
	are you running today = holidays weather contact pickupDay reminders
	what route am i on = pickupDay
	trash two days late because of the blizzard = weather
	hail dented my lid = broken
	bobcat tore the bags = bears
	new phone number for the texts = reminders account
	do you service eaton = served
	just annexed into severance do you come here = served /residential/severance rural
	livermore trash = /residential/north-county served rural /pickup-day/north-county
	west side of greeley what day = /faqs#faq-greeley-day /residential/greeley /pickup-day/greeley-west pickupDay
	empty spray paint can = hazardous notAllowed recycling
	dehumidifier = bulky notAllowed
	old fence posts = loading rolloffSize notAllowed /rolloff-15-yard /roll-off-dumpsters
	half burned logs from the fireplace = hazardous
	oxygen bottles from my late husband = hazardous
	pill bottles = recycling hazardous
	dead squirrel in my yard = notAllowed
	pine needles = lawn
	what does it cost to add yard service = lawn
	total for big cart and recycling = price recyclePrice
	can i pay 6 months ahead = pay due
	where on the bill is my number = customerId
	cost to dump a load of dirt = weight rolloffPrice
	hoarder house two bedrooms = rolloffSize /rolloff-30-yard /rolloff-20-yard
	does the door open on the end = loading
	do i get charged by the day = rent rolloffPrice
	hoa agreement expires in december want to compare = hoa /faqs#faq-hoa-contract /faqs#faq-hoa-switch
	can our whole street have one day = /faqs#faq-hoa-one-day /hoa-services hoa
	are you a big corporation = about
	who sees my phone number = privacy reminders
	email for billing = contact due
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
	apartment application fee
	allowance for teenagers
	medicare part b premium
	rv park in mesa
	hay for sale
	substitute teacher pay
	school supply list
	landlord tenant law colorado
	how to evict a tenant
	subcontractor agreement template
	waste management stock
	wheelchair ramp builder
	walker with wheels on amazon
	flights to phoenix
	moving checklist printable
	loud party next door who to call
	outlook email signature
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
