import { concept } from './concept.ts'

/** Prices, quotes, bills and payment. */
export const bills = [
	concept(
		'price',
		`
		price, cost, how much, how much is, how much does, rate, pricing, charge, expensive, cheap, cheaper,
		cheapest, afford, affordable, discount, senior discount, deal, per month, monthly price, monthly rate,
		monthly cost, dollars, rates, promotion, coupon, budget, price list, fee schedule, prices, costs,
		priced, charges, charged, pay for, fees, how much would, how much for, how much per, how much do, how
		much will, what does it cost, what do you charge, what will it cost, what would it cost, per
		pickup, monthly, per week, cost of, cost per, monthly fee, monthly charge, quarterly, annual cost,
		yearly, per year, weekly price, military discount, veteran discount, veterans discount, seniors
		discount, discounts, specials, promo, promo code, coupons, low income, cheapest plan, plans, packages,
		package, price sheet, rate sheet, service plans, service plan, tiers, low cost, budget friendly, fair
		price, inexpensive, pricey, price match, compare prices, what are rates, what are your rates, current
		rates, service rates, cuanto, cuesta, cuestan, precio, precios, costo, vale, tarifa, going rate, whats
		the damage, run me, set me back, bucks, reasonable price, reasonably priced, fixed income, social
		security discount, non profit discount, nonprofit discount, (beat|match)
		(price|prices|quote|quotes|rate|rates|competitor|offer), cheaper than, all together, altogether, total
		cost, total price, better deal, better price, better rate, lower price, lower rate, cuanto cuesta,
		cuanto cobran, cobran, tax included, is tax included, plus tax, do you offer discounts, offer discounts,
		offer a discount, give discounts, discounts for, taxes, raised price, raise price, raised
		my price again, total for, (what|how) much (do|does|is|are|will|would) (you|it|this) (charge|cost|run),
		(monthly|weekly|yearly|annual) (price|rate|cost|fee|charge|bill), single
		(person|senior) rate, compare (to|with|prices|rates)
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
		fee, surcharge, fuel surcharge, extra charge, deposit, activation fee, fees, extra fee, extra fees,
		additional fee, additional charges, surcharges, setup fee, set up fee, start up fee, startup fee, delivery
		fee, fuel fee, environmental fee, admin fee, processing fee, convenience fee, deposits, trip fee, trip
		charge, minimum charge, one time fee, cancellation charge, early fee, sales tax, tax on bill
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
		quoted, estimates, bids, pricing request, request pricing, request price, request quote, get estimate,
		free estimate, cost estimate, instant quote, online quote, give me a price, give me a quote, price
		quote, ballpark, cotizacion, presupuesto, hear back, get back to me, waiting on quote,
		waiting for quote, three bids, competitive bid, bids for, get bids, get pricing, send pricing, price
		out, how soon will you get back, price for my (job|project), pricing for our (business|building|community|property)
		`,
	),
	concept(
		'pay',
		`
		pay, payment, pay bill, pay online, autopay, auto pay, automatic payment, credit card, debit card, cheque, mail
		check, make payment, payment method, paypal, venmo, paying, pay invoice, portal, online account, payment portal, pay
		by phone, bill pay, cash, bank account, pays, payments, paid, pay now, pay trash bill, pay garbage bill,
		make a payment, payment options, ways to pay, send payment, mail a check, mail payment, send check, send a check,
		check by mail, where to mail, where do i mail, mail it to, debit, visa, mastercard, amex, apple pay, google pay,
		zelle, cashapp, money order, ach, bank transfer, bank draft, direct debit, auto draft, autodraft, automatic
		payments, automatic withdrawal, auto payments, auto pay setup, (set up|enroll in|sign up for|turn off|cancel)
		(autopay|auto pay|automatic payment|automatic payments|auto payments), pay by card, pay by check, pay with card, pay
		with a card, pay over phone, pay over the phone, over the phone, website to pay, bill payment, pay bills, pay
		balance, prepay, pay in advance, pay ahead, pay for year, pay yearly, pay annually, payment address, payment
		website, payment page, payment did not go through, payment failed, card declined, card was declined, declined, by
		check, pay check, personal check, pagar, pago, pagos, (autopay|auto pay|automatic payment|automatic payments) (set
		up|setup|sign up|enroll), payed, card on file, bank info, routing number, checking account, swipe card,
		(take|accept|use) (check|checks|cash|card|cards|credit|credit cards|paypal|venmo|apple pay|visa|discover|money
		orders), pay another way, other way to pay, another way to pay, pay months ahead, pay anynumber months, anynumber
		months ahead, pay for months, whole year at once, pay quarterly, stop autopay, remove card, change autopay, do you
		(take|accept) (check|checks|cash|card|cards|credit|credit cards|paypal|venmo|apple pay|visa|discover|money
		orders|debit), how can i pay, online payment, web payment, pay thru, pay through, pay on website, pay by bank, e
		check, echeck, pay (yearly|annually|ahead|early|in full), pay (for|a) (year|few months|couple months|several
		months), cash payment, pay at office, can i still pay, payment (link|site|app|number), autopay
		(off|on|change|stop|start|twice), whats the address to send, address to send, address to mail, where to send
		(payment|check|money), where do i send (payment|check|money|my payment), pagar mi factura, pagar mi cuenta, como
		pago, donde pago, pagar la basura, pagar en linea, send a payment, send payment to, where to send check, who do i
		make check to, make check out to, make checks payable, payable to, pay someone elses bill, pay for my mom, pay for
		my parents, pay for tenant, site down, site is down, page not loading, portal not loading, portal down, portal is
		down, payment error, payment did not work, payment not going through, can not pay online
		`,
	),
	concept(
		'bill',
		`
		bill, invoice, statement, billing, bills, balance, owe, owed, amount due, account balance, paperless, receipt,
		billed, monthly bill, billing cycle, trash bill, garbage bill, invoices, statements, get a bill, see my
		bill, view bill, view my bill, copy of bill, copy of invoice, bill copy, bill come, when bill, bill each month, how
		often (bill|do you bill|am i billed|billed), billing date, billing questions, billing question, question about bill,
		question about invoice, question about my bill, billing department, billing office, paper bill, paper bills, paper
		statement, paper statements, e bill, ebill, email bill, emailed bill, electronic bill, bill by email, mailed bill,
		not get bill, not get a bill, not receive bill, did not get bill, did not get an invoice, not get invoice, no bill,
		never got bill, never got a bill, not received, receipts, proof of payment, how much do i owe, what do i owe, current balance, credit on account, prorate, prorated, pro rated, first bill, final bill, last bill, bill me,
		billed for, what am i being charged, what is this charge, charge on my card, charge on my bank, charge on my
		statement, charge on my bill, factura, cuenta, dollars on bill, why is bill, cobro, invoice us, net
		anynumber, copies of, past invoices, old invoices, last years invoices, year of invoices, billing contact, bill go
		to, send bill to, statement to, bill to, forward bill, duplicate bill, itemized, explain
		(invoice|bill|charge|statement), invoice explained, bill explained, line on (invoice|bill), understand
		(bill|invoice|charge), not understand (bill|invoice|charge), mi factura, mi cuenta, mi recibo, recibo, do you send
		paper, send me a bill, mail me a bill, email my bill, do not get a bill, no bill this month, copy of last, last
		months bill, how am i billed, billed monthly, billed quarterly, billed ahead, billed in advance, bill in advance
		`,
	),
	concept(
		'due',
		`
		due, due date, when is due, late fee, past due, overdue, late payment, unpaid, when bill, how long to pay, deadline,
		pay late, pay on time, payment plan, collections, when is bill due, when do i pay, when do i have to pay, by when
		pay, late charge, late charges, late fees, bill late, bill is late, late bill, late on, behind on, behind on bill,
		missed payment, missed a payment, forgot to pay, pay after due, grace period, extension on bill, more time to pay,
		can not pay, can not afford, not afford, cant afford, hardship, struggling to pay, help paying, payment arrangement,
		installments, pay in parts, split payment, overdue bill, past due bill, past due notice, shut off notice, service
		suspended, suspended for non payment, suspended because, turned off for nonpayment, nonpayment, non payment,
		collection agency, sent to collections, reinstate, reinstate service, restart after, what day is bill, behind on
		payments, payment is late, pay next week, between paychecks, lost my job, laid off, short on money, tight this
		month, statement (late|missing|not come), no (invoice|statement) (this month|yet), not receive
		statement, not received statement, not get statement, when is payment due, how long do i have, days to pay, late
		payment fee, what happens if i do not pay, do not pay, took my can because, unpaid bill, because of unpaid
		`,
	),
	concept(
		'bill-wrong',
		`
		something looks wrong, looks wrong, overcharged, overcharge, double charged, charged twice, wrong bill, bill wrong,
		incorrect, error on bill, dispute, too high, went up, price increase, rate increase, mistake on bill, not recognize
		charge, higher than, billing error, wrong amount, increase, billed wrong, billed twice, billed incorrectly, wrongly
		billed, incorrect bill, incorrect charge, wrong charge, wrong price, wrong rate, bill went up, bill is higher, bill
		higher, bill so high, bill is high, bill too high, bill doubled, price went up, rates went up, rate went up, raised
		price, raised my rate, raise my rate, why did (bill|price|rate) (go up|increase|change), go up, charged for, charged
		me for, charged me, charged for service i did not, charged wrong, charged extra, charged too much, charging me,
		being charged, still charging, still being charged, still getting billed, still billed, unknown charge, strange
		charge, extra charge on, unexpected charge, what is this charge, credit for missed, credit for, credit my account,
		service credit, missed service credit, adjust my bill, adjustment, bill error, bill mistake, mistake on my bill, do
		not agree, disagree with, refund my overpayment, overpaid, over paid, paid twice, double billed, double payment,
		duplicate charge, cobraron, me cobraron, cobraron de mas, (went through|came out|withdrawn|taken
		out|pulled|deducted|drafted|charged|billed) (twice|two times|double), took payment twice, charged two times, paid
		double, (took|taken) (too much|out twice|money twice), extra (charge|fee|line|item) on, (charge|line|fee|item) i do
		not (recognize|know|understand), price jumped, bill jumped, why (so|is it so) (high|much|expensive), bill
		(keeps|kept) going up, why did i get charged, why was i charged, why am i paying, charged even though, charged but,
		charged while on, billed but, billed while, billed after, billed after i, charged after i cancelled, wrong on my
		bill, wrong invoice, about a wrong
		`,
	),
	concept(
		'refund',
		`
		refund, money back, reimburse, reimbursement, credit back, cancellation fee, dry run fee, cancel fee, cancel order,
		return deposit, get money back, refunds, refunded, refundable, non refundable, deposit back, get money, my money
		back, get my money, get refund, refund policy, cancellation refund, cancel (roll off|rolloff|my roll off|dumpster|my
		dumpster|rental|my rental|container|order|my order|the order|dumpster order|delivery|booking|reservation), cancel my
		dumpster order, return policy, reschedule, reschedule delivery, change delivery date, change order, change my order,
		postpone delivery, rain check, money returned, changed mind, change mind, not need (dumpster|container|roll
		off|rolloff), no longer need (dumpster|container|roll off), do not want (dumpster|container) anymore, decided not
		to, not going to need, called off, project got cancelled, push back delivery, (change|move|push|delay|switch)
		(drop|delivery|drop off|rental|start) (date|day|time), job got pushed, job
		(postponed|delayed|cancelled|pushed|moved), project (postponed|delayed|pushed), push it back, do not need it
		anymore, dont need the dumpster, no longer need dumpster, cancel roll off order, get deposit back, move
		(delivery|drop off), (new|different|another|later|earlier) (delivery|drop off|drop) (date|day|time), not ready for
		(dumpster|container|it yet), rain delay, change my mind (about|on) (container|dumpster|roll
		off|box|rental|order|it), can i change my mind, change mind about, back out of, cancel delivery, cancel drop off,
		cancel before delivery, cancel the day before, already ordered, ordered wrong size, wrong size ordered, moved the
		date, need a different day, switch delivery day
		`,
	),
]
