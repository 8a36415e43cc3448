import type { SearchDocument } from './document.ts'

type PageDocument = Pick<SearchDocument, 'url' | 'title' | 'summary' | 'keys'>

/** The pages that answer something by themselves, with what people come to them for. Placeholders are filled later. */
export const pageDocuments: readonly PageDocument[] = [
	{
		url: '/contact',
		title: 'Contact us',
		summary:
			'Phone {{phone}}, e-mail {{email}}. The office is open {{hours.weekdays}}. Ask for a free quote here.',
		keys: 'Contact, phone number, e-mail address, business hours, office address, get a free quote, customer service, talk to a person, feedback and complaints, emergency, open Saturday and Sunday, weekend hours',
	},
	{
		url: '/pay-my-bill',
		title: 'Pay my bill',
		summary:
			'The payment portal, with your {{bill.customerIdDigits}}-digit customer ID. Bills are due within {{bill.dueDays}} days.',
		keys: 'Pay bill online, payment portal, customer ID, log in, billing support, account update',
	},
	{
		url: '/pay-my-bill#account-update',
		title: 'Update your account',
		summary:
			'A new address, phone number, e-mail or name: send the form, and we follow up within {{promise.accountUpdate}}.',
		keys: 'Account update form, change address, new phone number, new e-mail, change name',
	},
	{
		url: '/about#holiday-schedule',
		title: 'Holiday schedule',
		summary:
			'The dates of this year’s holidays and which pickup days move. It prints on one page for the fridge.',
		keys: 'Holiday pickup schedule, calendar, dates, New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas',
	},
	{
		url: '/about',
		title: 'About us',
		summary: '{{company}} has been family-owned and local since {{founded}}. How it started and how we work.',
		keys: 'Our story, history, who owns the company, family-owned local business, years in business, founded',
	},
	{
		url: '/#plans',
		title: 'Cart sizes and prices',
		summary:
			'{{cart.small}} gallons for {{price.cart65}} a month, {{cart.large}} gallons for {{price.cart96}}. Recycling adds {{price.recycling}}.',
		keys: 'Residential prices, rates, monthly cost, plans, how much is trash service',
	},
	{
		url: '/#service-area',
		title: 'Towns we serve',
		summary: '{{towns}}, and the roads in between.',
		keys: 'Service area map, where we pick up, which towns and cities, coverage',
	},
	{
		url: '/size-calculator',
		title: 'Dumpster size calculator',
		summary: 'Tell it your project, the rooms and the material, and it names the roll-off size.',
		keys: 'Size calculator, what size roll-off dumpster do I need, estimate the size',
	},
	{
		url: '/residential',
		title: 'Residential trash and recycling',
		summary:
			'A cart at home, emptied every week, from {{price.cart65}} a month. No contract. Recycling if you want it.',
		keys: 'Home trash service, weekly curbside pickup, sign up, residential service, carts',
	},
	{
		url: '/commercial',
		title: 'Commercial dumpsters for your business',
		summary:
			'{{commercial.sizes}} yard dumpsters for shops, offices and restaurants, emptied as often as you fill them.',
		keys: 'Business trash service, dumpster for restaurant, store, office, commercial quote, schedule pickup',
	},
	{
		url: '/roll-off-dumpsters',
		title: 'Roll-off dumpster rental',
		summary:
			'Containers of {{rolloff.sizes}} yards for cleanouts, remodels, roofs and building sites. Keep one as long as the job takes.',
		keys: 'Rent a dumpster, roll-off container, how long can I keep it, rental period, delivery, how it works',
	},
	{
		url: '/hoa-services',
		title: 'HOA services',
		summary: 'One truck and one pickup day for the whole community, planned with your board.',
		keys: 'HOA trash packages, homeowners association, community, neighborhood, what is included',
	},
	{
		url: '/hoa-quote',
		title: 'Request an HOA quote',
		summary: 'Send the number of homes and what you need. {{promise.hoaAnswer}}',
		keys: 'HOA quote form, homeowners association quote, community price, proposal for the board',
	},
	{
		url: '/services',
		title: 'All services',
		summary: 'Carts for homes, dumpsters for businesses, roll-off containers and HOA packages, side by side.',
		keys: 'What services we offer, kinds of service',
	},
	{
		url: '/faqs',
		title: 'Questions and answers',
		summary: 'Every question we are asked often, by who asks.',
		keys: 'FAQ, frequently asked questions',
	},
	{
		url: '/help',
		title: 'Help center',
		summary: 'Articles about pickup day, carts, bills, recycling and roll-offs.',
		keys: 'Help articles, support, guides',
	},
	{
		url: '/privacy-policy',
		title: 'Privacy policy',
		summary: 'What we keep about you and why, and how to have it deleted.',
		keys: 'Privacy, personal information, data, cookies, tracking',
	},
	{
		url: '/terms-of-service',
		title: 'Terms of service',
		summary: 'The agreement between you and us: services, payment, cancellations and refunds, liability.',
		keys: 'Terms and conditions, cancellations and refunds, payment, liability, dry run fee, legal',
	},
]
