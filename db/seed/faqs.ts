import type { FaqRow } from '#db/content_rows.ts'
import { seededAt } from './seeded_at.ts'

type Question = Pick<FaqRow, 'id' | 'question' | 'answer'> & { category?: string; town?: string }

/** The home page's questions: what people ask before they sign up. */
const general: readonly Question[] = [
	{
		id: 'faq-general-areas',
		question: 'Where do you pick up?',
		answer:
			'Carts at home: {{towns.carts}}, and the roads in between.\nContainers: {{towns.containers}}.\nNot sure about yours? Call {{phone}} with the address and we will tell you right away.',
	},
	{
		id: 'faq-general-price',
		question: 'What does weekly pickup cost?',
		answer:
			'The {{cart.small}}-gallon cart is {{price.cart65}} a month and the {{cart.large}}-gallon cart is {{price.cart96}} a month. Recycling adds {{price.recycling}} a month, if you want it.\nText notifications are part of the price, and you can manage your service online. There are no hidden fees.',
	},
	{
		id: 'faq-general-contract',
		question: 'Do I have to sign a contract?',
		answer:
			'No. Service is month to month. When you want to stop, give us {{promise.cancelNotice}} notice and that is the end of it.',
	},
	{
		id: 'faq-general-pay',
		question: 'How do I pay my bill?',
		answer:
			'On the Pay My Bill page, with your {{bill.customerIdDigits}}-digit customer ID. Bills go out once a month and are due within {{bill.dueDays}} days.\nNo customer ID handy? Ask for it on the Pay My Bill page and we send it by text or email. Or call {{phone}} during office hours: {{hours.weekdays}}.',
	},
	{
		id: 'faq-general-missed',
		question: 'What if you miss my pickup?',
		answer: 'Call {{phone}} and leave the cart where it is. We come back the next business day.',
	},
	{
		id: 'faq-general-holidays',
		question: 'Do holidays change my pickup day?',
		answer:
			'Sometimes. When one of our holidays falls on Monday through Thursday, pickups on that day and every later day of that week run one day late. When it falls on a Friday, Friday pickups come on Saturday.\nThe holiday schedule on our About page lists the dates. It prints on one page for the fridge.',
	},
	{
		id: 'faq-general-texts',
		question: 'Can you text me about my pickup?',
		answer:
			'Yes. Text notifications come with every plan at no extra cost. You choose whether you want them, and you can reply STOP at any time.',
	},
	{
		id: 'faq-general-same-day',
		question: 'How soon can I have a roll-off?',
		answer:
			'Order before {{promise.sameDayCutoff}} and same-day delivery is available. We rent {{rolloff.sizes}} yard containers. If you don’t know which one, tell us about the job and we will suggest a size.',
	},
	{
		id: 'faq-general-quote',
		question: 'How soon will I hear back about a quote?',
		answer: '{{promise.quoteAnswer}} Emergencies go first. The quote and the advice are free.',
	},
]

/** The built-in residential list: fourteen entries, five of them for one town only (RS-02). */
const residential: readonly Question[] = [
	{
		id: 'faq-pickup-day',
		category: 'service',
		question: 'Which day do you pick up at my house?',
		answer:
			'One day a week, the same day every week. We tell you the day when you sign up.\nOur trucks start at {{hours.opens}}, so have the cart at the curb before then.',
	},
	{
		id: 'faq-missed-pickup',
		category: 'service',
		question: 'My cart wasn’t emptied. What now?',
		answer: 'Leave it at the curb and call {{phone}}. A missed pickup is returned the next business day.',
	},
	{
		id: 'faq-skip-pickup',
		category: 'service',
		question: 'Can I skip a week?',
		answer:
			'Yes. Tell us at least {{promise.skipNotice}} before your pickup day and we skip your house that week. Your service picks up again the week after; there is nothing to restart.',
	},
	{
		id: 'faq-lawn',
		category: 'service',
		question: 'Do you take grass and leaves?',
		answer:
			'Yes, as seasonal lawn pickup. It runs from {{lawn.season}}, costs {{price.lawn}} a month, and covers one {{cart.lawn}}-gallon can of grass, leaves and yard trimmings.',
	},
	{
		id: 'faq-cart-sizes',
		category: 'equipment',
		question: 'Which cart should I choose?',
		answer:
			'The {{cart.small}}-gallon cart suits one to three people who recycle. The {{cart.large}}-gallon cart suits a bigger household, a baby in diapers, or a garage that is slowly being cleared.\nStart with the one you think you need. If it turns out to be the wrong one, call us and we swap it.',
	},
	{
		id: 'faq-broken-cart',
		category: 'equipment',
		question: 'My cart is broken or gone. Who fixes it?',
		answer:
			'We do. Call {{phone}} or write to {{email}} and say what happened: a cracked lid, a lost wheel, a cart that blew away. A photo helps. We repair the cart or bring another one.',
	},
	{
		id: 'faq-recycling',
		category: 'recycling',
		question: 'Is recycling included?',
		answer:
			'It is optional. Add it for {{price.recycling}} a month on top of either cart. We collect it {{recycling.day}}, so there is only one day to remember.',
	},
	{
		id: 'faq-cancel',
		category: 'billing',
		question: 'How do I cancel?',
		answer:
			'Call or write to us {{promise.cancelNotice}} before you want service to end. It is month to month, so there is no contract to get out of.',
	},
	{
		id: 'faq-bill',
		category: 'billing',
		question: 'When is my bill due?',
		answer:
			'We bill once a month, and each bill is due within {{bill.dueDays}} days. To pay you need your {{bill.customerIdDigits}}-digit customer ID. For questions, write to {{billingEmail}} or call us, {{hours.weekdays}}.',
	},
	{
		id: 'faq-windsor-wind',
		category: 'equipment',
		town: 'windsor',
		question: 'What should I do with my cart on a windy Windsor night?',
		answer:
			'Roll it out in the morning instead of the night before. Close the lid, put heavy bags on top of light ones, and keep loose paper in a bag. A half-empty cart tips more easily than a full one.',
	},
	{
		id: 'faq-fort-collins-day',
		category: 'service',
		town: 'fort-collins',
		question: 'Which day do you pick up on my Fort Collins street?',
		answer:
			'We come on {{days.fort-collins}}. Your street decides, and we tell you when you sign up. Forgot which? Call {{phone}} with your address.',
	},
	{
		id: 'faq-wellington-day',
		category: 'service',
		town: 'wellington',
		question: 'When do you come to Wellington?',
		answer:
			'On {{days.wellington}}. When one of our holidays falls on that day, or earlier in the same week, we run a day late.',
	},
	{
		id: 'faq-greeley-day',
		category: 'service',
		town: 'greeley',
		question: 'Which days do you work in Greeley?',
		answer:
			'We come on {{days.greeley}}. Your house has the same day every week, and we tell you which one when you sign up.',
	},
	{
		id: 'faq-severance-roads',
		category: 'service',
		town: 'severance',
		question: 'I live on a county road outside Severance. Will you come?',
		answer:
			'Very likely. Call {{phone}} with your house number and the county road. What we need is a spot beside the road where the truck can stop safely and turn around again.',
	},
]

const hoa: readonly Question[] = [
	{
		id: 'faq-hoa-quote',
		question: 'How long does an HOA quote take?',
		answer:
			'{{promise.hoaAnswer}} It helps to have the number of homes, the services you want and the name of your current hauler handy.',
	},
	{
		id: 'faq-hoa-plans',
		question: 'Which services can our HOA choose from?',
		answer:
			'Trash only; trash and recycling; trash, recycling and lawn pickup; the full service package; or a mix made for you. Tell us what your residents ask for and we price that.',
	},
	{
		id: 'faq-hoa-one-day',
		question: 'Will the whole community have the same pickup day?',
		answer:
			'That is what we plan for. One day means carts are out once a week and a heavy truck drives your streets as seldom as possible.',
	},
	{
		id: 'faq-hoa-contract',
		question: 'Does our HOA have to commit for years?',
		answer:
			'No. We don’t do long contracts. We would rather keep your neighborhood by showing up. To leave, give us {{promise.cancelNotice}} notice.',
	},
	{
		id: 'faq-hoa-switch',
		question: 'How does our community switch from another hauler?',
		answer:
			'We agree on a first pickup day with your board, bring the carts beforehand, and write a short notice that you can pass on to residents. Check the notice period in your current agreement first; that date sets ours.',
	},
	{
		id: 'faq-hoa-problems',
		question: 'Who do residents of our neighborhood call when something goes wrong?',
		answer:
			'Us, directly: {{phone}}, {{hours.weekdays}}. A missed pickup is returned the next business day. Your board doesn’t have to pass messages along, but it can always ask us how things are going.',
	},
]

const commercial: readonly Question[] = [
	{
		id: 'faq-commercial-sizes',
		question: 'Which dumpster size does my business need?',
		answer:
			'Count your bags in a normal week. The 2-yard dumpster holds about {{commercial.2.bags}} of them, the 3-yard about {{commercial.3.bags}}. Boxes fill a dumpster faster than bags do, so break them down or go one size up.',
	},
	{
		id: 'faq-commercial-price',
		question: 'What does a dumpster cost a month?',
		answer:
			'The 2-yard is {{price.commercial2}} a month and the 3-yard {{price.commercial3}}. Where you land depends mostly on how often we empty it. Ask for a quote and you get one figure, with no hidden fees.',
	},
	{
		id: 'faq-commercial-pickups',
		question: 'How often can you empty it?',
		answer:
			'Weekly, bi-weekly, monthly, or when you call. If your year has a busy season, tell us and we change the schedule with it.',
	},
	{
		id: 'faq-commercial-full',
		question: 'Our dumpster is full before pickup day. What do we do?',
		answer:
			'Call {{phone}} and ask for an extra pickup. We tell you when we can come and what it costs before we send a truck. If it happens every month, ask us to price a bigger size or an extra pickup as part of your plan.',
	},
	{
		id: 'faq-commercial-holidays',
		question: 'Do you empty business dumpsters in a holiday week?',
		answer:
			'Yes, but the day depends on your route. The household holiday rule doesn’t cover commercial accounts, so call {{phone}} before the holiday and we work out your day.',
	},
	{
		id: 'faq-commercial-place',
		question: 'Where should the dumpster go?',
		answer:
			'On firm, level ground, with the lid free to open and nothing parked in front of it on pickup day. Look up as well: the truck needs room under wires and branches. We’re glad to come by and look at the spot with you.',
	},
]

export const faqs: readonly FaqRow[] = [
	...rows('general', 'general', general),
	...rows('residential', 'service', residential),
	...rows('hoa', 'hoa', hoa),
	...rows('commercial', 'commercial', commercial),
]

function rows(audience: FaqRow['audience'], usual: string, questions: readonly Question[]): FaqRow[] {
	return questions.map(({ category = usual, town, ...question }, index) => ({
		...question,
		category,
		audience,
		town_slug: town ?? null,
		is_active: true,
		sort_order: (index + 1) * 10,
		created_at: seededAt,
		updated_at: seededAt,
	}))
}
