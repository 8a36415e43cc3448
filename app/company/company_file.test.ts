import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companyFileSchema, companyJsonSchema } from './company_file.ts'

const file = join(import.meta.dirname, '../../companies/horsetooth/company.json')
const sample = JSON.parse(readFileSync(file, 'utf8')) as Tree

interface Tree {
	[name: string]: unknown
}

/** The names that an editor is told may be left out, each with those around it. */
function optional({ properties = {}, required = [] }: Shape): string[][] {
	return Object.entries(properties).flatMap(([name, { anyOf = [], ...own }]) => [
		...(required.includes(name) ? [] : [[name]]),
		...[own, ...anyOf].flatMap(optional).map((inner) => [name, ...inner]),
	])
}

interface Shape {
	properties?: Record<string, Shape & { anyOf?: Shape[] }>
	required?: string[]
}

function without(tree: Tree, [name = '', ...inner]: readonly string[]): Tree {
	const own = tree[name]
	if (inner.length === 0 || typeof own !== 'object' || own === null) {
		const { [name]: _, ...others } = tree
		return others
	}
	return { ...tree, [name]: without(own as Tree, inner) }
}

const steps = optional(companyJsonSchema())

test.each(steps.map((each) => each.join('.')))('a file may leave out %s, as its schema allows', (name) => {
	const parsed = companyFileSchema.safeParse(without(sample, name.split('.')))
	expect(parsed.error?.issues).toBeUndefined()
})

test('optional facts that a file leaves out are null', () => {
	const { facts } = companyFileSchema.parse(
		without(without(sample, ['founded', 'month']), ['prices', 'overfilled']),
	)
	expect(facts).toMatchObject({ founded: { year: 2008, month: null }, prices: { overfilled: null } })
})
