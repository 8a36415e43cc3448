import { concept } from './concept.ts'

/** The company itself: how to reach it, who it is, what it does, its papers. */
export const company = [
	concept(
		'contact',
		`
		contact, phone, phone number, telephone, telephone number, call, email, e mail, talk to, speak to, speak with, talk
		to someone, talk to a person, reach, customer service, customer support, representative, get hold of, get ahold of,
		human, live agent, send message, contact us, contact number, contact info, call center, live chat, chat, real
		person, contacts, contacting, calling, phone call, give you a call, phone no, phone #, tel,
		telephone no, number to call, number for, what is your number, whats your number, ph number, phone
		numbers, office phone, 24 hour number, after hours, after hours number, emergency number, hotline, email address, e mail address, talk, talking, speak, speak with someone, speak to someone, speak to a
		person, speak to a human, speak to somebody, talk to somebody, talk to a human, someone to call me, call me back,
		call back, callback, return my call, not answer phone, no one answers, nobody answers, reach somebody, reach
		someone, how do i reach, get in touch, get in contact, in touch, customer care, client services, support
		number, help line, helpline, support, operator, receptionist, agent, live person, facebook, instagram, social media,
		who do i call, who do i contact, who do i talk to, who to call, whom to call, who can i call, contact form, contact
		page, telefono, llamar, hablar, espanol, en espanol, habla espanol, spanish, speak spanish, get a hold of, phone
		line, not answering, whats number, hablan, hablan espanol, se habla espanol, comunicarme, numero de
		telefono, correo, w9, w 9, certificate of insurance, coi, tax exempt, tax exempt form, vendor form, vendor packet,
		what number, which number, number do i call, real people, not do computers, do not use computers, no computer,
		nobody calls back, somebody to call, who to email, send email, send an email, speak english, someone in office,
		reach a human, talk with, someone to talk, come talk, call the office, call office, number to text, voicemail, leave
		a message, left a message, leave voicemail, nobody answered
		`,
	),
	concept(
		'office',
		`
		office address, where are you located, located, location of office, headquarters, walk in, visit office,
		mailing address, where is office, where is your office, office location, come by, in person, main
		office, address of office, office located, is office, location, physical address, street address, where
		you located, where located, where are you based, based in, stop by, drop by, visit, directions, how to
		get to you, office in, drop off payment, drop off check, pay in person, in person payment, lobby, yard
		location, garage location, po box, mail to, mailing, address of company, address for office, where can i
		drop, drop payment, drop box for payment, payment drop box, direccion, donde estan, donde estan
		ubicados, donde queda, oficina, where are you, where are you guys, where you at
		`,
	),
	concept(
		'hours',
		`
		hours, business hours, office hours, opening hours, open on, when are you open, what time do you open, what time do
		you close, when do you close, when do you open, open saturday, open sunday, open weekends, operating hours, weekend
		hours, open late, open today, open now, hours of operation, opening times, open times, open until, open till, open
		yet, are you open, closing time, office open, office closed, (open|closed|close)
		(on|today|tomorrow|saturday|saturdays|sunday|sundays|weekend|weekends|now|at|until|monday|friday|christmas), open
		weekend, work weekends, work saturdays, work on saturday, work on weekends, saturday hours, sunday hours, working
		hours, customer service hours, phone hours, is closed, are closed, when can i call, what time can i call, when are
		you available, schedule of office, horario, abierto, abren, cierran, pick up on weekends, pickup on weekends,
		weekends, weekend pickup, pick up weekends, pick up saturdays, pickup saturday, sunday pickup, whens office open,
		when is someone there, lunch hour, closed for lunch, saturday office, are you there, someone there, what time is
		office, when is office, until what time, office on friday
		`,
	),
	concept(
		'area',
		`
		service area, area, areas, towns, what towns, which towns, cities, what cities, which cities, cover,
		coverage, do you serve, do you service, do you pick up in, do you come to, do you come out to, where do
		you pick up, where pick up, zip code, available in, in in your area, locations, do you go to, go out to,
		do you haul in, go as far, which areas, regions, map, service map, available at, do you cover,
		(serve|service|cover|reach|available|come|go|drive|deliver|haul|collect|operate|work|travel)
		(my|to|in|at|out to|out)
		(area|street|address|neighborhood|house|home|town|city|location|road|zip|subdivision|place|region|block|county),
		(street|road|address|neighborhood|house|home|location|town|city|subdivision|zip|area|block)
		(served|covered|serviced|included|on route|on routes|in area|in service area|in your area|in
		range|eligible), is (street|road|address|house|home|neighborhood|zip|zip code|town|area|location)
		(on|in|part|served|covered|serviced|included|within|eligible), (on|in|part of|along) (route|routes|your
		route|your routes|service area|your area|your territory|territory|range|your range|coverage), serve,
		serves, served, service my (street|area|address|house|home|road|neighborhood|town), serve my
		(street|area|address|house|home|road|neighborhood|town), do you
		(serve|service|cover|go|come|reach|drive|pick up|collect|haul|operate)
		(in|to|at|out|here|there|near|around|as far|out here|up|outside), come to
		(street|address|house|area|neighborhood|town), go to (address|area), are you in
		(area|neighborhood|town|city), in my (area|neighborhood|town|street|city), pick up (in|at|on|near)
		(area|neighborhood|address|street), how far (do you|out|will you|away), far out, how far out do you
		drive, territory, territories, service territory, route map, coverage area, coverage map, availability,
		check availability, check address, check my address, address check, service at my
		(address|location|home|house), service available, available in at my location, where do you
		(go|serve|operate|work|pick up|service|haul), which (cities|towns|areas|neighborhoods|zip
		codes|zips|counties), what (cities|towns|areas|neighborhoods|zip codes|counties|area|parts), towns you
		serve, cities you serve, towns served, cities served, list of towns, list of cities, zip codes, zip,
		zipcode, local area, out of area, outside your area, live (in|outside|near|between|out), i live in, we
		live in, we are in, located in, your service area, boundary, boundaries, who picks up in, trash service
		in, service near, who picks up (trash|garbage) in, come out (to|this far), service to, get service
		(at|in|out), drive out to, far away, outlying, past town, deliver to, delivery to, delivers to, deliver
		in, deliver out, deliver out to, deliver as far, do you deliver in, do you deliver to,
		(service|serve|cover|reach) (town|city), annexed, sirven, dan servicio, servicio en, service duplex, map
		of (where|area|service area|your area), a que ciudades, que ciudades, que areas, donde recogen, ofrecen servicio en, (service|coverage) map, how far north, how far south, how far east, how
		far west, what all towns, van hasta, llegan, pick up in
		`,
	),
	concept(
		'about',
		`
		about us, about company, about the company, history, founded, who owns, owner, owned, story, family
		owned, family business, local company, locally owned, how long have been, been in business, been around,
		how long in business, years in business, in business since, how old is company, who runs, founder,
		established, since when, about your company, who is this company, who is horsetooth, what company is
		this, are you local, local business, locally, local hauler, locally operated, family run, family
		company, mom and pop, independent, national chain, corporate, big company, veteran owned, woman owned,
		company story, company history, when did you start, when was company, when
		founded, company founded, company started, started in, how old are you, how long you been, owners, who
		owns you, ceo, meet the team, employees of, mission, are you legit, legit, legitimate, licensed,
		insured, licensed and insured, who are you guys as company, who started, who founded, how old company,
		is company local, company local, local or national, old is company, where did name come from, meaning of
		name, who are you, pick you over, choose you over, why (choose|pick|use) (you|company|us), what makes
		you different, different from others, better than others, big corporation, corporation, corporate owned,
		big corporations, are you guys local, hometown, who are the owners, family run business, how many
		(trucks|employees|customers) do, who (runs|owns|operates|started) (this|company|you), what kind of
		company, new company, are you (new|licensed|insured|bonded)
		`,
	),
	concept(
		'services',
		`
		services, what services, what do you offer, what else do you, services offered, service types, all services,
		kinds of service, offerings, which services, type of service, what do you all do, what all do you, what you
		offer, list of services, service list, services list, what kind of services, kinds of services, types of
		service, what types of service, everything you do, what can you do for, service options, options do you
		have, what do you haul, do you offer,`,
	),
	concept(
		'reviews',
		`
		review, reviews, stars, testimonial, testimonials, reputation, customers say, reliable, trustworthy,
		reviewed, google review, google reviews, yelp, leave a review, write a review, leave review, write review,
		feedback on company, bbb, better business bureau, how good are you, recommendation, happy customers, what do
		people say, any good reviews, would people recommend
		`,
	),
	concept(
		'privacy',
		`
		privacy, privacy policy, personal data, personal information, data protection, sell my data, sell my
		information, cookies, tracking, ccpa, delete my data, do with my data, use my data, personal
		info, use my information, sell data, share my information, share data, gdpr, cookie, cookie policy,
		tracking cookies, data policy, delete my information, remove my data, spam, keep my number private,
		phone number shared, (keep|store|save|know|collect) about me, who sees (number|phone|information),
		sees my (phone|number|phone number|information|email|address), see my phone number, delete my account
		data, what information do you keep, information about me, share my number, give my number,
		(share|sell|give|use|store) (my|our) (data|info|information|number|email), my information safe, data
		`,
	),
	concept(
		'terms',
		`
		terms, terms of service, terms and conditions, conditions, legal, liability, fine print, policies,
		service agreement, user agreement, rules and conditions, disclaimer, term of service, terms of use,
		conditions of service, liable, policy, company policy, legal stuff, arbitration,
		governing law, small print, agreement terms, responsibility, who owns
		(cart|can|bin|carts|cans|bins|container|dumpster), own the (cart|can|bin|carts), belongs to, belong to
		(me|you|us|customer|company), is (cart|can|bin) mine, (cart|can|bin) mine or yours, me or you, mine or
		yours, yours or mine, (carts|cans|cart) your property, property of company
		`,
	),
	concept(
		'faq',
		`
		faq, faqs, frequently asked questions, common questions, questions and answers, common question,
		faq page, questions page, frequent questions, q
		`,
	),
	concept(
		'help-center',
		`
		help center, knowledge base, help articles, how to guides, support articles, guides, support center, help
		page, help section, how to articles, tutorials, support page, articles, self help, help topics
		`,
	),
]
