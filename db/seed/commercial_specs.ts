import { z } from 'zod'
import { readData } from './content_files.ts'

const spec = z.strictObject({
	id: z.string(),
	label: z.string(),
	dimensions: z.string(),
	capacity: z.string(),
	ideal_use: z.string(),
})

export const commercialSpecs = readData('commercial_specs.json', z.array(spec)).map((row, index) => ({
	...row,
	is_active: true,
	sort_order: (index + 1) * 10,
}))
