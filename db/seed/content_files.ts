import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Page, parseData, parsePage } from '#platform/data_files/data_file.ts'

/** The project's folder: as far above this file as above the bundle, `build/server/index.js`. */
const root = join(import.meta.dirname, '../..')

/** The folder of the company that this process works for, as it is named in messages. */
export const companyFolder = process.env['COMPANY'] || 'companies/horsetooth'

const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The value of a JSON file of the company. Throws a sentence with the file and the line of each mistake. */
export function readData<Value>(name: string, schema: z.ZodType<Value>): Value {
	const file = join(companyFolder, name)
	return parseData(file, textOf(file), schema)
}

/** The same of a file that a company may leave out. */
export function readDataIfThere<Value>(name: string, schema: z.ZodType<Value>, without: Value): Value {
	return existsSync(resolve(root, companyFolder, name)) ? readData(name, schema) : without
}

/** The value of a JSON file of the words that all companies share. */
export function readWords<Value>(name: string, schema: z.ZodType<Value>): Value {
	const file = join('words', name)
	return parseData(file, textOf(file), schema)
}

/** A Markdown file of the company. */
export function readPage<Front>(name: string, schema: z.ZodType<Front>): Page<Front> {
	const file = join(companyFolder, name)
	return parsePage(file, textOf(file), schema)
}

/** The Markdown files in a folder of the company, by the names of their files. */
export function readPages<Front>(
	folder: string,
	schema: z.ZodType<Front>,
): (Page<Front> & { name: string })[] {
	return readdirSync(resolve(root, companyFolder, folder))
		.filter((name) => name.endsWith('.md'))
		.toSorted()
		.map((name) => ({ name: name.slice(0, -'.md'.length), ...readPage(`${folder}/${name}`, schema) }))
}

/** Whether the company is the sample that the product ships with, so that what only a company itself can know is marked as a sample. */
export const isSample: boolean = readData(
	'company.json',
	z.looseObject({ sample: z.boolean().default(false) }),
).sample
