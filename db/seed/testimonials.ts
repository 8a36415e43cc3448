import { z } from 'zod'
import { isSample, readData } from './content_files.ts'

/** The source of those that ship; none that is true has it. */
export const sampleSource = 'Made up for the sample company'

const voice = z.strictObject({
	id: z.string(),
	content: z.string(),
	customer_name: z.string(),
	customer_title: z.string().nullable().default(null),
	company: z.string().nullable().default(null),
	location: z.string(),
	service_type: z.string(),
	rating: z.int().min(1).max(5).nullable().default(5),
	is_featured: z.boolean().default(false),
	is_approved: z.boolean().default(true),
	created_at: z.iso.datetime(),
})

/** Approved and featured ones are on the home page, newest first; the unapproved one is never shown. */
export const testimonials = readData('testimonials.json', z.array(voice)).map((row) => ({
	...row,
	image_url: null,
	source: sampleSource,
	said_on: row.created_at.slice(0, 10),
	is_sample: isSample,
}))
