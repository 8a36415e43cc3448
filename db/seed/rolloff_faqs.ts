import type { RolloffFaqRow } from '#db/content_rows.ts'

const questions: readonly Pick<RolloffFaqRow, 'id' | 'question' | 'answer'>[] = [
	{
		id: 'rolloff-faq-size',
		question: 'Which size do I need?',
		answer:
			'Think in pickup loads. The 12-yard holds {{rolloff.12.loads}}, the 15-yard {{rolloff.15.loads}}, the 20-yard {{rolloff.20.loads}} and the 30-yard {{rolloff.30.loads}}.\nA garage or one bathroom fits the 12. A roof or several rooms fill the 20. If you are between two, take the bigger one, unless the load is heavy. The size calculator gives you a first answer.',
	},
	{
		id: 'rolloff-faq-same-day',
		question: 'Can I have it today?',
		answer:
			'If you order before {{promise.sameDayCutoff}} on a business day, same-day delivery is available. After that, ask for the next morning. Call {{phone}} if it is urgent.',
	},
	{
		id: 'rolloff-faq-price',
		question: 'How much is it?',
		answer:
			'That depends on the size, how far your town is, what you load and how long you keep it, so we give you a price for your job instead of a teaser price. Call {{phone}} or send the form: the price is free and has no hidden fees.',
	},
	{
		id: 'rolloff-faq-not-allowed',
		question: 'What can’t go in the container?',
		answer:
			'Paint, oil, chemicals, batteries, tires, propane tanks, asbestos, and anything with freon such as refrigerators and air conditioners. Televisions and computers stay out too; Colorado doesn’t allow them in landfills.\nNot sure about something? Ask before you throw it in.',
	},
	{
		id: 'rolloff-faq-heavy',
		question: 'Can I put in concrete, dirt or shingles?',
		answer:
			'Yes, but say so when you order. Heavy material reaches the weight limit long before the container looks full: {{rolloff.12.tons}} tons for the 12-yard, {{rolloff.20.tons}} for the 20-yard. In the 12-yard that is {{rolloff.12.depth.dirt}} of dirt, {{rolloff.12.depth.concrete}} of broken concrete or {{rolloff.12.depth.shingles}} of shingles. We may send a smaller container, or suggest two hauls.',
	},
	{
		id: 'rolloff-faq-driveway',
		question: 'Will it damage my driveway?',
		answer:
			'It shouldn’t. Lay two planks or sheets of plywood where the rollers will touch down, and tell the driver about soft, new or heated concrete. Hot asphalt in July marks most easily, so boards are worth the trouble then.',
	},
	{
		id: 'rolloff-faq-space',
		question: 'How much room does it need?',
		answer:
			'The 12-yard takes up {{rolloff.12.length}} by {{rolloff.12.width}} feet, the 20-yard and the 30-yard {{rolloff.20.length}} by {{rolloff.20.width}}. In front of it the truck needs about as much again to roll the container off, and open sky above: no wires, no branches.',
	},
	{
		id: 'rolloff-faq-street',
		question: 'Can it go in the street?',
		answer:
			'In most towns that takes a permit from the city, and your HOA may have a say as well. Ask them before you order. A driveway or yard needs no permit in most places.',
	},
	{
		id: 'rolloff-faq-cancel',
		question: 'What if I have to cancel?',
		answer:
			'Tell us at least {{promise.rolloffCancel}} before delivery and you get your money back, less the card processing fees. If you cancel on the day itself, a dry-run or delivery fee may apply. Once the service is done there is no refund. Payment is due in full at booking.',
	},
]

export const rolloffFaqs: readonly RolloffFaqRow[] = questions.map((question, index) => ({
	...question,
	is_active: true,
	sort_order: (index + 1) * 10,
}))
