import type { TestimonialRow } from '#db/content_rows.ts'

type Voice = Pick<
	TestimonialRow,
	'id' | 'content' | 'customer_name' | 'location' | 'service_type' | 'created_at'
> &
	Partial<TestimonialRow>

/** Approved and featured ones are on the home page, newest first; the unapproved one is never shown. */
const voices: readonly Voice[] = [
	{
		id: 'testimonial-windsor-wind',
		content:
			'Our cart blew halfway to Windsor Lake in the April wind. The driver found it, stood it back up against our fence and emptied it while he was there. Nobody asked him to.',
		customer_name: 'Marisol T.',
		location: 'Windsor',
		service_type: 'residential-services',
		is_featured: true,
		created_at: '2026-05-04T16:20:00.000Z',
	},
	{
		id: 'testimonial-old-town-alley',
		content:
			'We live off an Old Town alley where two trucks before them clipped the gate. These folks have driven it for three years and I have yet to touch up the paint. Every week, before the coffee is ready.',
		customer_name: 'Ben and Ilse K.',
		location: 'Fort Collins',
		service_type: 'residential-services',
		is_featured: true,
		created_at: '2026-04-13T18:05:00.000Z',
	},
	{
		id: 'testimonial-greeley-roof',
		content:
			'Our roofers could start a day early. I called at nine, and the 20-yard was in the driveway that afternoon, set down on boards so it wouldn’t mark the concrete. They hauled it off the morning the roofers finished.',
		customer_name: 'Dwayne P.',
		location: 'Greeley',
		service_type: 'rolloff',
		is_featured: true,
		created_at: '2026-07-20T21:40:00.000Z',
	},
	{
		id: 'testimonial-wellington-snow',
		content:
			'I-25 was shut north of town and I figured trash day was off. They called to say it would be a day late and then it was exactly a day late. That is all I want from a trash company.',
		customer_name: 'Ruth A.',
		location: 'Wellington',
		service_type: 'residential-services',
		is_featured: true,
		created_at: '2026-02-18T17:30:00.000Z',
	},
	{
		id: 'testimonial-bakery',
		content:
			'A bakery is mostly boxes. They came by, looked at our bin on a Friday, and moved us to the 3-yard with two fewer pickups a month. I had not asked to pay less, but I’ll take it.',
		customer_name: 'Priya N.',
		customer_title: 'Owner',
		company: 'Cleveland Avenue Bread',
		location: 'Wellington',
		service_type: 'commercial',
		is_featured: true,
		created_at: '2026-03-09T15:10:00.000Z',
	},
	{
		id: 'testimonial-severance-hoa',
		content:
			'Four haulers used to come through our streets on four different days. Now it is one truck and one day. At the annual meeting nobody brought up trash for the first time since I joined the board.',
		customer_name: 'Gordon L.',
		customer_title: 'Board president',
		company: 'A Severance homeowners association',
		location: 'Severance',
		service_type: 'hoa',
		is_featured: true,
		created_at: '2026-01-26T19:00:00.000Z',
	},
	{
		id: 'testimonial-bellvue-gravel',
		content:
			'Half a mile of gravel, a cattle guard, and a bear that knows what day it is. They worked out a spot by the mailbox and told us to hold the cart back until morning. No more bear.',
		customer_name: 'The Hendersons',
		location: 'Bellvue',
		service_type: 'residential-services',
		rating: null,
		is_featured: true,
		created_at: '2026-06-15T14:45:00.000Z',
	},
	{
		id: 'testimonial-loveland-estate',
		content:
			'We cleared out my mother’s house west of Lake Loveland, forty-one years of it. The woman in the office talked me out of the biggest container because it would not have fit under the cottonwood. She was right.',
		customer_name: 'Carol S.',
		location: 'Loveland',
		service_type: 'rolloff',
		created_at: '2025-10-06T20:15:00.000Z',
	},
	{
		id: 'testimonial-timnath-move',
		content:
			'Moved here in August and had a cart before we had curtains. The one time a pickup got missed, they were back the next day with an apology.',
		customer_name: 'Josh W.',
		location: 'Severance',
		service_type: 'residential-services',
		rating: 4,
		created_at: '2025-09-22T16:00:00.000Z',
	},
	{
		id: 'testimonial-waiting',
		content: 'So far so good. Will write more after the first month.',
		customer_name: 'K. M.',
		location: 'Windsor',
		service_type: 'residential-services',
		is_approved: false,
		created_at: '2026-08-03T22:30:00.000Z',
	},
]

/** The source of those that ship; none that is true has it. */
export const sampleSource = 'Made up for the sample company'

export const testimonials: readonly TestimonialRow[] = voices.map((voice) => ({
	rating: 5,
	customer_title: null,
	company: null,
	image_url: null,
	source: sampleSource,
	said_on: voice.created_at.slice(0, 10),
	is_sample: true,
	is_approved: true,
	is_featured: false,
	...voice,
}))
