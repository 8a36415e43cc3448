import { questionsOfPages } from './page_parts.ts'

/** The other half of the further questions, by the toss of a coin. Nothing is tuned on these, and nobody reads what they miss. */
export const unseenFurther = questionsOfPages(`
	se puede reciclar vidrio = /help/recycling-guide
	como pago el recibo de la basura = /pay-my-bill /help/paying-your-bill
	swing set too big for can = /help/bulky-items /service-request
	wellington wind cart falls over every monday = /help/snow-and-wind /residential/wellington /faqs
	rinse peanut butter jars really?? = /help/recycling-guide
	Hi, I am new in this country. The truck did not take my garbage. What I do? = /help/missed-pickup /service-request /faqs
	We have about 15 bags a week at the preschool, which one is right? = /commercial /commercial/3-yard /commercial/2-yard /faqs /help/commercial-overflow
	email = /contact /about
	styrofoam = /help/recycling-guide
	trash in loveland co = /help/where-we-pick-up /faqs
	hot tub in a dumpster = /help/roll-off-prohibited-items
	we go to arizona dec - april can you pause it = /help/skip-or-pause /faqs
	office of 10 people what dumpster = /commercial /faqs /commercial/2-yard
	animals dragging garbage down the driveway, bellvue = /help/bears-and-raccoons /residential/north-county
	Could I trade the big cart for a smaller one, my kids are off to college = /help/cart-size /service-request
	need dumpster today = /help/same-day-roll-off /roll-off-dumpsters /faqs
	when do you pick up at 812 Maple Ct = /pickup-day /help/where-we-pick-up /faqs
	transfer trash to new address = /help/moving /pay-my-bill
	Re-roofing a 30 square house with one layer, would a 20 yard hold it? = /rolloff-20-yard /help/choose-roll-off-size /help/weight-limits /roll-off-dumpsters /size-calculator /faqs
	hoa fined me for leaving can at curb after pickup day = /help/cart-placement
	windsor lake trash schedule = /pickup-day /pickup-day/windsor-lake /residential/windsor
	reviews = / /roll-off-dumpsters/loveland
	loveland trash pickup at home available? = /help/where-we-pick-up /faqs
	i need trash service = /help/start-service /order /residential /faqs
	how often does recycling get picked up, every week or every other = /pickup-day /help/recycling-guide /faqs /residential
	can furniture go in roll off = /help/loading-a-roll-off
	will it crack my driveway = /help/protect-your-driveway /faqs /roll-off-dumpsters
	trash day 80526 = /pickup-day /pickup-day/fort-collins-south /residential/fort-collins /help/where-we-pick-up /faqs
	suspend service for summer = /help/skip-or-pause /faqs
	way extra garbage after christmas wrapping paper foam = /help/holiday-weeks /help/recycling-guide
	Strangers keep filling our church's dumpster, what can we do about it? = /help/commercial-overflow
	couch = /help/bulky-items /service-request
	queen matress and box spring = /help/bulky-items /service-request
	se rompio mi bote = /help/cart-repair /service-request /faqs
	prohibited = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters
	Our bin behind the store is heaped over by Thursday every week, what are our options? = /help/commercial-overflow /commercial /faqs /commercial/3-yard
	how full with dirt = /help/weight-limits
	We'll be out of town next Tuesday, please don't come = /help/skip-or-pause /service-request /faqs
	I lost my job and can't make the trash payment this month, can we work something out? = /help/paying-your-bill
	cancel = /help/cancel-service /faqs
	size for roof tear off 2 layers = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-20-yard /help/weight-limits /faqs
	vape battery lithium = /help/hazardous-waste /help/recycling-guide
	dimensions 3 yard dumpster = /commercial/3-yard /commercial /help/dumpster-placement
	which holidays push trash back a day = /help/holiday-weeks /about /faqs
	cancelar servicio = /help/cancel-service /service-request /faqs
	voy de viaje no pasen esta semana = /help/skip-or-pause /service-request /faqs
	can i put bags on top or beside it = /service-request /help/cart-placement /help/cart-size
	emergency burst pipe need container asap = /help/same-day-roll-off /roll-off-dumpsters /faqs
	it says my id is invalid = /help/customer-id /pay-my-bill
	branches = /help/lawn-can-season
	dumpster weight limit 2 yard = /commercial/2-yard /commercial /help/commercial-overflow
	fort collins trash schedule = /pickup-day /residential/fort-collins /help/where-we-pick-up /faqs /pickup-day/fort-collins-old-town /pickup-day/fort-collins-south
	We had a pipe break and the basement is soaked, how quick can you bring a bin = /help/same-day-roll-off /roll-off-dumpsters /faqs
	Can I toss a dead laptop battery in with the recycling? = /help/recycling-guide /help/hazardous-waste
	what do i do with bubble wrap and amazon mailers = /help/recycling-guide
	recogen muebles = /help/bulky-items /service-request
	Am I allowed to put old paint cans and tires in the container? = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters /help/hazardous-waste
	I typed in my number with dashes and the site says not found = /help/customer-id /pay-my-bill
	Looking for a dumpster for storm cleanup on 10th Street in Greeley = /roll-off-dumpsters/greeley /roll-off-dumpsters
	replacing floors in 4 rooms = /rolloff-15-yard /help/choose-roll-off-size /size-calculator /roll-off-dumpsters
	Is there a minimum commitment if I only need trash service for 4 months? = /faqs /help/start-service /residential /help/cancel-service /terms-of-service /
	start trash 2210 Clearview severance = /help/start-service /order /residential/severance /residential
	need to update phone number on account = /pay-my-bill /help/paying-your-bill
	trash can blew away in the wind = /help/cart-repair /service-request /faqs /help/snow-and-wind
	lease up july 31 who gets the trash cart back = /help/moving /help/cancel-service
	how far apart should the cans be = /help/cart-placement
	12 yard dimensions = /rolloff-12-yard /roll-off-dumpsters /help/choose-roll-off-size /size-calculator /faqs
	If we vote to leave our current garbage company, how long does the changeover take? = /help/hoa-setup /hoa-services /faqs
	skipped AGAIN second time this month im furious = /help/missed-pickup /service-request /faqs
	Can the guys mound the debris above the sides? = /help/loading-a-roll-off /roll-off-dumpsters /faqs
	replace cart cost = /help/cart-repair /service-request /faqs
	get rid of a sofa = /help/bulky-items /service-request
	I had a hip replacement and cannot wheel the cart to the road, is there any help? = /help/cart-placement
	rolloff = /roll-off-dumpsters /faqs
	holiday shedule = /help/holiday-weeks /about /faqs
	price of trash + recycling + yard = /residential /faqs /help/start-service / /help/cart-size /order /services
	How do I pay for my mother's trash from Texas? = /pay-my-bill /help/paying-your-bill /faqs
	your driver broke my lid = /help/cart-repair /service-request /faqs
	do you come out to berthoud = /help/where-we-pick-up /faqs
	leaf bags november = /help/lawn-can-season
	$29 includes what = /residential /faqs /help/start-service / /help/cart-size /order /services
	raccons = /help/bears-and-raccoons
	Will you hand out my phone number to advertisers? = /privacy-policy /help/text-notifications
	restaurant dumpster on new years day = /help/holiday-weeks /faqs /commercial /about
	is it ok to leave it on the sidewalk = /help/cart-placement
	old town alley will a dumpster fit = /roll-off-dumpsters/fort-collins /roll-off-dumpsters
	What day does trash go on Cleveland Ave in Wellington? = /pickup-day /pickup-day/wellington /residential/wellington /help/where-we-pick-up /faqs
	you overcharged me and i want it fixed = /help/paying-your-bill /pay-my-bill /terms-of-service
	How do I keep a garbage can from blowing over when it's gusting 60? = /help/snow-and-wind /residential/windsor /residential/wellington /faqs
	asphalt driveway damage = /help/protect-your-driveway /faqs /roll-off-dumpsters
	Can you haul twice the trash just this one time at 640 Peyton Dr? = /service-request /help/cart-size
	siding and window replacement job = /rolloff-20-yard /help/choose-roll-off-size /size-calculator /roll-off-dumpsters
	complaint about rude driver = /help/cancel-service /contact
	lock for dumpster = /help/commercial-overflow
	truck broke my fence who pays = /terms-of-service /contact
	left over junk after the movers left = /help/moving /help/bulky-items /roll-off-dumpsters
	What would I pay a month for the large bin with recycling, all in? = /residential / /faqs /help/start-service /order /help/recycling-guide
	Your truck never showed up on our street today, should I leave the cans out overnight? = /help/missed-pickup /service-request /faqs
	missed = /help/missed-pickup /service-request /faqs
	bank sent me new credit card number where do i change = /help/paying-your-bill /pay-my-bill
	gone all winter do i still pay = /help/skip-or-pause /faqs
	permit to put dumpster on street = /faqs /roll-off-dumpsters
	Do you pick up on the Friday after Thanksgiving or wait until Saturday? = /help/holiday-weeks /about /faqs /pickup-day
	dog poop in lawn can? = /help/lawn-can-season
	sms alerts cost money? = /help/text-notifications /faqs
	cleaned out closets, need extra pick up once = /service-request /help/cart-size
	que va en el reciclaje = /help/recycling-guide
	contenedor en loveland = /roll-off-dumpsters/loveland /roll-off-dumpsters
	I'm on a shared dirt lane past Ted's Place, can your truck get to me? = /help/where-we-pick-up /residential/north-county /roll-off-dumpsters/northern-communities
	services offered = /services /
	I'm leaving for Arizona in November until April, what are my options = /help/skip-or-pause /service-request
	only want the lawn thing for june and july = /help/lawn-can-season
	want smaller can = /help/cart-size /service-request
	old clothes in the recycle can? = /help/recycling-guide
	Will the city fine me for having a dumpster parked in the street in front of my house? = /faqs /roll-off-dumpsters
	paint thinner in dumpster = /help/hazardous-waste
	leaving waste management, how do i switch without paying twice = /help/start-service
	How many days do I get with a roll-off before you charge more? = /roll-off-dumpsters
	landscape rock and dirt small dumpster = /rolloff-12-yard /help/choose-roll-off-size /help/weight-limits /roll-off-dumpsters /size-calculator
	can i put a fridge in the rolloff = /help/roll-off-prohibited-items /faqs /roll-off-dumpsters
	how do i quit getting your text messages = /help/text-notifications /privacy-policy /faqs
	not sure how big = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /faqs
	garbage day west greeley past 47th ave = /pickup-day /pickup-day/greeley-west /residential/greeley
	single person apartment which is enough = /help/cart-size /faqs /residential
	how do i pay you people = /pay-my-bill /help/paying-your-bill
	will trash be late because of memorial day = /help/holiday-weeks /about /faqs
	greely pickup days = /pickup-day /pickup-day/greeley-west /pickup-day/greeley-east /residential/greeley /help/where-we-pick-up /faqs
	does the lid have to be shut = /help/cart-placement
	antifreeze = /help/hazardous-waste
	how long can i keep it = /roll-off-dumpsters
	hoa contract how many years = /hoa-services /faqs /help/hoa-setup
	I live on Overland Trail in Laporte, what day do I haul the can down? = /pickup-day /pickup-day/north-county /residential/north-county
	Is a 12 yard short enough to leave a parking spot on my driveway? = /rolloff-12-yard /help/choose-roll-off-size /roll-off-dumpsters /faqs /help/protect-your-driveway
	wellington trash day = /pickup-day /pickup-day/wellington /residential/wellington /help/where-we-pick-up /faqs
	As an HOA secretary I want to mail everybody the holiday dates for the year = /about /help/holiday-weeks
	report missd pickup online = /help/missed-pickup /service-request /faqs
	How do I keep raccoons out of the trash = /help/bears-and-raccoons
	cuando recogen la basura en mi calle = /pickup-day /help/where-we-pick-up /faqs /residential
	tenants dumped a tv in our roll off after we filled it = /help/roll-off-prohibited-items
	terms and conditions = /terms-of-service
	car battery = /help/hazardous-waste
	It's 10:30, can you still get a 15 yard here this afternoon? = /help/same-day-roll-off /roll-off-dumpsters /faqs
	how much is a dumpster for a week = /roll-off-dumpsters /faqs
	dumpster timnath = /roll-off-dumpsters /help/where-we-pick-up
	hours = /contact /about
	Is that big steel container going to scratch up my new driveway? = /help/protect-your-driveway /faqs /roll-off-dumpsters
	trash day near csu campus = /pickup-day /pickup-day/fort-collins-old-town /residential/fort-collins /help/where-we-pick-up /faqs
	flyer for residents about new trash service = /help/hoa-setup /hoa-services /faqs
	hoa trash proposal by thursday's meeting = /hoa-services /hoa-quote /faqs
	dumpster for 8 unit apartment building = /commercial /faqs /commercial/3-yard
	how many tons in a 20 = /help/weight-limits /rolloff-20-yard /roll-off-dumpsters /faqs /help/choose-roll-off-size
	renta de contenedor en longmont = /roll-off-dumpsters/longmont /roll-off-dumpsters
	api json for pickup dates = /calendar
	email me the number i need to pay = /help/customer-id /pay-my-bill
	sign up wellington garbage = /help/start-service /order /residential/wellington /residential
	I want to praise your driver, who do I write to? = /contact /about
	Do you come out to small acreages off County Road 17? = /help/where-we-pick-up /residential/severance /residential/north-county /faqs
	school custodian - bags heavy is the dumpster low enough to throw in = /commercial/2-yard
	Is there anyone I can reach on a Sunday in an emergency? = /contact /pay-my-bill
	do i pay for a new can if yours broke = /help/cart-repair /service-request /faqs
	What am I supposed to do with half a dozen cans of old house paint? = /help/hazardous-waste /help/roll-off-prohibited-items
	christmas garbage schedule = /help/holiday-weeks /about /faqs
	stuff sticking out the top of dumpster = /help/loading-a-roll-off /roll-off-dumpsters
	ice on our hill they didnt come = /help/snow-and-wind
	65 or 96 = /help/cart-size /faqs /residential
	tenant left a dresser and recliner at the curb = /help/bulky-items /service-request
	billed twice this month = /help/paying-your-bill /pay-my-bill /faqs /terms-of-service
	recogen pasto y hojas = /help/lawn-can-season /faqs /residential
	tearing off deck = /help/choose-roll-off-size /size-calculator /roll-off-dumpsters /rolloff-15-yard
	how long till you call back with a quote = /contact /faqs /
	contenedor para restaurante = /commercial /faqs /commercial/3-yard
	i25 closed wyoming line no garbage? = /help/snow-and-wind /residential/wellington
	what day is my trash = /pickup-day /help/where-we-pick-up /faqs /residential
	Which direction should the lid open, toward the street or the house? = /help/cart-placement
	I'd like a text when the truck is running behind because of weather = /help/text-notifications /faqs /reminders
	recycle can still full after truck left = /help/missed-pickup /service-request /faqs
	My daughter says pizza boxes with grease are okay in the recycling, is she right? = /help/recycling-guide
	which can should i get for 2 people = /help/cart-size /faqs /residential
	refund if i cancel mid month = /help/cancel-service /terms-of-service
	where take weed killer bottles = /help/hazardous-waste
	Where can I get rid of a mattress my renter left behind? = /help/bulky-items /service-request
	make a payment for my dads account = /pay-my-bill /help/paying-your-bill
	household hazardous waste weld county = /help/hazardous-waste
	nails in my tire after dumpster left = /help/protect-your-driveway
	where should we put dumpster behind shop = /help/dumpster-placement /commercial /faqs
	parked car in front of can = /help/cart-placement /help/missed-pickup
	apples from my tree in yard bin = /help/lawn-can-season
	how much is trash service = /residential /faqs /help/start-service / /help/cart-size /order /services
	windsor hoa dumpster in driveway weekend = /roll-off-dumpsters/windsor /roll-off-dumpsters
	do i have to sign anything = /faqs /help/start-service /residential / /terms-of-service /help/cancel-service
	when is garbage on county road 74 by severance = /pickup-day /pickup-day/severance /residential/severance
	wellington co roll off rental = /roll-off-dumpsters/wellington /roll-off-dumpsters
	bear got in the trash = /help/bears-and-raccoons
	payment up front for roll offs? = /faqs /roll-off-dumpsters /help/same-day-roll-off /terms-of-service
	can hoa leave anytime = /hoa-services /faqs /help/hoa-setup /terms-of-service
	east greeley 8th street trash what day = /pickup-day /pickup-day/greeley-east /residential/greeley
	home assistant waste collection = /calendar
	raindance trash pickup day = /pickup-day /pickup-day/windsor-raindance /residential/windsor
	bolsas de mas esta semana = /service-request /help/cart-size
	I need a trash can for my new home. How can I order? = /help/start-service /order /residential /faqs
	96 gal cost per month = /residential /faqs /help/start-service / /help/cart-size /order /services
	Do you have a place I can just mail a check to, I don't trust the internet = /pay-my-bill /help/paying-your-bill
	private road gate code = /help/where-we-pick-up /help/start-service /residential/north-county
	stop recycling only keep trash = /help/cancel-service /service-request
	Somebody took my trash can from the curb, can I get another = /help/cart-repair /service-request /faqs
	A big cottonwood branch came down, can I cut it up for the yard can? = /help/lawn-can-season
	third week in a row you forgot the house on the corner = /help/missed-pickup /service-request /faqs
	necesito bote de basura para mi casa nueva = /help/start-service /order /residential /faqs
	Can somebody remind me by email, I am 81 and I keep mixing up the weeks = /reminders /calendar /help/text-notifications
	We just moved into RainDance, when does the truck come by? = /pickup-day /pickup-day/windsor-raindance /residential/windsor
	laporte garbage day = /pickup-day /pickup-day/north-county /residential/north-county
	how high can i fill it = /help/loading-a-roll-off /roll-off-dumpsters /terms-of-service
	account number = /help/customer-id /pay-my-bill
	rained out, need to push dumpster back to monday = /help/same-day-roll-off /roll-off-dumpsters /faqs
	The house is sold, what do I do with the garbage cart? = /help/moving /help/cancel-service
	I only want a grass can during the summer, how much is it = /help/lawn-can-season /faqs /residential /order
	signed up for text alerts and nothing comes = /help/text-notifications
	switch from 3 to 2 yard = /commercial /faqs /commercial/3-yard /help/commercial-overflow
	payment = /pay-my-bill /help/paying-your-bill
	Would every house in our HOA be charged the same? = /hoa-services
`)

/** For somebody else, or about what no page says. */
export const unseenFurtherUnanswerable: readonly string[] = `
	dumpster salt lake city
	excavation foundation dig
	lawn mowing service
	street light is out
	uhaul truck
	veteran military discount
	Can you pick up my trash in Laramie?
	skunk smell on dog how to wash
	Which dentist is open on Friday?
	How do I get a library card in Greeley?
	Do you have a number for a good plumber in Windsor?
	office assistant position salary
	lost cat windsor
	how do i change my hoa bylaws
	building permit for deck windsor
	Can you deliver ten yards of mulch on Saturday?
	dumpster rental cheyenne wyoming
	topsoil by the yard delivered
	What does the county landfill charge for a pickup load?
	new tires for my truck
	cuanto gana un recolector de basura
	shred documents secure
	referral bonus for telling a friend
	hoa dues where to pay
	We need someone to tear down a garage, can your crew do the demolition?
	I lost my wallet at your neighbor's shop, do you know their hours?
	Could you send a crew to paint our rental before the new tenants?
	garbage disposal jammed
	is i-25 open right now
	grease trap cleaning for restaurant
	buy trash bags
	pour new driveway slab price
	Can I buy a used roll-off truck from you?
	gravel delivery
	portable toilets for wedding
	scrap metal prices per pound
	movers cost per hour
	are you hiring cdl drivers
	student discount code
	limpieza de casas
`
	.trim()
	.split('\n')
	.map((question) => question.trim())
