import { concept } from './concept.ts'

/** Becoming a customer, being one, leaving; bills and prices. */
export const customers = [
	concept(
		'signup',
		'sign up, signup, start, start service, new customer, new service, enroll, enrollment, join, set up service, setup service, set up, begin, get service, get started, getting started, open account, become customer, subscribe, order service, start trash, start garbage, order, how do i get trash, initiate, need trash service, need garbage service, establish service, get cart, receive cart, when will cart, cart delivered, deliver cart, first pickup',
	),
	concept(
		'price',
		'price, cost, how much, how much is, how much does, rate, pricing, charge, expensive, cheap, cheaper, cheapest, afford, affordable, discount, senior discount, deal, per month, monthly price, monthly rate, monthly cost, dollars, rates, promotion, coupon, budget, price list, fee schedule',
	),
	concept(
		'free',
		'free, for free, free of charge, included, include, no charge, no cost, cost extra, complimentary, no extra cost',
		'price',
	),
	concept('fee', 'fee, surcharge, fuel surcharge, extra charge, tax, deposit, activation fee', 'price'),
	concept('hidden-fees', 'hidden fee, hidden cost, hidden charge, no surprises, surprise charge', 'fee'),
	concept(
		'quote',
		'quote, estimate, bid, proposal, get price, request a quote, free quote, custom quote, quotation',
	),
	concept(
		'pay',
		'pay, payment, pay bill, pay online, autopay, auto pay, automatic payment, credit card, debit card, check, cheque, mail check, make payment, payment method, paypal, venmo, paying, pay invoice, portal, online account, payment portal, pay by phone, bill pay, cash, bank account',
	),
	concept(
		'bill',
		'bill, invoice, statement, billing, bills, balance, owe, owed, amount due, account balance, paperless, receipt, billed, monthly bill, billing cycle',
	),
	concept(
		'due',
		'due, due date, when is due, late fee, past due, overdue, late payment, unpaid, when bill, how long to pay, deadline, pay late, pay on time, payment plan, collections',
	),
	concept(
		'bill-wrong',
		'something looks wrong, looks wrong, overcharged, overcharge, double charged, charged twice, wrong bill, bill wrong, incorrect, error on bill, dispute, too high, went up, price increase, rate increase, mistake on bill, not recognize charge, higher than, billing error, wrong amount, increase',
	),
	concept(
		'customer-id',
		'customer id, find customer id, lost account number, forgot account number, lost customer id, forgot customer id, account number, customer number, account id, customer no, account no, id number, customer identification, login, log in, sign in, logon, password, username, forgot password, account code, user id, log into, access account, 12 digit number, 12 digit',
	),
	concept(
		'account-change',
		'update account, account update, change account, new card, new email, change email, change phone number, new phone number, change name, update info, update information, update card, change credit card, contact info, change my information, account information, update payment, change billing address, card expired, expired card, change mailing address, update address, change address, new address',
	),
	concept(
		'pause',
		'pause, skip, hold, on hold, suspend, vacation, away, trip, travel, traveling, out of town, snowbird, temporary stop, temporarily stop, put on hold, vacation hold, break from service, gone for, leaving town, skip a week, skip week, not home, out of state, skip next, deployment',
	),
	concept(
		'move',
		'move, moving, moved, new house, new home, relocate, relocation, change address, new address, sold house, sell house, selling house, sold my house, bought house, buying house, moving out, moving in, closing on house, transfer service, different house, new place',
	),
	concept(
		'cancel',
		'cancel, cancellation, quit, terminate, termination, end service, stop service, discontinue, close account, leave, stop trash, stop garbage, stop pickup, end subscription, end account, no longer need, drop service, get out of, opt out of service, close my account, unsubscribe from service, end my service, shut off',
	),
	concept(
		'contract',
		'contract, commitment, agreement, month to month, lock in, locked in, long term, term contract, obligation, minimum term, annual contract, early termination, sign a contract, commit, year contract, 30 days notice, notice period',
	),
	concept(
		'refund',
		'refund, money back, reimburse, reimbursement, credit back, cancellation fee, dry run fee, cancel fee, cancel order, return deposit, get money back',
	),
	concept(
		'switch-hauler',
		'another hauler, other hauler, current hauler, present hauler, from another hauler, switch haulers, change haulers, switch companies, change companies, switch from, competitor, waste management, republic services, gallegos, ram waste, new trash company, different trash company, different company, new hauler, change over, other trash company, switch trash, switch garbage, waste connections',
	),
	concept(
		'business',
		'business, commercial, shop, store, restaurant, office, retail, bakery, bar, cafe, coffee shop, brewery, salon, church, school, clinic, warehouse, tenant, apartment building, apartment complex, property manager, property management, company dumpster, workplace, strip mall, gas station, small business, food truck, commercial service, front load, front loader, hotel, daycare, multifamily',
	),
	concept(
		'hoa',
		'hoa, homeowners association, home owners association, homeowner association, community, neighborhood, subdivision, board, association, resident, condo, condominium, townhome, townhouse, metro district, property association, poa, gated community, hoa board, whole neighborhood, neighbors together, communities',
	),
	concept(
		'residential',
		'residential, home service, house service, at home, homeowner, renter, curbside service, curbside pickup, home trash, residential service, household service, home pickup',
	),
]
