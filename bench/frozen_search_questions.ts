import { pickupAreas } from '#db/seed/pickup_areas.ts'
import type { Question } from './search_questions.ts'

/** Pages that answer a topic, and the questions that different people would type about it. */
type Topic = readonly [answers: readonly string[], questions: readonly string[]]

const faq = (...names: string[]) => names.map((name) => `/faqs#faq-${name}`)
const rolloffFaq = (...names: string[]) => names.map((name) => `/faqs#rolloff-faq-${name}`)
const request = (kind: string) => `/service-request?kind=${kind}`
const areas = pickupAreas.map(({ slug }) => `/pickup-day/${slug}`)
const missed = [request('missed'), '/help/missed-pickup', ...faq('general-missed', 'missed-pickup')]
const broken = [request('broken-cart'), '/help/cart-repair', ...faq('broken-cart')]
const otherCart = [request('other-cart'), '/help/cart-size', ...faq('cart-sizes')]
const holidays = ['/help/holiday-weeks', '/about#holiday-schedule', ...faq('general-holidays')]
const served = ['/#service-area', '/help/where-we-pick-up', '/pickup-day', ...faq('general-areas')]
const day = ['/pickup-day', '/help/where-we-pick-up', ...faq('pickup-day'), ...areas]
const skip = [request('skip'), '/help/skip-or-pause', ...faq('skip-pickup')]
const stop = [request('stop'), '/help/cancel-service', ...faq('cancel')]
const bulky = [request('extra'), '/help/bulky-items']
const price = ['/#plans', '/residential', ...faq('general-price')]
const rolloffSize = ['/size-calculator', '/help/choose-roll-off-size', ...rolloffFaq('size')]
const sizes = ['12', '15', '20', '30'].map((yards) => `/rolloff-${yards}-yard`)
const rolloffPrice = ['/roll-off-dumpsters', ...rolloffFaq('price'), ...sizes]
const sameDay = ['/help/same-day-roll-off', ...faq('general-same-day'), ...rolloffFaq('same-day')]
const heavy = ['/help/weight-limits', ...rolloffFaq('heavy')]
const banned = ['/help/roll-off-prohibited-items', ...rolloffFaq('not-allowed')]
const driveway = ['/help/protect-your-driveway', ...rolloffFaq('driveway', 'space')]
const pay = ['/pay-my-bill', '/help/paying-your-bill', ...faq('general-pay')]
const business = ['/commercial', '/commercial/2-yard', '/commercial/3-yard', ...faq('commercial-sizes')]
const hoa = ['/hoa-services', '/hoa-quote', '/help/hoa-setup', ...faq('hoa-plans')]

const topics: readonly Topic[] = [
	[
		missed,
		[
			'nobody came to empty my can',
			'driver forgot our house',
			'my garbage is still sitting here',
			'truck came down the street but skipped mine',
			'trash not picked up monday',
			'recycling was not dumped this week',
			'can still full at noon',
			'yall missed me again',
		],
	],
	[
		broken,
		[
			'lid ripped off by the wind',
			'truck arm cracked my container',
			'axle on the cart is bent',
			'trash bin missing from curb',
			'hole in bottom of garbage bin chewed by squirrel',
			'can i get a new cart mine is falling apart',
		],
	],
	[
		otherCart,
		[
			'our can is always overflowing',
			'can i have two carts',
			'trade my 65 for a 96',
			'empty nesters need a smaller can',
			'difference between 65 and 96 gallon',
			'how many bags fit in the big cart',
		],
	],
	[
		[request('other-cart'), '/order', '/residential', ...faq('recycling')],
		['add recycling to my account', 'do i have to pay extra for recycling'],
	],
	[
		holidays,
		[
			'do you run the day after thanksgiving',
			'is trash delayed this week',
			'4th of july trash',
			'labor day pick up schedule',
			'are you closed christmas eve or christmas',
			'which holidays do you not work',
			'does memorial day push back my day',
			'2027 holiday calender',
		],
	],
	[
		served,
		[
			'is my street served',
			'do you service timnath',
			'are you in laporte',
			'do u come out to county road 72',
			'what areas do you cover',
			'trash companies that go to bellvue',
			'how do i know if i am on your route',
		],
	],
	[
		day,
		[
			'what day is garbage day',
			'when does the truck come to my neighborhood',
			'trash day by address',
			'wich day do you come',
		],
	],
	[
		[
			'/pickup-day',
			'/help/where-we-pick-up',
			...faq('fort-collins-day'),
			'/residential/fort-collins',
			...areas,
		],
		['fort collins trash day', 'pickup day near csu'],
	],
	[
		['/residential/greeley', ...faq('greeley-day'), ...areas],
		['what day in greeley', 'greely garbage'],
	],
	[
		['/residential/windsor', ...areas, ...faq('windsor-wind')],
		['windsor trash service', 'raindance trash day'],
	],
	[
		['/residential/severance', ...areas, ...faq('severance-roads')],
		['severance garbage pickup', 'do you drive dirt roads near severance'],
	],
	[
		['/residential/north-county', ...areas],
		['north county trash', 'trash pick up laporte co'],
	],
	[
		['/calendar', '/reminders'],
		['put trash day on my phone calendar', 'sync with google calender', 'ical link'],
	],
	[
		['/reminders', '/help/text-notifications', ...faq('general-texts')],
		[
			'remind me to take the trash out',
			'can you text me the night before',
			'stop texting me',
			'i am not getting the texts',
			'email me before pickup',
		],
	],
	[
		['/help/cart-placement'],
		[
			'how far apart should carts be',
			'can i leave my can in the alley',
			'wheels to the house or street',
			'how close to a parked car can my can be',
		],
	],
	[
		['/help/cart-placement', ...faq('pickup-day')],
		['is 8am too late to put the can out', 'can i put trash out the night before'],
	],
	[
		['/help/snow-and-wind', ...faq('windsor-wind')],
		[
			'my can keeps blowing over',
			'blizzard tomorrow are you coming',
			'trash in a snow storm',
			'keep lid from flying open',
		],
	],
	[
		['/help/bears-and-raccoons'],
		['raccoon in my garbage', 'bear proof can', 'animals keep tipping my trash', 'stinky garbage maggots'],
	],
	[
		['/help/recycling-guide'],
		[
			'pizza box recycle?',
			'do i need to rinse cans',
			'are plastic bags recyclable',
			'glass in recycling',
			'can shredded paper go in the recycle bin',
			'milk jugs',
		],
	],
	[
		['/help/recycling-guide', '/residential', ...faq('recycling')],
		['is recycling the same day as trash', 'do you pick up recycling'],
	],
	[
		['/help/lawn-can-season', '/order?service=lawn', '/residential', ...faq('lawn')],
		[
			'grass clippings',
			'when does yard waste end',
			'leaf pickup in november',
			'can i put sod in the green can',
			'how much is lawn pickup',
			'sign up for yard waste',
		],
	],
	[
		bulky,
		[
			'get rid of an old couch',
			'mattress pick up',
			'will you take a fridge',
			'i have 6 extra bags',
			'big item pickup',
			'old treadmill',
			'can i leave a tv by the curb',
		],
	],
	[
		['/help/hazardous-waste'],
		[
			'how to dispose of paint',
			'old car battery',
			'where do i take motor oil',
			'propane tank',
			'fluorescent bulbs',
			'syringes',
			'can i throw away bleach',
		],
	],
	[
		['/help/hazardous-waste', ...banned],
		['do you take tires', 'is it ok to throw out batteries'],
	],
	[
		pay,
		[
			'pay online',
			'make a payment',
			'can i pay over the phone',
			'set up autopay',
			'mail a check',
			'pay my garbage bil',
		],
	],
	[
		['/help/paying-your-bill', '/pay-my-bill', ...faq('bill')],
		['when is my invoice due', 'how often do you bill', 'i was charged twice', 'late payment'],
	],
	[
		['/help/customer-id', '/pay-my-bill', ...faq('general-pay')],
		['forgot my account number', 'where is the customer id', '12 digit number'],
	],
	[
		['/pay-my-bill#account-update', '/pay-my-bill', '/help/paying-your-bill', '/help/moving'],
		['change my phone number', 'update my mailing address', 'my name changed i got married'],
	],
	[
		skip,
		[
			'going on vacation',
			'hold my service for two weeks',
			'gone for the winter',
			'out of town next week dont need pickup',
		],
	],
	[
		stop,
		[
			'cancel',
			'how do i quit',
			'i want to end my service',
			'switching to another company',
			'how much notice to cancel',
		],
	],
	[
		['/help/moving', request('stop'), '/help/cancel-service'],
		['we are moving to a new house', 'moving out at the end of the month', 'take my cart to my new address'],
	],
	[
		['/order', '/help/start-service', '/residential'],
		[
			'sign up',
			'start trash service',
			'new customer',
			'just bought a house need trash',
			'how do i get a trash can',
			'how soon can you start',
		],
	],
	[
		price,
		[
			'how much per month',
			'cost of trash pickup',
			'cheapest plan',
			'price for 96 gallon cart',
			'whats it cost for garbage and recycle',
		],
	],
	[
		['/#plans', ...faq('general-price', 'general-contract'), '/terms-of-service'],
		['any hidden fees', 'is there a fuel surcharge'],
	],
	[
		[...faq('general-contract'), '/terms-of-service', '/help/cancel-service', ...faq('cancel')],
		['am i locked in', 'month to month?', 'do you require a contract'],
	],
	[
		rolloffSize,
		[
			'what size dumpster for a roof',
			'what size for a kitchen remodel',
			'how big a dumpster do i need',
			'how many pickup loads is 20 yards',
			'dumpster for whole house cleanout',
		],
	],
	[
		rolloffPrice,
		['roll off prices', 'how much to rent a dumpster', '20 yard dumpster cost', 'cost of 30 yd'],
	],
	[['/rolloff-12-yard'], ['twelve yard dumpster', '12 yd dimensions']],
	[['/rolloff-15-yard'], ['fifteen yarder', 'how tall is the 15 yard']],
	[['/rolloff-20-yard'], ['twenty yard container', '20 yard roll off size']],
	[['/rolloff-30-yard'], ['biggest dumpster you have', '30 yard construction dumpster']],
	[
		['/roll-off-dumpsters', ...rolloffPrice],
		[
			'how long can i keep the dumpster',
			'rent a dumpster for a weekend',
			'swap out a full dumpster',
			'haul away construction debris',
		],
	],
	[sameDay, ['need a dumpster today', 'dumpster delivery tomorrow morning', 'emergency dumpster']],
	[
		heavy,
		[
			'can i fill it with dirt',
			'shingles weight',
			'old concrete patio',
			'tonnage limit',
			'overweight charge',
		],
	],
	[banned, ['things not allowed in a dumpster', 'can i put a refrigerator in the roll off', 'asbestos']],
	[
		['/help/loading-a-roll-off'],
		['how full can i fill the dumpster', 'does it have a door', 'can i throw furniture in the container'],
	],
	[
		driveway,
		[
			'will it crack my driveway',
			'do you put boards under it',
			'how much space does the container take',
			'dumpster with a low carport',
		],
	],
	[
		[...rolloffFaq('street'), '/help/protect-your-driveway'],
		['permit to put dumpster on street', 'can i park the dumpster on the road'],
	],
	[
		[...rolloffFaq('cancel'), '/terms-of-service', '/help/cancel-service', '/help/same-day-roll-off'],
		['cancel dumpster order', 'refund for roll off', 'what is a dry run fee'],
	],
	[['/roll-off-dumpsters/loveland'], ['loveland dumpster rental']],
	[['/roll-off-dumpsters/berthoud'], ['dumpster berthoud']],
	[['/roll-off-dumpsters/fort-collins'], ['roll off ft collins']],
	[['/roll-off-dumpsters/northern-communities'], ['dumpster red feather lakes']],
	[
		business,
		[
			'dumpster for a restaurant',
			'office trash service',
			'commercial pickup',
			'trash for my coffee shop',
			'how big is a 3 yard dumpster',
		],
	],
	[
		['/commercial', '/commercial/2-yard', '/commercial/3-yard', ...faq('commercial-price')],
		['price of a 2 yard dumpster', 'monthly cost business dumpster'],
	],
	[
		['/commercial', ...faq('commercial-pickups')],
		['pick up twice a month', 'can you empty it every week'],
	],
	[
		['/help/commercial-overflow', ...faq('commercial-full')],
		['dumpster overflowing', 'people dump stuff in our dumpster', 'extra pickup for the store'],
	],
	[
		['/help/dumpster-placement', ...faq('commercial-place')],
		['where can the dumpster sit behind my store', 'truck cant reach the dumpster in the enclosure'],
	],
	[
		hoa,
		[
			'hoa 140 homes',
			'trash for a townhome community',
			'neighborhood wide pickup',
			'quote for our hoa',
			'property manager needs bid',
		],
	],
	[['/hoa-services', '/help/hoa-setup', ...faq('hoa-one-day')], ['one trash truck for the subdivision']],
	[['/help/hoa-setup', ...faq('hoa-switch')], ['how does our association switch haulers']],
	[
		['/contact'],
		[
			'phone number',
			'talk to a human',
			'where is your office',
			'saturday hours',
			'are you open on weekends',
			'complaint about driver',
		],
	],
	[
		['/contact', ...faq('general-same-day'), '/help/same-day-roll-off', ...rolloffFaq('same-day')],
		['saturday delivery'],
	],
	[
		['/about'],
		['who owns horsetooth hauling', 'is this a local company', 'how long have you been in business'],
	],
	[['/privacy-policy'], ['do you sell my data', 'cookies']],
	[['/terms-of-service'], ['terms', 'liability for damage']],
	[[...faq('general-quote', 'hoa-quote'), '/contact'], ['when will you get back to me with a quote']],
]

/**
 * Written by somebody who knew the pages and not the ranking, before any ranking was tried on it. No ranking and no
 * thesaurus is tuned on it: a question that fails here stays as it is.
 */
export const frozen: readonly Question[] = topics.flatMap(([answers, questions]) =>
	questions.map((question): Question => [question, ...answers]),
)

/** What a hauler's site has no answer to, in the words of people who type into any search box. */
export const frozenUnanswerable: readonly string[] = [
	'weather this weekend',
	'best tacos in fort collins',
	'dog groomer',
	'how to fix a flat tire on a bike',
	'mortgage rates',
	'broncos score',
	'movie times',
	'plumber for a clogged drain',
	'is the dmv open',
	'apartments for rent greeley',
	'how to change my wifi name',
	'buy a used truck',
	'divorce lawyer',
	'passport renewal',
	'ski pass discount',
	'what time is sunset',
	'learn spanish',
	'cheap flights to phoenix',
	'library card',
	'wedding photographer',
	'snow tires',
	'lawn mower repair',
	'how many calories in a banana',
	'nearest hospital',
	'vote by mail ballot',
	'water heater installation',
	'fishing license',
	'guitar chords',
	'house painter estimates',
	'dentist that takes medicaid',
	'stock market today',
	'car wash',
	'kids soccer sign up',
	'carpet cleaning',
	'elk hunting season',
]
