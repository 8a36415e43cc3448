import { sectionsOf } from './section.ts'

const weeklyPickup = 'How Our Weekly Pickup Works'

export const townSections = [
	...sectionsOf('residential-windsor', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'When you sign up we tell you your day, and it stays your day.\nSet the cart at the curb by {{hours.opens}}, wheels toward the house. In the cul-de-sacs around Water Valley, leave the middle of the circle free so the truck can turn.\nIf the wind is up, wait until morning to roll it out.',
		},
		{
			name: 'service-introduction',
			title: 'From Main Street to the edge of the fields',
			description:
				'Windsor has grown from sugar-beet town to lake town in a generation, and its streets show it: tight old blocks near Main, wide new ones toward Highway 257. We run both with the same truck and the same price.',
		},
		{
			name: 'bottom-cta',
			title: 'Ready for a cart in Windsor?',
			description: 'Call or send your address, and we tell you your day and the price.',
		},
	]),
	...sectionsOf('residential-fort-collins', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'In Fort Collins we collect on {{days.fort-collins}}; your street decides.\nHave the cart out by {{hours.opens}}. In Old Town alleys, set it tight against your fence and keep clear of the bike lane on the front streets.\nRecycling, if you have it, is collected {{recycling.day}}.',
		},
		{
			name: 'service-introduction',
			title: 'Old Town alleys and Harmony Road cul-de-sacs',
			description:
				'Old Town has alleys, and the newer streets have none. Around campus, leases turn over in the first weeks of August; on the west side, the wind comes down from Horsetooth Rock. Our crews plan for both.',
		},
		{
			name: 'bottom-cta',
			title: 'Moving in, or fed up with who you have?',
			description: 'Either way it takes one call. Ask what day we come to your street.',
		},
	]),
	...sectionsOf('residential-wellington', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'Wellington is {{days.wellington}}.\nCarts go out before {{hours.opens}}. On a bad wind day, wedge yours on the lee side of the mailbox or a parked trailer.\nA holiday on that day, or earlier in the week, makes it a day later.',
		},
		{
			name: 'service-introduction',
			title: 'The last stop before Wyoming',
			description:
				'North of Wellington the interstate belongs to the wind, and when the state closes it, pickup waits for the gate to open. Turn on text notifications and we’ll tell you, so you don’t have to guess.',
		},
		{
			name: 'bottom-cta',
			title: 'A cart in Wellington',
			description: 'From Cleveland Avenue to Buffalo Creek: call, or send us your address.',
		},
	]),
	...sectionsOf('residential-greeley', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'Greeley goes out on {{days.greeley}}; your address decides.\nCarts belong at the curb by {{hours.opens}}. On streets with parked cars, leave an arm’s length of open curb on either side of the cart.\nAdd recycling, and we take it {{recycling.day}}.',
		},
		{
			name: 'service-introduction',
			title: 'Straight streets, real seasons',
			description:
				'The grid makes Greeley easy to drive, and the seasons make it interesting. We serve the old elms around Glenmere Park, the houses by the university, and the new streets out past 59th Avenue.',
		},
		{
			name: 'bottom-cta',
			title: 'One call and you’re on the Greeley route',
			description: 'Give us the avenue and the street; in this town that is all a driver needs.',
		},
	]),
	...sectionsOf('residential-north-county', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'Out here the day depends on the road, so we agree on it with you.\nWe also agree on a spot: the end of a lane, the mailbox cluster, a widening where the truck can turn.\nWhere bears are about, keep the cart locked away at night and bring it down in the morning.',
		},
		{
			name: 'service-introduction',
			title: 'Laporte, Bellvue and the roads behind them',
			description:
				'Past Ted’s Place the addresses get longer and the driveways get steeper. We ask about gravel, gates and cattle guards before the first pickup, so that the first pickup works.',
		},
		{
			name: 'bottom-cta',
			title: 'Not sure we go that far?',
			description:
				'Describe the road to us on the phone. If we can turn around at the end of it, the answer is usually yes.',
		},
	]),
	...sectionsOf('residential-severance', [
		{
			name: 'weekly-pickup',
			title: weeklyPickup,
			description:
				'Your first confirmation tells you your day, and it is the same every week.\nLeave the cart on the street side of the ditch or sidewalk by {{hours.opens}}. On roads without a curb, put it on firm ground where the mail carrier would stop.\nAfter a snowfall, clear a patch for it; don’t stand it on the bank.',
		},
		{
			name: 'service-introduction',
			title: 'Where the geese fly and the trucks fit',
			description:
				'Severance is a town of new streets. In Tailholt or Hidden Valley, a first cart can come while the lawn is still going in.',
		},
		{
			name: 'bottom-cta',
			title: 'New house, first cart',
			description: 'Tell us the closing date and we plan the cart for your first trash day.',
		},
	]),
]
