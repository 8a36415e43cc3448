import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface SourceComment {
	file: string
	text: string
}

/** Every comment in the project's TypeScript files. Must run in the project's root. */
export function readComments(): SourceComment[] {
	return globSync('{app,art,bench,db,deploy,platform,server,test}/**/*.{ts,tsx}')
		.toSorted()
		.flatMap((file) =>
			parseSync(file, readFileSync(file, 'utf8')).comments.map(({ value }) => ({ file, text: value })),
		)
}
