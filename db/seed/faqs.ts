import { z } from 'zod'
import type { FaqRow } from '#db/content_rows.ts'
import { flag, number, onlyWith, placeOf, text, textOrNone, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'

/** The lists of questions, by the pages that show them. */
export const audiences = [
	'general',
	'residential',
	'hoa',
	'commercial',
] as const satisfies FaqRow['audience'][]

/** The entries of one list of questions. */
export const faqEntries = (audience: FaqRow['audience']) =>
	defineEntries('faqs', {
		columns: { id: text, question: text, answer: text, service: onlyWith },
		shorthands: { town: textOrNone.default(null) },
		optionalColumns: {
			category: text,
			audience: z.literal(audience),
			town_slug: textOrNone,
			is_active: flag,
			sort_order: number,
			created_at: time,
			updated_at: time,
		},
		defaultsOf: ({ town }, index) => ({
			category: audience,
			audience,
			town_slug: town,
			is_active: true,
			sort_order: placeOf(index),
			created_at: seededAt,
			updated_at: seededAt,
		}),
	})

const listOf = (audience: FaqRow['audience']) => faqEntries(audience).list.default([])
const lists = readData(
	'faqs.json',
	z.strictObject({
		general: listOf('general'),
		residential: listOf('residential'),
		hoa: listOf('hoa'),
		commercial: listOf('commercial'),
	}),
)

export const faqs = audiences.flatMap((audience) => faqEntries(audience).rowsOf(lists[audience]))
