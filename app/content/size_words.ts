import { priceSentences } from '#app/company/container_price.ts'
import { formatDollars } from '#app/company/dollars.ts'
import type { Facts, RolloffFacts } from '#app/company/facts_type.ts'
import { fillDepth, loadMaterials } from '#app/company/fill_depth.ts'

/** The company's sizes, which copy can name individually. */
export type Sizes = Pick<Facts, 'carts' | 'rolloffs' | 'commercial'>

/** `rolloff.12.depth.dirt` is `3 inches`: the maximum depth of dirt in that container. */
const depths = loadMaterials.map(({ key }) => `depth.${key}`)
const measures = ['feet', 'length', 'width', 'height'] as const
const rolloffFields: readonly string[] = ['loads', 'tons', 'price', ...depths, ...measures]
const dumpsterFields: readonly string[] = ['bags', 'pounds', ...measures]

/** The placeholder names of the existing sizes. */
export function sizeNames({ carts, rolloffs, commercial }: Sizes): string[] {
	const ofOne = (group: string, { yards }: { yards: number }, fields: readonly string[]) =>
		fields.map((field) => `${group}.${yards}.${field}`)
	return [
		...carts.map(({ gallons }) => `price.cart${gallons}`),
		...rolloffs.flatMap((size) =>
			ofOne(
				'rolloff',
				size,
				rolloffFields.filter((field) => field !== 'price' || size.price !== undefined),
			),
		),
		...commercial.flatMap((size) => ofOne('commercial', size, dumpsterFields)),
		...commercial.flatMap(({ yards, price }) => (price ? [`price.commercial${yards}`] : [])),
	]
}

/** Whether a name refers to a size, existing or not. */
export function isOfSize(name: string): boolean {
	return sizeOf(name) !== null
}

/** Whether a name refers to a size that does not exist. */
export function isOfMissingSize(name: string, sizes: Sizes): boolean {
	const named = sizeOf(name)
	if (named === null) return false
	return named.list === 'carts'
		? !sizes.carts.some(({ gallons }) => gallons === named.size)
		: !sizes[named.list].some(({ yards }) => yards === named.size)
}

/** A size and the field asked for; `size` is in gallons for carts, else in cubic yards. */
interface NamedSize {
	list: keyof Sizes
	size: number
	field: string
}

/**
 * Parses a placeholder name of a size: `rolloff.12.loads`, `commercial.2.bags`, `price.commercial2`,
 * `price.cart48`.
 */
function sizeOf(name: string): NamedSize | null {
	const [group, second = '', ...rest] = name.split('.')
	const field = rest.join('.')
	if (group === 'price' && rest.length === 0) {
		const [, list, text = ''] = /^(commercial|cart)(.*)$/.exec(second) ?? []
		const size = sizeIn(text)
		if (list === undefined || size === null) return null
		return { list: list === 'cart' ? 'carts' : 'commercial', size, field: 'price' }
	}
	const size = sizeIn(second)
	if (size === null) return null
	if (group === 'rolloff' && rolloffFields.includes(field)) return { list: 'rolloffs', size, field }
	return group === 'commercial' && dumpsterFields.includes(field) ? { list: 'commercial', size, field } : null
}

function sizeIn(text: string): number | null {
	return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
}

/**
 * The value of a size's placeholder; null if that size does not exist or has no such value, undefined for any
 * other name.
 */
export function sizeWord(name: string, { carts, rolloffs, commercial }: Sizes): string | null | undefined {
	const named = sizeOf(name)
	if (named === null) return undefined
	const { list, size: amount, field } = named
	if (list === 'carts') {
		const cart = carts.find(({ gallons }) => gallons === amount)
		return cart ? formatDollars(cart.price) : null
	}
	if (list === 'rolloffs') {
		const size = rolloffs.find(({ yards }) => yards === amount)
		if (field === 'price') return size?.price ? priceSentences(size.price) : null
		return size ? fieldOf(size, { loads: size.loads, tons: size.tons, ...depthsOf(size) }, field) : null
	}
	const bin = commercial.find(({ yards }) => yards === amount)
	if (field === 'price') return bin?.price ? dollarRange(bin.price) : null
	return bin ? fieldOf(bin, { bags: `${bin.bags}`, pounds: `${bin.pounds}` }, field) : null
}

function depthsOf(size: RolloffFacts): Record<string, string> {
	return Object.fromEntries(loadMaterials.map(({ key }) => [`depth.${key}`, fillDepth(size, key)]))
}

function fieldOf(
	{ feet: [length, width, height] }: { feet: readonly [number, number, number] },
	own: Record<string, string>,
	field: string,
): string | undefined {
	const fields = {
		...own,
		feet: `${length}x${width}x${height}`,
		length: `${length}`,
		width: `${width}`,
		height: `${height}`,
	}
	return new Map(Object.entries(fields)).get(field)
}

/** `$85-120`; `$85` where it is one price. */
function dollarRange({ from, to }: { from: number; to: number }): string {
	return from === to ? formatDollars(from) : `${formatDollars(from)}-${formatDollars(to).slice(1)}`
}
