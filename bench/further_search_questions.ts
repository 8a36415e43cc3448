import { questionsOfPages } from './page_parts.ts'

/**
 * Written from the pages alone, by somebody who knew neither the ranking nor the thesaurus; the last 60, bare words and
 * questions of many parts, by ourselves. The search is tuned on these.
 */
export const further = questionsOfPages(`
	Your garbage truck broke my sprinkler box at the curb, are you paying for it? = /terms-of-service /contact
	can i keep the dumpster 3 weeks = /roll-off-dumpsters
	cuanto cuesta rentar un contenedor = /roll-off-dumpsters /faqs
	trash prices windsor co = /residential /residential/windsor /faqs /
	can it be heaped over the rim = /help/loading-a-roll-off /roll-off-dumpsters /terms-of-service
	Do I roll out the blue bin this Monday or the one after? We are in west Greeley = /pickup-day /pickup-day/greeley-west
	how do i quit = /help/cancel-service /service-request /faqs
	que se puede echar al contenedor = /help/loading-a-roll-off /help/roll-off-prohibited-items /faqs /roll-off-dumpsters
	I manage 212 homes and need a price to show the board on Tuesday = /hoa-services /hoa-quote /faqs
	trash days on my iphone calendar = /calendar
	biggest one u got = /rolloff-30-yard /roll-off-dumpsters /help/choose-roll-off-size /size-calculator /services /help/cart-size /service-request
	2 month rental on a jobsite container? = /roll-off-dumpsters
	wire hangers recycle = /help/recycling-guide
	basura para mi negocio = /commercial /faqs
	whats the address to send a payment = /pay-my-bill /help/paying-your-bill
	which day garbage fort collns = /pickup-day /residential/fort-collins /help/where-we-pick-up /faqs /pickup-day/fort-collins-old-town /pickup-day/fort-collins-south
	hoa bid for 140 homes = /hoa-services /hoa-quote
	Is there a way to see garbage day on my phone's calendar without typing it in every week? = /calendar /reminders
	does recycling have to be bagged = /help/recycling-guide
	blizzard trash = /help/snow-and-wind
	pagar mi factura = /pay-my-bill /help/paying-your-bill
	A bear has been raiding us at night in Bellvue, what time is safe to put the can out? = /help/bears-and-raccoons /residential/north-county
	text me my account number = /help/customer-id /pay-my-bill
	que dia pasa la basura en greeley = /pickup-day /pickup-day/greeley-west /pickup-day/greeley-east /residential/greeley /help/where-we-pick-up /faqs
	a que ciudades van = /help/where-we-pick-up /faqs
	tirar un colchon viejo = /help/bulky-items /service-request
	weight limit = /help/weight-limits
	nobody home for delivery = /help/protect-your-driveway
	do you take plastic bags in the recycling = /help/recycling-guide
	wich day u come to hillcrest dr = /pickup-day /help/where-we-pick-up /faqs
	nieve hay basura hoy = /help/snow-and-wind
	extra empty before wedding saturday at our venue = /help/commercial-overflow /commercial /faqs
	bear tore the lid off my can = /help/bears-and-raccoons /help/cart-repair /service-request
	i sold my house = /help/moving /help/cancel-service
	its 4pm and nobody came yet, leave it out or bring it in? = /help/missed-pickup /service-request /faqs
	do i get credit if i skip a week = /help/skip-or-pause /faqs
	order by noon? = /help/same-day-roll-off /roll-off-dumpsters /faqs
	dumpster size chart = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters
	donde veo mi numero de cuenta = /help/customer-id /pay-my-bill
	buyer moving in can they keep the can = /help/moving
	Which day should I tell the buyers of a house near Old Town is trash day? = /pickup-day /pickup-day/fort-collins-old-town /residential/fort-collins /help/where-we-pick-up /faqs
	do you take tires = /help/bulky-items /help/roll-off-prohibited-items /faqs
	early termination fee = /help/cancel-service /faqs /terms-of-service
	wind advisory tonight should i wait to put it out = /help/snow-and-wind /residential/windsor /residential/wellington /faqs
	We're busting up an old sidewalk, how much concrete can go in one? = /help/weight-limits /rolloff-12-yard /faqs /roll-off-dumpsters
	My card on file expired last month and I got a new one, how do I update it = /help/paying-your-bill /pay-my-bill
	can i tape the lid until you come = /help/cart-repair /service-request /faqs
	can facing the wrong way = /help/cart-placement
	is trash running on mlk day = /help/holiday-weeks /about /faqs
	What container do I want for redoing one bathroom and a closet? = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-12-yard /faqs
	Can I order trash service online at night or do I have to call? = /help/start-service /order
	deep freezer quit working where to take = /help/bulky-items /help/roll-off-prohibited-items
	crack in the bottom, it leaks = /help/cart-repair /service-request /faqs
	The last owner left an air conditioner and a TV, can these go into the roll-off? = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters
	Should the recycling go in a bag or loose in the bin? = /help/recycling-guide
	alley pickup where to set it = /help/cart-placement /residential/fort-collins
	Christmas Eve is our normal day, are you coming? = /help/holiday-weeks /about /pickup-day /faqs
	59th avenue greeley recycling this week or next = /pickup-day /pickup-day/greeley-west
	quiero servicio de basura = /help/start-service /order /residential /faqs
	car parked in front of dumpster so you skipped us = /help/dumpster-placement /commercial /faqs
	how much to take a recliner = /help/bulky-items /service-request
	enclosure size for dumpster = /help/dumpster-placement
	berthoud barn cleanout container = /roll-off-dumpsters/berthoud /roll-off-dumpsters
	My tenant at 2107 W Mulberry says her bin was skipped, can I report it for her? = /help/missed-pickup /service-request
	how much notice to skip a pickup = /help/skip-or-pause /faqs /service-request /terms-of-service /help/cancel-service
	trash not picked up today = /help/missed-pickup /service-request /faqs
	lake loveland cottonwood trees over driveway dumpster = /roll-off-dumpsters/loveland /help/protect-your-driveway
	One of the wheels came off my cart and I can't pull it up the drive = /help/cart-repair /service-request /faqs
	do you guys pick up on presidents day = /help/holiday-weeks /about /faqs
	how do I get a new build hooked up with garbage in severance, we close Dec 11 = /help/start-service /order /residential/severance /residential
	Can your truck back a roll-off down a farm lane near Carter Lake? = /roll-off-dumpsters/berthoud /roll-off-dumpsters
	larimer county hazmat drop off = /help/hazardous-waste
	Do you take leaves in the fall and until what date? = /help/lawn-can-season /faqs /residential
	city permit needed for container at the curb? = /faqs /roll-off-dumpsters
	pay for one additional pickup at the house = /service-request /help/cart-size
	asbestos tile = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters /roll-off-dumpsters/longmont
	garbge truck didnt come = /help/missed-pickup /service-request /faqs
	i always forget trash day can you send me something = /reminders /help/text-notifications /calendar
	We want recycling added to our trash, what's it cost and how do I get it? = /help/recycling-guide /faqs /residential /order /help/start-service /service-request /pay-my-bill
	What would a 20 yard box cost me for four days in Loveland? = /roll-off-dumpsters /rolloff-20-yard /faqs /roll-off-dumpsters/loveland
	townhomes 36 units alley trash and recyling = /hoa-services /hoa-quote /help/hoa-setup
	help = /help /faqs /service-request /contact
	Does the $33 one come with recycling or is that extra? = /residential / /faqs /help/recycling-guide /help/start-service /order
	how many truckloads fit in 15 = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-15-yard /faqs
	The texts from you quit coming after I typed STOP by accident = /help/text-notifications
	I want to stop service after this month, how much warning do you need? = /help/cancel-service /service-request /faqs /terms-of-service
	dumpster longmont = /roll-off-dumpsters/longmont /roll-off-dumpsters
	college move out dumpster august = /roll-off-dumpsters/fort-collins /roll-off-dumpsters
	pay bill = /pay-my-bill /help/paying-your-bill
	paint cans = /help/hazardous-waste
	do you pick up weeds and hedge trimmings = /help/lawn-can-season
	cancel business dumpster = /commercial /terms-of-service /help/cancel-service /service-request /faqs
	switching from republic to you = /help/start-service /order /residential /faqs
	kitchen gut job, which box = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-15-yard
	one day for whole neighborhood = /hoa-services /faqs /help/hoa-setup
	donde llevo baterias y aceite = /help/hazardous-waste
	Does the dumpster truck need room overhead, we've got wires by the back door = /help/dumpster-placement /commercial /faqs /roll-off-dumpsters /help/protect-your-driveway
	door on the back open? = /help/loading-a-roll-off /roll-off-dumpsters
	snowbird = /help/skip-or-pause /faqs /service-request
	do you work on labor day = /help/holiday-weeks /about /faqs
	coupon = /residential / /faqs
	had a party, too many bags, one time pickup = /service-request /help/cart-size
	Do I get a discount if I'm over 65? = /residential / /faqs
	does hoa include recycling and lawn = /hoa-services /faqs /help/hoa-setup /hoa-quote
	big stuff day? large item pickup = /help/bulky-items /service-request
	someone is dumping in our dumpster = /help/commercial-overflow
	contract? = /faqs /help/start-service /residential / /terms-of-service /help/cancel-service
	broken bin replacement = /help/cart-repair /service-request /faqs
	you took my can because of unpaid bill?? = /terms-of-service /help/paying-your-bill
	2 lawn cans possible = /help/lawn-can-season
	Where do I put plywood so the dumpster doesn't dent the asphalt? = /help/protect-your-driveway /faqs /roll-off-dumpsters
	How long before I hear back about a price? = /contact /faqs /
	My folks' place has forty years of stuff in it, which bin would do it all at once = /rolloff-30-yard /rolloff-20-yard /help/choose-roll-off-size /size-calculator /roll-off-dumpsters
	severance trash rates = /residential /residential/severance /faqs /
	do i take the caps off bottles = /help/recycling-guide
	who owns the cart me or you = /terms-of-service /help/cancel-service /help/moving
	garbage day laurel street by the university = /pickup-day /pickup-day/fort-collins-old-town /residential/fort-collins /help/where-we-pick-up /faqs
	How high is the edge on the smaller dumpster, our custodian has a bad shoulder = /commercial/2-yard /commercial
	greeley dumpster = /roll-off-dumpsters/greeley /roll-off-dumpsters
	can is too small = /help/cart-size /service-request
	What's the best way to pack a roll-off so we only need one? = /help/loading-a-roll-off
	el camion no recogio mi bote que hago = /help/missed-pickup /service-request /faqs
	numero de telefono = /contact /about
	Can I change my mind about the container if it's coming in two days? = /faqs /roll-off-dumpsters /terms-of-service /help/same-day-roll-off
	can i get a second trash can = /service-request /help/cart-size
	i forgot which day my garbage goes = /pickup-day /help/where-we-pick-up /faqs
	update credit card on file = /help/paying-your-bill /pay-my-bill
	leaves = /help/lawn-can-season /order /faqs
	new concrete poured last month can you set dumpster = /help/protect-your-driveway /faqs /roll-off-dumpsters
	Where do people in Weld County take pesticides from the barn? = /help/hazardous-waste /roll-off-dumpsters/berthoud
	office closed? nobody answers = /contact /about
	privacy = /privacy-policy
	dumpster for my restaurant = /commercial /faqs /commercial/3-yard
	numero de cliente = /help/customer-id /pay-my-bill
	The payment page asks for some 12 digit thing, I don't have any paper bill = /help/customer-id /pay-my-bill /faqs
	senior discount = /residential / /faqs
	What happens when the box weighs too much for your truck to take? = /help/weight-limits /terms-of-service
	list of days you dont pick up = /help/holiday-weeks /about /faqs
	you guys drove right past my can this morning = /help/missed-pickup /service-request /faqs
	The wind carried off our recycling bin and we've looked up and down the street = /help/cart-repair /service-request /faqs /help/snow-and-wind
	mom says take the cans out, what day is it for our street = /pickup-day /help/where-we-pick-up /faqs /residential
	are you open saturday = /contact /about
	swap 96 for 65 = /help/cart-size /service-request
	when does the truck come to wellington colorado = /pickup-day /pickup-day/wellington /residential/wellington /help/where-we-pick-up /faqs
	water valley windsor what day is trash = /pickup-day /pickup-day/windsor-raindance /residential/windsor
	skunk in garbage can = /help/bears-and-raccoons
	map of where you pick up = /help/where-we-pick-up /about /faqs /contact /
	phone number = /contact /about
	we had twins and one can isn't cutting it anymore with all the diapers = /help/cart-size /service-request /faqs
	we just bought south of drake, when do they come = /pickup-day /pickup-day/fort-collins-south /residential/fort-collins /help/where-we-pick-up /faqs
	downsize, its just me now since my husband passed = /help/cart-size /service-request /faqs
	how long have you been in business = /about /
	severance trash day = /pickup-day /pickup-day/severance /residential/severance
	rural trash service ranch long driveway = /help/where-we-pick-up /residential/north-county /help/cart-placement
	out in the county between severance and eaton = /help/where-we-pick-up /residential/severance /faqs
	We put the trash out Monday like always but it was Labor Day, when will it be emptied? = /help/holiday-weeks /about /faqs /pickup-day
	roll of dumpster quote = /roll-off-dumpsters /contact /faqs
	It snowed a foot and our street isn't plowed, should the can stay out? = /help/snow-and-wind /help/missed-pickup
	ordr trash can online = /help/start-service /order /residential /faqs
	We run a small taqueria, how big a dumpster and what does it run monthly? = /commercial /commercial/3-yard /faqs /services /commercial/2-yard
	Can homeowners in the association pick extras like the yard can? = /help/hoa-setup /hoa-services
	yard waste = /help/lawn-can-season /order /faqs
	pavers driveway heavy bin = /help/protect-your-driveway /faqs /roll-off-dumpsters
	propane tank from grill = /help/hazardous-waste /help/roll-off-prohibited-items /faqs
	where did my cart go, its not on the street = /help/cart-repair /service-request /faqs
	text me if truck is late = /help/text-notifications /reminders /faqs
	website wont accept my customer number = /help/customer-id /pay-my-bill
	piano = /help/roll-off-prohibited-items /help/bulky-items /service-request
	come get it, we are done early = /roll-off-dumpsters /help/loading-a-roll-off
	We have an old sleeper sofa in the basement, will you pick it up if I drag it out? = /help/bulky-items /service-request
	gotta know if its recycle or regular this week for 20th st greeley, my dad is gonna kill me = /pickup-day /pickup-day/greeley-east /residential/greeley
	customer id = /help/customer-id /pay-my-bill
	can i put it out the night before = /help/cart-placement /help/bears-and-raccoons /help/snow-and-wind /faqs
	is recycle free with trash = /faqs /help/recycling-guide /residential /help/start-service /
	Who takes a dead refrigerator around here? = /help/bulky-items /help/roll-off-prohibited-items
	what cant go in dumpster = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters
	3yd monthly = /commercial /faqs /commercial/3-yard
	our school has old chemicals from lab, who takes = /help/hazardous-waste
	who do i talk to about a wrong invoice = /pay-my-bill /help/paying-your-bill /contact /faqs
	12 yard vs 15 = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-12-yard /rolloff-15-yard
	treadmill = /help/bulky-items /service-request
	when does yard waste stop = /help/lawn-can-season /faqs /residential /order
	is it monday or tuesday for us in greeley = /pickup-day /pickup-day/greeley-west /pickup-day/greeley-east /residential/greeley /help/where-we-pick-up /faqs
	how do i report that my trash was never collected = /help/missed-pickup /service-request /faqs
	cutoff for same day delivery = /help/same-day-roll-off /roll-off-dumpsters /faqs
	How should I throw out wood stove ashes without starting a fire = /help/hazardous-waste
	trash out by what time in the morning = /help/cart-placement /faqs /residential
	moving to new house same town keep service = /help/moving
	can i put concrete in it = /help/weight-limits /faqs /roll-off-dumpsters /rolloff-12-yard
	when is the bill due = /help/paying-your-bill /pay-my-bill /faqs
	My current company is awful, what do I need to do to change to yours? = /help/start-service /order /faqs
	Can I stop by your office to talk to someone, and when? = /contact /about
	theres a bear going through our cans = /help/bears-and-raccoons
	trash day by UNC 11th avenue greeley = /pickup-day /pickup-day/greeley-east /residential/greeley
	switch on text alerts please = /help/text-notifications /faqs
	im done with you guys, come get your can = /help/cancel-service /service-request /faqs
	kids playing in the dumpster = /help/loading-a-roll-off /terms-of-service
	landlord here, want trash at my rental in greeley starting dec 7 = /help/start-service /order /residential/greeley /residential
	wellington labor day monday when do you come = /help/holiday-weeks /about /pickup-day/wellington /residential/wellington /faqs /pickup-day
	I'm moving from Greeley to Fort Collins on the 1st, can my service follow me? = /help/moving /pay-my-bill /faqs
	I have about 8 extra bags after a baby shower, will you take them? = /service-request /help/cart-size
	laporte trash service cost = /residential /residential/north-county /faqs /
	The church needs the invoice explained, there's a line the treasurer doesn't understand = /help/paying-your-bill /pay-my-bill /faqs /contact
	Can two shops in the same building split one dumpster? = /commercial/3-yard /commercial
	paymnt portal not loading = /pay-my-bill /help/paying-your-bill
	we close next friday how do buyers get trash set up = /help/start-service /order /residential /faqs
	are you picking up on july 4th this year = /help/holiday-weeks /about /faqs
	are you running in the snow today = /help/snow-and-wind
	what day do they come up to bellvue = /pickup-day /pickup-day/north-county /residential/north-county
	plow guy blocked our dumpster = /help/dumpster-placement /commercial /faqs
	Can we leave the bins in the alley behind our house on Mountain Ave? = /help/cart-placement /residential/fort-collins
	My dad died and I'm closing his accounts, how do I end his trash service? = /help/cancel-service /service-request /faqs
	no curb on our road where does it go = /help/cart-placement /help/where-we-pick-up
	basement flood carpet and drywall = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-15-yard /help/weight-limits
	address = /contact /about
	somebody threw tires in my container = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters /terms-of-service
	I pay every month and for the second time my cart is still full, what are you going to do about it = /help/missed-pickup /service-request /faqs
	need a bin for my driveway = /roll-off-dumpsters /faqs
	insulin needles = /help/hazardous-waste
	price for the big can = /residential /faqs /help/start-service / /help/cart-size /order /services
	what size dumpster for garage cleanout = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-12-yard /faqs
	husband wants trash texts on his phone too = /help/text-notifications /pay-my-bill
	garbage day downtown windsor near main street = /pickup-day /pickup-day/windsor-lake /residential/windsor
	location = /contact /about
	office = /contact /about
	mail = /contact /pay-my-bill
	fax = /contact
	closed = /contact /help/holiday-weeks /about
	late = /help/missed-pickup /service-request /help/snow-and-wind
	truck = /help/missed-pickup /service-request /pickup-day
	driver = /contact
	delay = /help/holiday-weeks /help/snow-and-wind /about
	full = /service-request /help/commercial-overflow /help/cart-size
	new = /help/start-service /order
	key = /help/commercial-overflow /help/dumpster-placement /contact
	gate = /help/dumpster-placement /faqs /help/where-we-pick-up
	where = /help/where-we-pick-up / /contact
	when = /pickup-day
	today = /pickup-day
	tomorrow = /pickup-day
	pickup = /pickup-day /residential
	schedule = /pickup-day /calendar
	time = /help/cart-placement /pickup-day
	night = /help/cart-placement
	street = /help/where-we-pick-up / /pickup-day
	dumpster = /roll-off-dumpsters /commercial
	container = /roll-off-dumpsters
	allowed = /help/roll-off-prohibited-items /help/recycling-guide /faqs
	month = /residential /faqs /
	week = /pickup-day /help/recycling-guide
	about = /about
	20 yard dumpster 10 days price loveland = /roll-off-dumpsters/loveland /rolloff-20-yard /roll-off-dumpsters /faqs
	how much is a 20 yard for a week in windsor = /rolloff-20-yard /roll-off-dumpsters/windsor /roll-off-dumpsters /faqs
	cost of 30 yard roll off two weeks in greeley = /rolloff-30-yard /roll-off-dumpsters/greeley /roll-off-dumpsters /faqs
	12 yard for dirt 3 days fort collins how much = /rolloff-12-yard /roll-off-dumpsters/fort-collins /help/weight-limits /faqs
	price for 15 yard dumpster delivered saturday in timnath = /rolloff-15-yard /help/same-day-roll-off /roll-off-dumpsters /faqs
	can i get a 12 yarder tomorrow in berthoud and how long can i keep it = /roll-off-dumpsters/berthoud /help/same-day-roll-off /roll-off-dumpsters
	how much is a 4 yard dumpster twice a week for a restaurant in greeley = /commercial /commercial/3-yard /faqs
	hoa 80 homes price per home in windsor with recycling every other week = /hoa-quote /hoa-services /help/hoa-setup
	20 yard for shingles, weight limit and price = /help/weight-limits /rolloff-20-yard /faqs
	need a dumpster for a weekend in severance, what size for a garage cleanout = /help/choose-roll-off-size /roll-off-dumpsters/severance /size-calculator /rolloff-12-yard
	30 yard for a month in longmont price = /rolloff-30-yard /roll-off-dumpsters/longmont /roll-off-dumpsters /faqs
	what does it cost to keep a 15 yard an extra week in wellington = /roll-off-dumpsters /rolloff-15-yard /roll-off-dumpsters/wellington /terms-of-service
	do you deliver a 30 yard to laporte and what does it cost = /roll-off-dumpsters/northern-communities /rolloff-30-yard /help/same-day-roll-off /roll-off-dumpsters
	how much for two 20 yards for a remodel in loveland = /rolloff-20-yard /roll-off-dumpsters/loveland /roll-off-dumpsters /faqs
	extra cart in loveland how much per month = /help/cart-size /service-request / /residential
	cancel my 20 yard delivery in windsor and get my deposit back = /terms-of-service /faqs
	smallest dumpster for 3 days in berthoud cost = /roll-off-dumpsters/berthoud /rolloff-12-yard /roll-off-dumpsters /faqs
	how much for a dumpster for a week = /roll-off-dumpsters /faqs
	20 yd 7 days windsor = /rolloff-20-yard /roll-off-dumpsters/windsor /roll-off-dumpsters
	15 yard wellington cost = /rolloff-15-yard /roll-off-dumpsters/wellington /roll-off-dumpsters /faqs
	price 20 yard severance 2 weeks = /rolloff-20-yard /roll-off-dumpsters/severance /roll-off-dumpsters /faqs
	3 yard dumpster once a week price windsor = /commercial/3-yard /commercial /faqs
	how long can i keep a 20 yard and what is the extra day price = /roll-off-dumpsters /rolloff-20-yard /faqs
	does a 20 yard fit in a driveway in loveland = /roll-off-dumpsters/loveland /rolloff-20-yard /faqs /help/protect-your-driveway
	64 gallon trash every week berthoud how much = / /faqs /residential /help/cart-size
	96 gallon cart price per month in windsor with recycling = / /residential/windsor /residential /faqs
	permit for a 20 yard on the street in fort collins and the cost = /roll-off-dumpsters/fort-collins /faqs
	how big is a 15 yard and how much can it weigh = /rolloff-15-yard /help/weight-limits /help/choose-roll-off-size
	how much to rent a 30 yard for construction in timnath for 3 months = /rolloff-30-yard /roll-off-dumpsters /faqs
	12 yard full of dirt for one day in bellvue, cost = /rolloff-12-yard /help/weight-limits /roll-off-dumpsters/northern-communities /faqs
	lost my cart in windsor, how much is a new one = /help/cart-repair /service-request /faqs
	couch and mattress pickup in fort collins how much and when = /help/bulky-items /service-request
`)

/** For somebody else, or about what no page says. */
export const furtherUnanswerable: readonly string[] = `
	snow plowing driveway
	Do you rent tables and tents for a party?
	buy bear spray
	Who is the mayor of Severance?
	fix cracked driveway concrete contractor
	pueblo roll off
	pothole on my street
	What does a locksmith charge at night?
	sell used dumpster
	usps forward my mail
	I'd like to drive one of your trucks, where do I apply?
	job application
	where to buy a garbage can lowes
	skid steer rental
	trabajo de chofer
	Where do I renew my truck's plates in Weld County?
	porta potty rental
	trash service grand junction
	sponsor our little league team
	plomero de emergencia
	hold mail while on vacation
	firewood
	oil change
	Is the dump in Ault open on Sundays?
	storage unit monthly
	tour of the truck for kindergarten class
	hard drive destruction certificate
	kitchen trash compactor repair
	need work, i can ride on back of truck
	gift certificate
	My stock portfolio of Waste Connections, is it a buy?
	cash for aluminum cans
	septic tank pumping
	Will it snow on Thursday in Fort Collins?
	Do you clean windows or gutters?
	hoa management company
	how much snow are we getting
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
