import { concept } from './concept.ts'

/** Becoming a customer, being one, leaving. */
export const customers = [
	concept(
		'signup',
		`
		sign up, signup, start, start service, new customer, new service, enroll, enrollment, join, set up service, begin,
		get service, get started, getting started, open account, become customer, subscribe, order service, start trash,
		start garbage, order, how do i get trash, initiate, need trash service, need garbage service, establish service, get
		cart, receive cart, when will cart, cart delivered, deliver cart, first pickup, signing up, sign me up, signed up,
		sign us up, start up, startup, starting, start new, (start|set
		up|setup|begin|get|order|need|want|initiate|add|arrange|request) (trash|garbage|service|trash service|garbage
		service|trash pickup|garbage pickup|pickup|pick up|collection|residential service|waste service|curbside|home
		service|weekly pickup|trash collection|garbage collection|new service|new account|trash at|cans|a cart|cart|carts),
		new account, new home service, new resident, new to (area|town), first time customer, become a customer, be a
		customer, how do i (start|join|get started|order), how (soon|quick|long) (can|until|before)
		(start|you start|service starts|service start), when (can|does|will) (service|you|it) start, start date, how do i
		get (a cart|service|trash service|cans), get on route, get on your route, get me started, looking for trash, looking
		for garbage, looking for service, want service, interested in service, new house need, bought a house, bought house,
		closing next week, moved here, just moved in, moved in, setup service, quiero servicio, nuevo servicio, servicio de
		basura, contratar, empezar servicio, set us up, get set up, getting set up, new homeowner, new homeowners, start of
		service, need (trash can|garbage can|trash) and pickup, no trash service yet, do not have trash service, need own
		trash, own trash service, responsible for trash, landlord or tenant, tenant or landlord, who pays for trash,
		(provide|supply|bring|include|give) (trash can|cart|trash cans|bin|carts|bins|garbage can|the can),
		(use|bring|buy|have) own (trash can|can|cart|bin|cans|trash cans|garbage can), come with (cart|can|bin|trash can),
		soy nuevo, acabo de mudarme, necesito servicio, necesito un bote, renter open account, open an account, i am new
		here, new here, get trash bin, get trash can, get garbage can, set up trash, get trash going, get service going,
		turn on trash, turn on service, get trash turned on, trash hooked up, first time service, open new account, new
		build home, brand new house, just closed on, hooked up with (garbage|trash|service|you), get hooked up, new build
		hooked up, hook up (trash|garbage|service), (want|need|get|start|set up|order) trash (at|for|in|on) (rental|my
		rental|new place|house|my house|property|our house|new house|apartment|cabin|farm), trash at my rental, rental
		starting, starting (january|february|march|april|may|june|july|august|september|october|november|december), how do
		(buyers|tenants|renters|new owners) get, buyers get trash, tenants get trash, get trash set up, ordenar servicio,
		empezar, iniciar servicio, necesito basura, change to yours, become
		your customer, sign up online, order online, order at night, sign up over phone, online or call, do i
		have to call, start up service, how do i switch, (switch|switching|change|changing|go|start) (to|with) your (company|service), (buy|use|bring|have) own anynumber gallon
		`,
	),
	concept(
		'customer-id',
		`
		customer id, find customer id, lost account number, forgot account number, lost customer id, forgot customer id,
		account number, customer number, account id, customer no, account no, id number, customer identification, login, log
		in, sign in, logon, password, username, forgot password, account code, user id, log into, access account, 12 digit
		number, 12 digit, account numbers, acct number, acct no, my account number, customer ids, forgot my id, need
		my id, what is my id, whats my id, my customer number, number on my bill, where is my account number,
		(find|lost|forgot|need|look up|get|what is) (account number|customer number|customer id|id|account id|id number),
		log on, portal login, portal, log in to portal, sign in to portal, online portal, access my account, access portal,
		can not (log in|login|sign in|access), not (log in|login|sign in), login not working, reset password, password
		reset, locked out, register account, create account, create login, create an account, twelve digit, anynumber digit,
		anynumber digit number, pin, wrong id, id is wrong, invalid id, id not (accepted|working|recognized|found), number
		on bill, on bill is my number, where on bill, portal says, numero de cliente, numero de cuenta, mi numero, mi numero
		de cuenta, donde veo mi numero, donde esta mi numero, codigo de cliente, mi cuenta, website wont (accept|take), wont
		accept my (number|customer number|id), number does not work, number not working, not accept (number|customer
		number|id|my number), asks for (number|id|anynumber digit|some number|customer number), digit thing, what number
		does it want, it wants a number, where do i find my number, where is my number, where is my customer, do not know my
		number, no paper bill, without a bill, do not have a bill, text me my number, text me my id, email me my number,
		text me my account number, id
		`,
	),
	concept(
		'account-change',
		`
		update account, account update, change account, new card, new email, change email, change phone number,
		new phone number, change name, update info, update information, update card, change credit card, contact
		info, change my information, account information, update payment, change billing address, card expired,
		expired card, change mailing address, update address, change address, new address, update
		(phone|email|name|address|card|number|billing|payment method|mailing address|contact), change
		(phone|email|name|number|card|payment method|billing|mailing address|my email|my name|my number|last
		name), changed (phone|email|name|number|card|my number|my name|my email|last name), name changed, last
		name changed, number changed, email changed, phone changed, new (phone|cell|email address|card
		number|last name|name|debit card|credit card|cell number|cell phone number|bank|bank account|mailing
		address|billing address|number), got a new (card|phone|number), got new card, wrong
		(name|email|phone|phone number|address on), got married, married, divorced, maiden name, credit card
		expired, put in my name, transfer account, change name on account, name on account, add spouse, add
		someone to account, add name, authorized user, take over account, account holder, update my account,
		account details, update details, edit my account, on file, wrong (number|address|card|last
		name|info|information), (phone|number|address|email|name|card) (on file|is wrong|changed|is different),
		new cc, switch name, put account in, change ownership, under my name, in my wifes name, change (to|of)
		(name|email|phone), billing contact, change billing contact, (bill|statement|invoice) (go to|sent
		to|come to|to go to|to come to), (send|mail|email) (bill|bills|statement|statements|invoice|invoices)
		to, whose name, in whose name, forwarding address, correct (name|spelling|address|phone|email), profile
		`,
	),
	concept(
		'pause',
		`
		pause, skip, hold, on hold, suspend, vacation, trip, travel, traveling, out of town, snowbird, temporary stop,
		temporarily stop, put on hold, vacation hold, break from service, gone for, leaving town, skip a week, skip week,
		not home, out of state, skip next, deployment, pausing, paused, suspended service, suspending, suspension, vacation
		stop, stop temporarily, stop for a while, stop for (month|week|winter|summer|few), hold service, hold trash, hold my service, temporary hold, temporary suspension, temporary cancel, gone (until|till|for|a month|all
		month|all summer|all winter|next week|this week|anynumber), will be gone, going away, going on trip, going on a
		trip, be away, being away, going to be gone, we will be gone, be out of, on trip, on a trip, on vacation, vacations,
		holiday trip, traveling for, (no|not need|skip|without|cancel|hold|stop) (trash|pickup|pick
		up|garbage|service|collection|trash pickup|garbage pickup) (this week|next week|for a week|for a month|for
		month|until|while|next month|tomorrow|monday|for a few|few weeks|anynumber weeks), not need (pickup|pick
		up|trash|service|trash picked up|you to come) (this|next|on|for|until), not need pickup, not need (pickup|service)
		this, no pickup needed, no need to (come|stop|pick up), not have any trash, no trash this week, not have trash,
		nothing to pick up, skip us this, skip (my|our|next|this|one|a) (pickup|week|house), skip pickup, skip this week,
		skip one week, skip service, away until, away for, leaving for, leave for (month|winter|summer|week), leave town,
		leaving for winter, leaving for (arizona|florida|texas), winter in, in arizona, in florida, second home, vacation
		home, part time resident, summer home, resume, restart, resume service, restart service, come back from, back home,
		house is empty, house empty, vacant, empty house for, house sitting, in hospital, hospital, out of country,
		overseas, abroad, military leave, honeymoon, cruise, (be|are|will be|going to be|is) (in|at)
		(florida|arizona|texas|mexico|california|hawaii|europe|hospital|rehab), from anynumber to anynumber, not be
		(home|here|there|around), nobody (home|will be home|there), no one (home|will be home), nothing to
		(collect|empty|dump), no trash (to pick up|out|this time|for you), no need for pickup, no need to pick up, not put
		trash out, wont be (home|here|there|around), gone (all|from|through|over|in|on), out of town from, vacaciones, empty
		this month, not living there, not there in (winter|summer), sitting empty, only there in, few months, couple of
		weeks, couple weeks, are away, while away, away on, away from home, going to be away,
		(headed|heading|going|go|gone|drive|driving) (south|to arizona|to florida|to texas|to mesa|to phoenix|to tucson|to
		mexico|to california), (back|return|returning|home) (in|on)
		(march|april|may|june|july|august|september|october|november|december|january|february), (put|add) back on route,
		back on route, back on the schedule, turn (service|trash) (back on|on again|off for), seasonal hold, winter hold,
		between (tenants|renters), until i rent, (november|october|december|january) through (march|april|may), for (a
		few|few|couple|couple of|several|six|three|two) months, while i am gone, while gone, while we are gone, i am
		leaving, when we leave, when we return, leaving, tell you leaving, before i leave, before we leave, am leaving, are
		leaving, be leaving for, snowbirds, leave for winter, away (all|until|till|from), (spend|spending) winter,
		(seasonal|part time|winter|summer) (resident|residents|home|hold|stop|pause|residence), (be|are|am) back
		(in|on|by|around), come back in, coming back in, stop for winter, until
		(spring|april|may|march|june|fall|september|october|november), snow bird, winter away, going on vacation, away for
		the month, will be away, house will be empty, empty for months, seasonal home, summer cabin closed, not be using,
		not using it for, no trash for, skip pickup while, credit if skip, credit for skipping, do i pay while, charged
		while away, pay while away, notice to skip, notice for skipping, away the (month|week|winter|summer|season), gone anynumber days, (away|gone) for anynumber (days|weeks)
		`,
	),
	concept(
		'move',
		`
		move, moving, moved, new house, new home, relocate, relocation, change address, new address, sold house, sell house,
		selling house, sold my house, bought house, buying house, moving out, moving in, closing on house, transfer service,
		different house, new place, moves, moving to, moving from, moved to, moved away, moving house, moving houses, moving
		day, moving next, we are moving, move my service, move service, switch address, switching
		address, (switch|transfer|move|change) (service|account|trash|garbage|my service|my account) (to|over to)
		(new|another|different), switching service to, address change, change of address, changing address, new residence,
		new apartment, moved to new, sell home, sold home, selling, selling my house, selling
		our house, house sold, selling home, bought new, closing date, closing on, close on house, downsizing to,
		relocating, relocated, leaving colorado, out of your area, leaving area, leaving the area, renting out, tenant
		moving, tenants moved, tenant moved out, landlord, landlord transfer, lease ended, lease is up, end of lease, buyer,
		seller, realtor, moving out of state, mudanza, mudar, new tenant, take us with, take service with, me mudo, me mude,
		nos mudamos, new people, new owner, new owners, next owner, next tenant, buyers, take over house, takes over, take
		over the house, sale of home, sale of house, sale of our home, last day in, moved out, move out, moves out, out of
		this house, possession date, house is sold, house sale, under contract to sell, transfer (name|owner|ownership) of
		house, leave (can|cart|bin) for (new|next|buyer|owner|tenant), take (can|cart|bin) with (me|us), (can|cart|bin) when
		i move, keys handed over, (keep|take) service (at|to|with), follow me, service follow me, buyer moving in, buyers
		moving in, new address across town, same town, keep my service, bring my cart, take my cart, take cart with me,
		leave the cart, leave my cart, leave can behind, leave cart behind, cart stay with house, can stay with the house,
		stays with house, sold
		`,
	),
	concept(
		'cancel',
		`
		cancel, cancellation, quit, terminate, termination, end service, stop service, discontinue, close account, stop
		trash, stop garbage, stop pickup, end subscription, end account, no longer need, drop service, get out of, opt out
		of service, close my account, unsubscribe from service, end my service, shut off, cancels, canceled, cancelled,
		canceling, cancelling, cancle, cancell, want to (cancel|quit|stop|leave|end|terminate), stop (service|my
		service|trash service|garbage service|using|my trash|my garbage|your service|picking up|residential|account),
		stopping service, ending service, end (trash|garbage|account|contract), close (account|my
		account|out account|out my account|acct), closing account, closing my account, not want (service|your service|trash
		service|you|anymore|it anymore), not need (service|trash service|garbage service|your
		service|anymore|it anymore), no longer (want|need|using|use|live|require), no longer live, leave company, leaving
		company, leave your company, drop my service, dropping service, discontinue service, discontinuing, disconnect,
		disconnect service, turn off service, turn off my service, shutting off, shut off service, unsubscribe service,
		switch away, switching to another, going with another, going with someone else, going with a different, someone else
		is cheaper, found (another|cheaper|a cheaper|someone|a different|different)
		(company|hauler|service|provider|one|trash company), pick up your cart, come get (your cart|your can|cart|can|the
		cart|bin|your bin|cans|carts), (return|returning) (cart|my cart|can|bin|cans|carts|the cart|your
		cart|equipment), take cart back, take your cart back, remove cart, remove my cart, pick up old cart, how much
		notice, notice to cancel, notice to quit, cancellation notice, cancellation policy, how do i leave, get rid of
		service, leave (company|hauler), cancelar, cancelo, not want (pickup|trash pickup|service anymore|to continue), done
		with you, done with service, going elsewhere, closing out, end ours, cancelar servicio, cancelar el servicio,
		terminar servicio, end early, ending early, quit early, how much (warning|notice), warning do you need, notice do
		you need, advance notice to (stop|cancel|quit), end (his|her|their|moms|dads|mothers|fathers)
		(service|trash|account|trash service), (dads|moms|mothers|fathers) account, closing (his|her|their) accounts, close
		(his|her|their) account, (dad|mom|mother|father|husband|wife|grandma|grandpa|grandmother|grandfather)
		(died|passed|passed away), cancel (dumpster service|business dumpster|commercial|business service|business
		trash|commercial service|office trash), stop (business|commercial|dumpster) service, stop service after, after this
		month, end of (month|this month), ya no quiero, dar de baja, done with trash service, ending my service, stop the
		service, want out, get out, how to end, how do i end, end it, stop coming, do not come anymore, stop billing me,
		close out, mom died, dad died, estate of, deceased customer
		`,
	),
	concept(
		'contract',
		`
		contract, commitment, agreement, month to month, lock in, locked in, long term, term contract,
		obligation, minimum term, annual contract, early termination, sign a contract, commit, year contract, 30
		days notice, notice period, contracts, contractual, contract length, length of contract, contract
		required, sign contract, no contract, without contract, without a contract, require contract, require a
		contract, anynumber year, one year, 1 year, year commitment, anynumber year commitment, commitments, how
		long commitment, bound, tied in, tied down, stuck with, am i locked, get out of contract, out of
		contract, break contract, auto renew, automatic renewal, renewal, contract end, when does contract,
		notice required, minimum service, minimum months, sign anything, sign something, sign papers, sign
		paperwork, anynumber month (contract|commitment|agreement|term), fee to end early, early end
		`,
	),
	concept(
		'switch-hauler',
		`
		another hauler, other hauler, current hauler, present hauler, from another hauler, switch haulers,
		change haulers, switch companies, change companies, switch from, competitor, waste management, republic
		services, gallegos, ram waste, new trash company, different trash company, different company, new
		hauler, change over, other trash company, switch trash, switch garbage, waste connections, switching
		from, switch over, switching companies, switching haulers, switching over, changing companies, changing
		haulers, change trash company, change garbage company, change trash companies, change garbage companies,
		(leave|leaving|fire|drop|dump) (hauler|current hauler|our hauler|waste management|republic|other
		company|trash company|current company), fed up with, tired of, unhappy with current,
		currently with, currently use, currently have, have waste management, from waste management, from
		republic, republic, wm, current company, current provider, another provider, another trash company,
		other provider, existing service, existing hauler, old hauler, old company, my old hauler, come over,
		come over to you, different hauler, other companies, rival, moving from
		another, raised price again, another company, current (service|contract|trash), (unhappy with|instead of) our (hauler|company|service|provider)
		`,
	),
]
