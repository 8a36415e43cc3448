import { concept } from './concept.ts'

/** The company itself: how to reach it, who it is, what it does, its papers. */
export const company = [
	concept(
		'contact',
		'contact, phone, phone number, telephone, telephone number, call, email, e mail, talk to, speak to, speak with, talk to someone, talk to a person, reach, customer service, customer support, representative, get hold of, get ahold of, human, live agent, send message, contact us, contact number, contact info, call center, live chat, chat, real person',
	),
	concept(
		'office',
		'office address, where are you located, located, location of office, headquarters, walk in, visit office, mailing address, where is office, where is your office, office location, come by, in person, main office',
	),
	concept(
		'hours',
		'hours, business hours, office hours, opening hours, open on, when are you open, what time do you open, what time do you close, when do you close, when do you open, open saturday, open sunday, open weekends, closed, operating hours, weekend hours, open late, open today, open now, hours of operation',
	),
	concept(
		'area',
		'service area, area, areas, towns, what towns, which towns, cities, what cities, which cities, cover, coverage, do you serve, do you service, do you pick up in, do you come to, do you come out to, where do you pick up, where pick up, zip code, available in, in in your area, locations, do you go to, go out to, do you haul in, go as far, which areas, regions, map, service map, available at, do you cover',
	),
	concept(
		'about',
		'about us, about company, about the company, history, founded, who owns, owner, owned, story, family owned, family business, local company, locally owned, how long have been, been in business, been around, how long in business, years in business, in business since, how old is company, who runs, founder, established, since when',
	),
	concept(
		'services',
		'services, what services, what do you do, what do you offer, what else do you, services offered, service types, all services, kinds of service, offerings, offer, which services, type of service',
	),
	concept(
		'reviews',
		'review, reviews, rating, ratings, stars, testimonial, testimonials, reputation, customers say, reliable, trustworthy',
	),
	concept(
		'privacy',
		'privacy, privacy policy, personal data, personal information, data protection, sell my data, sell my information, cookies, tracking, ccpa, delete my data',
	),
	concept(
		'terms',
		'terms, terms of service, terms and conditions, conditions, legal, liability, fine print, policies, service agreement, user agreement, rules and conditions, disclaimer',
	),
	concept('faq', 'faq, faqs, frequently asked questions, common questions, q and a, questions and answers'),
	concept(
		'help-center',
		'help center, knowledge base, help articles, how to guides, support articles, guides, support center',
	),
]
