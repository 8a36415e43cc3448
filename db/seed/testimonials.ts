import { z } from 'zod'
import { flag, numberOrNone, text, textOrNone } from './column_rules.ts'
import { isSample, readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

/** The source of the shipped testimonials; no real one has it. */
export const sampleSource = 'Made up for the sample company'

export const testimonialEntries = defineEntries('testimonials', {
	columns: {
		id: text,
		content: text,
		customer_name: text,
		customer_title: textOrNone.default(null),
		company: textOrNone.default(null),
		location: textOrNone.default(null),
		service_type: textOrNone.default(null),
		rating: numberOrNone.default(5),
		is_featured: flag.default(false),
		is_approved: flag.default(true),
		created_at: z.iso.datetime(),
	},
	optionalColumns: { image_url: textOrNone, source: textOrNone, said_on: textOrNone, is_sample: flag },
	defaultsOf: ({ created_at }) => ({
		image_url: null,
		source: sampleSource,
		said_on: created_at.slice(0, 10),
		is_sample: isSample,
	}),
})

/** Approved and featured testimonials are on the home page, newest first; the unapproved one is never shown. */
export const testimonials = testimonialEntries.rowsOf(readData('testimonials.json', testimonialEntries.list))
