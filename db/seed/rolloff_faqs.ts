import { z } from 'zod'
import { readData } from './content_files.ts'

const question = z.strictObject({ id: z.string(), question: z.string(), answer: z.string() })

export const rolloffFaqs = readData('rolloff_faqs.json', z.array(question)).map((row, index) => ({
	...row,
	is_active: true,
	sort_order: (index + 1) * 10,
}))
