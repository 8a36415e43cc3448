import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Page, parseData, parsePage } from '#platform/data_files/data_file.ts'
import { mergeOverBase } from './merge_over_base.ts'

/** The project's folder: two levels up both from this file and from the bundle, `build/server/index.js`. */
const root = join(import.meta.dirname, '../..')

/** The folder of the company that this process serves, as named in messages. */
export const companyFolder = process.env['COMPANY'] || 'companies/horsetooth'

/** The texts of every company, unless its own folder overrides them. */
export const baseFolder = 'companies/base'

/** A file's text without the byte order mark that some editors, such as Notepad, begin it with. */
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8').replace(/^\uFEFF/, '')
const isThere = (file: string) => existsSync(resolve(root, file))

/** What this company leaves out of the base: page names by folder, entry keys by file. */
export const leftOut = readLeftOut()

/** The existing files of this name: the base's, then the company's. If neither exists, the company's, so that the error names it. */
function layers(name: string): string[] {
	const own = join(companyFolder, name)
	const base = join(baseFolder, name)
	if (!isThere(base)) return [own]
	return isThere(own) ? [base, own] : [base]
}

/** What a company's folder may have besides the files that are asked for by name. */
export const filesApart =
	/^(?:company\.json|left_out\.json|logo\.(?:svg|png)|(?:help|answer_templates)\/.+\.md|pictures\/.+)$/

/** The names of the files read so far. */
export const filesRead = new Set<string>()

/** Reads a JSON file, merging the company's version over the base's. Throws a sentence with the file and line of each mistake. */
export function readData<Value>(name: string, schema: z.ZodType<Value>): Value {
	filesRead.add(name)
	const [base, own] = layers(name).map((file) => parseData(file, textOf(file), schema))
	return mergeOverBase(base, own, new Set(leftOut[name])) as Value
}

/** Reads a JSON file of the words shared by all companies. */
export function readWords<Value>(name: string, schema: z.ZodType<Value>): Value {
	const file = join('words', name)
	return parseData(file, textOf(file), schema)
}

/** Reads the Markdown files of this name: the base's, then the company's. */
export function readLayers<Front>(name: string, schema: z.ZodType<Front>): Page<Front>[] {
	filesRead.add(name)
	return layers(name).map((file) => parsePage(file, textOf(file), schema))
}

/** Reads the Markdown files in a folder, by file name; a company's file replaces the base's. */
export function readPages<Front>(
	folder: string,
	schema: z.ZodType<Front>,
): (Page<Front> & { name: string })[] {
	const files = [baseFolder, companyFolder]
		.map((place) => join(place, folder))
		.flatMap((place) => (isThere(place) ? readdirSync(resolve(root, place)) : []))
	return [...new Set(files)]
		.filter((file) => file.endsWith('.md'))
		.toSorted()
		.map((file) => ({ file, name: file.slice(0, -'.md'.length) }))
		.filter(({ name }) => !leftOut[folder]?.includes(name))
		.flatMap(({ file, name }) => {
			const page = layers(join(folder, file)).slice(-1)
			return page.map((path) => ({ name, ...parsePage(path, textOf(path), schema) }))
		})
}

/** The text of a file of the base; null if there is none. */
export function baseText(name: string): string | null {
	const file = join(baseFolder, name)
	return isThere(file) ? textOf(file) : null
}

/** The text of a file in the company's own folder; null if there is none. */
export function ownText(name: string): string | null {
	const file = join(companyFolder, name)
	return isThere(file) ? textOf(file) : null
}

/** The bytes of a file in the company's own folder; null if there is none. */
export function ownBytes(name: string): Buffer | null {
	const file = join(companyFolder, name)
	return isThere(file) ? readFileSync(resolve(root, file)) : null
}

/** The names of the base's pages in a folder. */
export function basePages(folder: string): string[] {
	return readdirSync(resolve(root, baseFolder, folder)).map((file) => file.replace(/\.md$/, ''))
}

const company = readData(
	'company.json',
	z.looseObject({
		sample: z.boolean().default(false),
		address: z.looseObject({ state: z.string().default('') }).prefault({}),
	}),
)

/** Whether the company is the sample that the product ships with; facts only a real company can know are then marked as samples. */
export const isSample: boolean = company.sample

/** The two-letter code of the company's state, the default for its towns. */
export const homeState: string = company.address.state

function readLeftOut(): Readonly<Record<string, readonly string[]>> {
	const file = join(companyFolder, 'left_out.json')
	if (!isThere(file)) return {}
	const isInBase = (place: string, key: string) =>
		place.endsWith('.json')
			? isThere(join(baseFolder, place)) && textOf(join(baseFolder, place)).includes(`"${key}"`)
			: isThere(join(baseFolder, place, `${key}.md`))
	const schema = z.record(z.string(), z.array(z.string())).superRefine((named, context) => {
		for (const [place, keys] of Object.entries(named))
			for (const [index, key] of keys.entries())
				if (!isInBase(place, key))
					context.addIssue({
						code: 'custom',
						path: [place, index],
						message: `has ${key}, which is not in ${baseFolder}.`,
					})
	})
	return parseData(file, textOf(file), schema)
}
