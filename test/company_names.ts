import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '#db/service_names.ts'

const root = join(import.meta.dirname, '..')
const base = 'companies/base'

/** The folders of the sample companies that ship with the product. */
export const companyFolders = globSync('companies/*/company.json', { cwd: root })
	.map((file) => join(file, '..'))
	.toSorted()

/** Not read for names: street names do not identify a company, and search words come in any spelling. */
const unread = /\/(?:streets|search_\w+)\.json$/

const months = 'January February March April May June July August September October November December'

/**
 * The proper names in a company's folder: its own, its towns', and every word that its texts capitalize within a sentence
 * and that neither the base texts nor its other texts write in lower case.
 */
export function namesOf(folder: string): ReadonlySet<string> {
	const prose = textsIn(folder)
	const common = new Set(
		[...textsIn(base), ...prose, months.toLowerCase(), ...textsIn(base).map((text) => text.toLowerCase())]
			.flatMap(wordsIn)
			.filter((word) => word === word.toLowerCase()),
	)
	const inProse = prose.flatMap((text) =>
		[...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{L}{2,}(?![\p{L}’'-])/gu)].map(([word]) => word),
	)
	const names = [...inProse, ...wordsIn(companyOf(folder).name)].filter(
		(word) => !common.has(word.toLowerCase()),
	)
	return new Set([...names, ...givenNames(folder)])
}

/** Names of town districts that many towns share. */
const anywhere = new Set(['university', 'campus', 'midtown', 'old town'])

/** The lower-case phrases that visitors search for the company's own places with. */
export function searchPhrasesOf(folder: string): ReadonlySet<string> {
	const file = join(root, folder, 'search_towns.json')
	const concepts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Concept>) : {}
	const ofPlaces = Object.values(concepts).filter(({ broader = [] }) => broader.includes('town'))
	const typed = ofPlaces
		.flatMap(({ words }) => words)
		.join(', ')
		.split(', ')
	return new Set(
		[...typed, ...givenNames(folder).map((name) => name.toLowerCase())].filter(
			(phrase) => !anywhere.has(phrase),
		),
	)
}

/** The given names that a text contains as whole words. */
export function namesIn(text: string, names: ReadonlySet<string>): string[] {
	return [...names].filter((name) => text.includes(name) && wholeWord(text, name))
}

function wholeWord(text: string, name: string): boolean {
	const isLetter = (character: string | undefined) =>
		character !== undefined && /[\p{L}\p{N}]/u.test(character)
	for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
		if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true
	return false
}

interface Concept {
	broader?: string[]
	words: string[]
}

interface Company {
	name: string
	region: string
	phone: string
	email: string
	billingEmail: string
	address: { street: string; city: string; state: string; zip: string }
	geo: { latitude: number; longitude: number }
	prices: Record<string, unknown>
	services: Record<Service, boolean>
}

export function companyOf(folder: string): Company {
	return JSON.parse(readFileSync(join(root, folder, 'company.json'), 'utf8')) as Company
}

/** The names in the data fields of a company and its towns. */
function givenNames(folder: string): string[] {
	const { name, region, phone, email, billingEmail, address } = companyOf(folder)
	const towns = globSync(`${folder}/*_towns.json`, { cwd: root, exclude: ['**/search_*'] }).flatMap(
		(file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; places?: string[] }[],
	)
	const digits = phone.replaceAll(/\D/g, '')
	return [name, region, phone, digits, email, billingEmail, address.street, address.city].concat(
		towns.flatMap((town) => [town.name, ...(town.places ?? [])]),
	)
}

/** Every text in a folder that has a space, without placeholders and link targets. */
function textsIn(folder: string): string[] {
	return globSync(`${folder}/**/*.{json,md}`, { cwd: root })
		.filter((file) => !unread.test(file))
		.flatMap((file) => {
			const text = readFileSync(join(root, file), 'utf8')
			return file.endsWith('.md') ? [text] : stringsIn(JSON.parse(text) as unknown)
		})
		.map((text) => text.replaceAll(/\{\{.*?\}\}|\(\/[^)]*\)/g, ''))
		.filter((text) => text.includes(' '))
}

function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function wordsIn(text: string): string[] {
	return text.match(/\p{L}+/gu) ?? []
}

/** Other values that identify a company: coordinates, the slugs of its town pages, prices, and its palettes' primary colors. */
export function marksOf(folder: string): string[] {
	const { geo, prices } = companyOf(folder)
	const carts = valueOf<{ price?: number }[]>(folder, 'cart_sizes.json').flatMap(({ price }) => price ?? [])
	const colors = valueOf<Palette[]>(folder, 'palettes.json').flatMap(({ light, dark }) => [
		light.primary,
		dark.primary,
	])
	const pages = ['residential', 'rolloff'].flatMap((kind) =>
		valueOf<{ slug: string }[]>(folder, `${kind}_towns.json`).map(({ slug }) => `/${slug}`),
	)
	const dollars = [...carts, prices['recycling']].map((price) => `$${price}/month`)
	return [String(geo.latitude), String(geo.longitude), ...colors, ...pages, ...dollars]
}

/** Reports whether any file of a company's folder contains this name or mark. */
export function isIn(folder: string, name: string): boolean {
	return globSync(`${folder}/**/*.{json,md}`, { cwd: root }).some((file) =>
		readFileSync(join(root, file), 'utf8').includes(name.replace(/^[/$]|\/month$/g, '')),
	)
}

interface Palette {
	light: { primary: string }
	dark: { primary: string }
}

function valueOf<Value>(folder: string, name: string): Value | [] {
	const file = join(root, folder, name)
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : []
}
