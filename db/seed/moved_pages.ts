import { z } from 'zod'
import { readData } from './content_files.ts'

const path = z
	.string()
	.regex(/^(?:\/[a-z0-9-]+)+$/, 'must be a path in lowercase letters, digits and hyphens.')

/** Redirects from the company's former site; a `*` at the end matches the path itself and everything below it. */
export const movedPages = readData(
	'moved_pages.json',
	z.array(z.strictObject({ from: z.union([path, z.string().regex(/^(?:\/[a-z0-9-]+)+\/\*$/)]), to: path })),
)
