import { concept } from './concept.ts'

/** Becoming a customer, being one, leaving; bills and prices. */
export const customers = [
	concept(
		'signup',
		`
		sign up, signup, start, start service, new customer, new service, enroll, enrollment, join, set up service,
		setup service, set up, begin, get service, get started, getting started, open account, become customer,
		subscribe, order service, start trash, start garbage, order, how do i get trash, initiate, need trash
		service, need garbage service, establish service, get cart, receive cart, when will cart, cart delivered,
		deliver cart, first pickup, signing up, sign me up, signed up, sign us up, start up, startup, starting,
		start new, start my, (start|set up|setup|begin|get|order|need|want|initiate|add|arrange|request)
		(trash|garbage|service|trash service|garbage service|trash pickup|garbage pickup|pickup|pick
		up|collection|residential service|waste service|curbside|home service|weekly pickup|trash collection|garbage
		collection|new service|new account|trash at|cans|a cart|cart|carts), new account, new home service, new
		resident, new to (area|town), first time customer, become a customer, be a customer, how do i
		(start|join|sign|get started|order), can you start, how (soon|quick|long) (can|until|before) (start|you
		start|service starts|service start), when (can|does|will) (service|you|it) start, start date, how do i get
		(a cart|service|trash service|cans), get on route, get on your route, get me started, looking for trash,
		looking for garbage, looking for service, want service, interested in service, switch to you, switch to
		your, new house need, just bought, bought a house, bought house, closing next week, moved here, just moved
		in, moved in
		`,
	),
	concept(
		'price',
		`
		price, cost, how much, how much is, how much does, rate, pricing, charge, expensive, cheap, cheaper,
		cheapest, afford, affordable, discount, senior discount, deal, per month, monthly price, monthly rate,
		monthly cost, dollars, rates, promotion, coupon, budget, price list, fee schedule, prices, costs, priced,
		charges, charged, pay for, fees, how much would, how much for, how much per, how much do, how much will, how
		much a, what does it cost, what do you charge, what will it cost, what would it cost, per pickup, monthly,
		per week, cost of, cost per, monthly fee, monthly charge, quarterly, annual cost, yearly, per year, weekly
		price, military discount, veteran discount, veterans discount, seniors discount, discounts, specials, promo,
		promo code, coupons, low income, cheapest plan, plans, packages, package, price sheet, rate sheet, service
		plans, service plan, tiers, low cost, reasonable, budget friendly, fair price, inexpensive, pricey, price
		match, compare prices, what are rates, what are your rates, current rates, service rates
		`,
	),
	concept(
		'free',
		`
		free, for free, free of charge, included, include, no charge, no cost, cost extra, complimentary, no extra
		cost, extra cost, costs extra, extra for, is it free, cost anything, no extra, comes with, part of plan, is
		included, what is included, whats included, do you charge for, charge for
		`,
		'price',
	),
	concept(
		'fee',
		`
		fee, surcharge, fuel surcharge, extra charge, tax, deposit, activation fee, fees, extra fee, extra fees,
		additional fee, additional charges, surcharges, taxes, setup fee, set up fee, start up fee, startup fee,
		delivery fee, fuel fee, environmental fee, admin fee, processing fee, convenience fee, deposits, trip fee,
		trip charge, dry run, minimum charge, one time fee, cancellation charge, early fee
		`,
		'price',
	),
	concept(
		'hidden-fees',
		`
		hidden fee, hidden cost, hidden charge, no surprises, surprise charge, any extra fees, any other fees,
		hidden fees, hidden costs, hidden charges, added fees, surprise fees, extra charges, other charges
		`,
		'fee',
	),
	concept(
		'quote',
		`
		quote, estimate, bid, proposal, get price, request a quote, free quote, custom quote, quotation, quotes,
		quoted, estimates, bids, pricing request, request pricing, request price, request quote, get estimate, free
		estimate, cost estimate, instant quote, online quote, give me a price, give me a quote, price quote,
		ballpark, price for my
		`,
	),
	concept(
		'pay',
		`
		pay, payment, pay bill, pay online, autopay, auto pay, automatic payment, credit card, debit card, check,
		cheque, mail check, make payment, payment method, paypal, venmo, paying, pay invoice, portal, online
		account, payment portal, pay by phone, bill pay, cash, bank account, pays, payments, paid, pay my, pay now,
		pay trash bill, pay garbage bill, make a payment, payment options, ways to pay, send payment, mail a check,
		mail payment, send check, send a check, check by mail, where to mail, where do i mail, mail it to, debit,
		visa, mastercard, amex, discover, apple pay, google pay, zelle, cashapp, money order, ach, bank transfer,
		bank draft, direct debit, auto draft, autodraft, automatic payments, automatic withdrawal, auto payments,
		auto pay setup, (set up|enroll in|sign up for|turn off|cancel) (autopay|auto pay|automatic payment|automatic
		payments|auto payments), pay by card, pay by check, pay with card, pay with a card, pay over phone, pay over
		the phone, over the phone, website to pay, bill payment, pay bills, pay balance, prepay, pay in advance, pay
		ahead, pay for year, pay yearly, pay annually, payment address, payment website, payment page, payment did
		not go through, payment failed, card declined, card was declined, declined
		`,
	),
	concept(
		'bill',
		`
		bill, invoice, statement, billing, bills, balance, owe, owed, amount due, account balance, paperless,
		receipt, billed, monthly bill, billing cycle, my bill, trash bill, garbage bill, invoices, statements, get a
		bill, see my bill, view bill, view my bill, copy of bill, copy of invoice, bill copy, bill come, when bill,
		bill each month, how often (bill|do you bill|am i billed|billed), billing date, billing questions, billing
		question, question about bill, question about invoice, question about my bill, billing department, billing
		office, paper bill, paper bills, paper statement, paper statements, e bill, ebill, email bill, emailed bill,
		electronic bill, bill by email, mailed bill, not get bill, not get a bill, not receive bill, did not get
		bill, did not get an invoice, not get invoice, no bill, never got bill, never got a bill, not received,
		receipts, proof of payment, how much do i owe, what do i owe, owe you, current balance, credit on account,
		prorate, prorated, pro rated, first bill, final bill, last bill, bill me, billed for, what am i being
		charged, what is this charge, charge on my card, charge on my bank, charge on my statement, charge on my
		bill
		`,
	),
	concept(
		'due',
		`
		due, due date, when is due, late fee, past due, overdue, late payment, unpaid, when bill, how long to pay,
		deadline, pay late, pay on time, payment plan, collections, when is bill due, when do i pay, when do i have
		to pay, by when pay, late charge, late charges, late fees, bill late, bill is late, late bill, late on,
		behind on, behind on bill, missed payment, missed a payment, forgot to pay, pay after due, grace period,
		extension on bill, more time to pay, can not pay, can not afford, not afford, cant afford, hardship,
		struggling to pay, help paying, payment arrangement, installments, pay in parts, split payment, overdue
		bill, past due bill, past due notice, shut off notice, service suspended, suspended for non payment,
		suspended because, turned off for nonpayment, nonpayment, non payment, collection agency, sent to
		collections, reinstate, reinstate service, restart after
		`,
	),
	concept(
		'bill-wrong',
		`
		something looks wrong, looks wrong, overcharged, overcharge, double charged, charged twice, wrong bill, bill
		wrong, incorrect, error on bill, dispute, too high, went up, price increase, rate increase, mistake on bill,
		not recognize charge, higher than, billing error, wrong amount, increase, billed wrong, billed twice, billed
		incorrectly, wrongly billed, incorrect bill, incorrect charge, wrong charge, wrong price, wrong rate, bill
		went up, bill is higher, bill higher, bill so high, bill is high, bill too high, bill doubled, price went
		up, rates went up, rate went up, raised price, raised my rate, raise my rate, why did (bill|price|rate) (go
		up|increase|change), go up, charged for, charged me for, charged me, charged for service i did not, charged
		wrong, charged extra, charged too much, charging me, being charged, still charging, still being charged,
		still getting billed, still billed, unknown charge, strange charge, extra charge on, unexpected charge, what
		is this charge, credit for missed, credit for, credit my account, service credit, missed service credit,
		adjust my bill, adjustment, bill error, bill mistake, mistake on my bill, do not agree, disagree with,
		refund my overpayment, overpaid, over paid, paid twice, double billed, double payment, duplicate charge
		`,
	),
	concept(
		'customer-id',
		`
		customer id, find customer id, lost account number, forgot account number, lost customer id, forgot customer
		id, account number, customer number, account id, customer no, account no, id number, customer
		identification, login, log in, sign in, logon, password, username, forgot password, account code, user id,
		log into, access account, 12 digit number, 12 digit, account numbers, acct number, acct no, my account
		number, customer ids, my id, forgot my id, need my id, what is my id, whats my id, my customer number,
		number on my bill, where is my account number, (find|lost|forgot|need|look up|get|what is) (account
		number|customer number|customer id|id|account id|id number), log on, portal login, portal, log in to portal,
		sign in to portal, online portal, access my account, access portal, can not (log in|login|sign in|access),
		not (log in|login|sign in), login not working, reset password, password reset, locked out, register account,
		create account, create login, create an account, twelve digit, anynumber digit, anynumber digit number, pin
		`,
	),
	concept(
		'account-change',
		`
		update account, account update, change account, new card, new email, change email, change phone number, new
		phone number, change name, update info, update information, update card, change credit card, contact info,
		change my information, account information, update payment, change billing address, card expired, expired
		card, change mailing address, update address, change address, new address, update
		(phone|email|name|address|card|number|billing|my|payment method|mailing address|contact), change
		(phone|email|name|number|card|payment method|billing|mailing address|my email|my name|my number|last name),
		changed (phone|email|name|number|card|my number|my name|my email|last name), name changed, last name
		changed, number changed, email changed, phone changed, new (phone|cell|email address|card number|last
		name|name|debit card|credit card|cell number|cell phone number|bank|bank account|mailing address|billing
		address|number), got a new (card|phone|number), got new card, correct my, wrong (name|email|phone|phone
		number|address on), got married, married, divorced, maiden name, credit card expired, put in my name,
		transfer account, change name on account, name on account, add spouse, add someone to account, add name,
		authorized user, take over account, account holder, update my account, account details, update details, edit
		my account, my profile
		`,
	),
	concept(
		'pause',
		`
		pause, skip, hold, on hold, suspend, vacation, away, trip, travel, traveling, out of town, snowbird,
		temporary stop, temporarily stop, put on hold, vacation hold, break from service, gone for, leaving town,
		skip a week, skip week, not home, out of state, skip next, deployment, pausing, paused, suspended service,
		suspending, suspension, vacation stop, stop temporarily, stop for a while, stop for
		(month|week|winter|summer|few), hold service, hold trash, hold my, hold my service, temporary hold,
		temporary suspension, temporary cancel, gone (until|till|for|a month|all month|all summer|all winter|next
		week|this week|anynumber), will be gone, going away, going on trip, going on a trip, be away, being away,
		going to be gone, we will be gone, be out of, on trip, on a trip, on vacation, vacations, holiday trip,
		traveling for, (no|not need|skip|without|cancel|hold|stop) (trash|pickup|pick
		up|garbage|service|collection|trash pickup|garbage pickup) (this week|next week|for a week|for a month|for
		month|until|while|next month|tomorrow|monday|for a few|few weeks|anynumber weeks), not need (pickup|pick
		up|trash|service|trash picked up|you to come) (this|next|on|for|until), not need pickup, not need
		(pickup|service) this, no pickup needed, no need to (come|stop|pick up), not have any trash, no trash this
		week, not have trash, nothing to pick up, skip us this, skip (my|our|next|this|one|a) (pickup|week|house),
		skip pickup, skip this week, skip one week, skip service, away until, away for, leaving for, leave for
		(month|winter|summer|week), leave town, leaving for winter, leaving for (arizona|florida|texas), winter in,
		in arizona, in florida, seasonal, second home, vacation home, part time resident, summer home, resume,
		restart, resume service, restart service, come back from, back home, house is empty, house empty, vacant,
		empty house for, house sitting, in hospital, hospital, out of country, overseas, abroad, military leave,
		honeymoon, cruise
		`,
	),
	concept(
		'move',
		`
		move, moving, moved, new house, new home, relocate, relocation, change address, new address, sold house,
		sell house, selling house, sold my house, bought house, buying house, moving out, moving in, closing on
		house, transfer service, different house, new place, moves, moving to, moving from, moved to, moved away,
		moving house, moving houses, moving day, moving next, movers, we moved, i moved, we are moving, move my
		service, move service, switch address, switching address, (switch|transfer|move|change)
		(service|account|trash|garbage|my service|my account) (to|over to) (new|another|different), switching
		service to, address change, change of address, changing address, new residence, new apartment, moved to new,
		sell home, sold home, sold our, sold my, we sold, selling, selling my house, selling our house, house sold,
		selling home, bought new, closing date, closing on, close on house, downsizing to, relocating, relocated,
		leaving colorado, out of your area, leaving area, leaving the area, renting out, tenant moving, tenants
		moved, tenant moved out, landlord, landlord transfer, lease ended, lease is up, end of lease, buyer, seller,
		realtor, moving out of state
		`,
	),
	concept(
		'cancel',
		`
		cancel, cancellation, quit, terminate, termination, end service, stop service, discontinue, close account,
		leave, stop trash, stop garbage, stop pickup, end subscription, end account, no longer need, drop service,
		get out of, opt out of service, close my account, unsubscribe from service, end my service, shut off,
		cancels, canceled, cancelled, canceling, cancelling, cancle, cancell, want to
		(cancel|quit|stop|leave|end|terminate), stop (service|my service|trash service|garbage service|using|my
		trash|my garbage|your service|picking up|residential|account), stopping service, ending service, ending my,
		end (my|trash|garbage|account|our|contract), close (account|my account|out account|out my account|acct),
		closing account, closing my account, not want (service|your service|trash service|you|anymore|it anymore),
		do not want your, not need (service|trash service|garbage service|your service|anymore|it anymore), no
		longer (want|need|using|use|live|require), no longer live, leave company, leaving company, leaving you,
		leave your company, drop my service, dropping service, discontinue service, discontinuing, disconnect,
		disconnect service, turn off service, turn off my service, shutting off, shut off service, get rid of
		(service|your service|you), unsubscribe service, fire you, switch away, switching to another, going with
		another, going with someone else, going with a different, someone else is cheaper, found (another|cheaper|a
		cheaper|someone|a different|different) (company|hauler|service|provider|one|trash company), pick up your
		cart, come get (your cart|your can|cart|can|the cart|bin|your bin|cans|carts), come get your,
		(return|returning) (cart|my cart|can|bin|cans|carts|the cart|your cart|equipment), take cart back, take your
		cart back, remove cart, remove my cart, pick up old cart, how much notice, notice to cancel, notice to quit,
		cancellation notice, cancellation policy, how do i leave
		`,
	),
	concept(
		'contract',
		`
		contract, commitment, agreement, month to month, lock in, locked in, long term, term contract, obligation,
		minimum term, annual contract, early termination, sign a contract, commit, year contract, 30 days notice,
		notice period, contracts, contractual, contract length, length of contract, contract required, sign
		contract, signing, no contract, without contract, without a contract, require contract, require a contract,
		anynumber year, one year, 1 year, year commitment, anynumber year commitment, anynumber month, commitments,
		how long commitment, bound, tied in, tied down, stuck with, am i locked, get out of contract, out of
		contract, break contract, auto renew, automatic renewal, renewal, contract end, when does contract, notice
		required, minimum service, minimum months
		`,
	),
	concept(
		'refund',
		`
		refund, money back, reimburse, reimbursement, credit back, cancellation fee, dry run fee, cancel fee, cancel
		order, return deposit, get money back, refunds, refunded, refundable, non refundable, deposit back, get
		money, my money back, get my money, get refund, refund policy, cancellation refund, cancel (roll
		off|rolloff|my roll off|dumpster|my dumpster|rental|my rental|container|order|my order|the order|dumpster
		order|delivery|booking|reservation), cancel my dumpster order, return policy, reschedule, reschedule
		delivery, change delivery date, change order, change my order, postpone delivery, rain check, money returned
		`,
	),
	concept(
		'switch-hauler',
		`
		another hauler, other hauler, current hauler, present hauler, from another hauler, switch haulers, change
		haulers, switch companies, change companies, switch from, competitor, waste management, republic services,
		gallegos, ram waste, new trash company, different trash company, different company, new hauler, change over,
		other trash company, switch trash, switch garbage, waste connections, switching from, switch over, switching
		companies, switching haulers, switching over, changing companies, changing haulers, change trash company,
		change garbage company, change trash companies, change garbage companies, (leave|leaving|fire|drop|dump)
		(hauler|current hauler|our hauler|waste management|republic|other company|trash company|current company),
		fed up with, tired of, unhappy with current, unhappy with our, currently with, currently use, currently
		have, have waste management, from waste management, from republic, republic, wm, current company, current
		provider, another provider, another trash company, other provider, existing service, existing hauler, old
		hauler, old company, my old hauler, come over, come over to you, different hauler, instead of our, other
		companies, rival, my current, moving from another
		`,
	),
	concept(
		'business',
		`
		business, commercial, shop, store, restaurant, office, retail, bakery, bar, cafe, coffee shop, brewery,
		salon, church, school, clinic, warehouse, tenant, apartment building, apartment complex, property manager,
		property management, company dumpster, workplace, strip mall, gas station, small business, food truck,
		commercial service, front load, front loader, hotel, daycare, multifamily, businesses, commercially,
		commercial dumpster, commercial trash, commercial garbage, commercial pickup, commercial waste, business
		trash, business garbage, business dumpster, business pickup, business account, business customer, business
		service, business rates, commercial rates, dumpster for
		(business|store|restaurant|office|shop|church|school|apartment|apartments|company), shops, stores,
		restaurants, offices, retail store, warehouse space, cafes, diner, pizza place, pizzeria, grocery, grocery
		store, pub, tavern, hair salon, dental office, doctors office, medical office, law office, fitness center,
		motel, nursing home, daycare center, preschool, garage shop, auto shop, auto body, mechanic shop, repair
		shop, manufacturing, factory, industrial, farm business, marijuana, dispensary, apartment, apartments,
		apartment complexes, multi family, mobile home park, trailer park, duplex, fourplex, property managers,
		landlords, landlord dumpster, building, office building, office park, shopping center, plaza, storefront,
		complex, employees, customers use, business park, winery, nonprofit, anynumber yd front load, front loading,
		rear load, permanent dumpster, weekly dumpster, dumpster service, dumpster weekly, dumpster every week,
		cardboard dumpster, recycling dumpster
		`,
	),
	concept(
		'hoa',
		`
		hoa, homeowners association, home owners association, homeowner association, community, neighborhood,
		subdivision, board, association, resident, condo, condominium, townhome, townhouse, metro district, property
		association, poa, gated community, hoa board, whole neighborhood, neighbors together, communities, hoas, h o
		a, home owner association, homeowners, associations, neighborhoods, subdivisions, our community, our
		neighborhood, our subdivision, entire neighborhood, entire community, entire subdivision, whole community,
		whole subdivision, whole street together, community wide, communitywide, neighborhood wide, whole complex,
		anynumber homes, anynumber houses, anynumber units, anynumber doors, anynumber lots, anynumber residences,
		anynumber households, anynumber (townhomes|townhouses|condos|condominiums|patio homes|properties|families),
		number of homes, townhomes, townhouses, condos, condominiums, patio homes, property owners association,
		homeowner group, group rate, group discount, bulk rate, neighborhood discount, neighbors sign up,
		neighborhood deal, one hauler, single hauler, one trash company, one company, management company, community
		manager, association manager, board meeting, board member, board members, on the board, hoa fees, covenant,
		covenants, metro districts, special district, senior community, retirement community, 55 plus, cluster
		homes, common area, clubhouse, pool house
		`,
	),
	concept(
		'residential',
		`
		residential, home service, house service, at home, homeowner, renter, curbside service, curbside pickup,
		home trash, residential service, household service, home pickup, home, private home, single family, single
		family home, household trash, house trash, for house, for my house, for home, regular trash, weekly trash,
		home garbage, home owner, renters, tenant trash, residental, residentail
		`,
	),
]
