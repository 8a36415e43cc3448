import { z } from 'zod'
import type { RolloffFaqRow } from '#db/content_rows.ts'
import { readData } from './content_files.ts'

const question = z.strictObject({ id: z.string(), question: z.string(), answer: z.string() })

export const rolloffFaqs: readonly RolloffFaqRow[] = readData('rolloff_faqs.json', z.array(question)).map(
	(row, index) => ({ ...row, is_active: true, sort_order: (index + 1) * 10 }),
)
