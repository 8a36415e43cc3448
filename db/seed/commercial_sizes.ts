import type { CommercialSizeRow } from '#db/content_rows.ts'

const pickupOptions = ['Weekly', 'Bi-weekly', 'Monthly', 'On-demand']

export const commercialSizes: readonly CommercialSizeRow[] = [
	{
		id: 'commercial-2-yard',
		size_value: 2,
		size_label: '2 Yard',
		title: '2 Yard Dumpster',
		description:
			'Low enough to reach into and small enough for a single parking space. It takes about {{commercial.2.bags}} bags, which is a normal week for a small shop or an office.',
		capacity_bags: 'About {{commercial.2.bags}} bags',
		weight_limit: '{{commercial.2.pounds}} lbs',
		dimensions: '{{commercial.2.feet}} ft',
		ideal_for: ['Small shops', 'Offices and clinics', 'Salons and studios', 'Churches and clubs'],
		pickup_options: [...pickupOptions],
		pricing_range: '{{price.commercial2}}/month',
		hero_image_url: null,
		hero_alt_text: 'Drawing of a 2-yard dumpster beside a person and a pickup truck, to scale',
		features: [
			{
				icon: 'Building',
				title: 'Fits behind a small shop',
				description:
					'{{commercial.2.length}} feet long and {{commercial.2.width}} feet deep. It leaves room to open the back door.',
			},
			{
				icon: 'Truck',
				title: 'Emptied when it suits you',
				description: 'Weekly, bi-weekly, monthly, or when you call.',
			},
			{
				icon: 'Clock',
				title: 'A quick answer',
				description: '{{promise.quoteAnswer}} Emergencies go first.',
			},
			{
				icon: 'Shield',
				title: 'One price, no contract',
				description: 'No hidden fees. Leave with {{promise.cancelNotice}} notice.',
			},
			{
				icon: 'MapPin',
				title: 'Local drivers',
				description: 'They know your delivery lane and when not to block it.',
			},
		],
		specifications: {
			Capacity: 'About {{commercial.2.bags}} bags',
			'Weight limit': '{{commercial.2.pounds}} lbs',
			'Length x width x height': '{{commercial.2.feet}} ft',
			Pickup: 'Weekly, bi-weekly, monthly or on-demand',
			Price: '{{price.commercial2}}/month',
		},
		faqs: [
			{
				question: 'Will a 2-yard be enough for us?',
				answer:
					'If you put out {{commercial.2.bags}} bags a week or fewer, yes. With many boxes, flatten them or look at the 3-yard.',
			},
			{
				question: 'Can we lift things into it?',
				answer:
					'Easily. The rim is about {{commercial.2.height}} feet high, so most people can drop a bag in without swinging it.',
			},
			{
				question: 'What if it gets too heavy?',
				answer:
					'The limit is {{commercial.2.pounds}} lbs. Wet food and paper weigh the most. If you come near the limit every week, ask us for a second pickup instead of a bigger box.',
			},
		],
		is_active: true,
		sort_order: 10,
	},
	{
		id: 'commercial-3-yard',
		size_value: 3,
		size_label: '3 Yard',
		title: '3 Yard Dumpster',
		description:
			'A foot taller and half again as much inside: about {{commercial.3.bags}} bags. For kitchens, stores with daily deliveries, and buildings with several tenants.',
		capacity_bags: 'About {{commercial.3.bags}} bags',
		weight_limit: '{{commercial.3.pounds}} lbs',
		dimensions: '{{commercial.3.feet}} ft',
		ideal_for: [
			'Restaurants and bakeries',
			'Stores with deliveries',
			'Workshops',
			'Small apartment buildings',
		],
		pickup_options: [...pickupOptions],
		pricing_range: '{{price.commercial3}}/month',
		hero_image_url: null,
		hero_alt_text: 'Drawing of a 3-yard dumpster beside a person and a pickup truck, to scale',
		features: [
			{
				icon: 'Building',
				title: 'Made for kitchens and stock rooms',
				description: 'It takes a delivery day’s boxes and still has room for the bags.',
			},
			{
				icon: 'Truck',
				title: 'Fewer trips',
				description: 'Half again as much as the 2-yard, on nearly the same piece of ground.',
			},
			{
				icon: 'Clock',
				title: 'A schedule that changes with you',
				description: 'Weekly in the busy months, bi-weekly when it is quiet. Call and we change it.',
			},
			{
				icon: 'Shield',
				title: 'No surprises on the bill',
				description: 'One monthly price, no contract, no hidden fees.',
			},
			{
				icon: 'MapPin',
				title: 'Run from {{address.city}}',
				description: 'The people who plan your route are the ones who answer the phone.',
			},
		],
		specifications: {
			Capacity: 'About {{commercial.3.bags}} bags',
			'Weight limit': '{{commercial.3.pounds}} lbs',
			'Length x width x height': '{{commercial.3.feet}} ft',
			Pickup: 'Weekly, bi-weekly, monthly or on-demand',
			Price: '{{price.commercial3}}/month',
		},
		faqs: [
			{
				question: 'Is the 3-yard much bigger to place?',
				answer:
					'Hardly. It is as long as the 2-yard and half a foot deeper. What it needs is a little more height under its lid.',
			},
			{
				question: 'Can several tenants share one?',
				answer:
					'Yes. Count everyone’s bags for a week and compare with {{commercial.3.bags}}. Tell us who should get the bill.',
			},
			{
				question: 'May we switch to the 2-yard later?',
				answer: 'Yes. Service is month to month. Call {{phone}} and we arrange the swap.',
			},
		],
		is_active: true,
		sort_order: 20,
	},
]
