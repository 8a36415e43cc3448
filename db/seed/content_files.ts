import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Page, parseData, parsePage } from '#platform/data_files/data_file.ts'

/** The project's folder: as far above this file as above the bundle, `build/server/index.js`. */
const root = join(import.meta.dirname, '../..')

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The value of a JSON file in `content/`. */
export function readData<Value>(name: string, schema: z.ZodType<Value>): Value {
	const file = `content/${name}`
	return parseData(file, textOf(file), schema)
}

/** A Markdown file in `content/`. */
export function readPage<Front>(name: string, schema: z.ZodType<Front>): Page<Front> {
	const file = `content/${name}`
	return parsePage(file, textOf(file), schema)
}

/** The Markdown files in a folder of `content/`, by the names of their files. */
export function readPages<Front>(
	folder: string,
	schema: z.ZodType<Front>,
): (Page<Front> & { name: string })[] {
	return readdirSync(join(root, 'content', folder))
		.filter((name) => name.endsWith('.md'))
		.toSorted()
		.map((name) => ({ name: name.slice(0, -'.md'.length), ...readPage(`${folder}/${name}`, schema) }))
}
