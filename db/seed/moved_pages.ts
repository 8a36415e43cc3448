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

const exact: ReadonlyMap<string, string> = new Map(movedPages.map(({ from, to }) => [from, to]))
const folders = movedPages.flatMap(({ from, to }) =>
	from.endsWith('/*') ? [{ folder: from.slice(0, -2), to }] : [],
)

/** The path that a path of the former site leads to; undefined if it has not moved. */
export function movedTo(former: string): string | undefined {
	return exact.get(former) ?? folders.find(({ folder }) => `${former}/`.startsWith(`${folder}/`))?.to
}
