import { z } from 'zod'
import type { ContainerPaints } from './paints.ts'
import { stepsOf } from './fact_path.ts'
import type { Facts } from './facts_type.ts'
import { factFields, factRules } from './facts_schema.ts'

/** What a company's `company.json` says: all facts but what follows from rows and from others: sizes, where the trucks go, which pages are closed. */
export interface CompanyFile {
	facts: Omit<Facts, 'carts' | 'lawnCan' | 'rolloffs' | 'commercial' | 'routes' | 'closedPages'>
	paints: ContainerPaints
}

interface Branch {
	[name: string]: Branch | z.ZodType
}

/** Parts of the facts that may be null as a whole, for a company that does not know them. */
const mayBeNull: ReadonlySet<string> = new Set(['founded', 'rating'])

/** Portals are those of the environment; a file need not say that a site is no preview. */
const elsewhere: ReadonlySet<string> = new Set(['portals', 'live', 'logo'])

/** What the office cannot change. */
const fixed = (): Branch => ({
	$schema: z.string().optional(),
	version: z.literal(1, 'must be 1: please use the version of the product that wrote this file.'),
	sample: z.boolean().default(false),
	live: z.boolean().default(false),
	logo: z.null().default(null),
	timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York.'),
	address: { country: z.literal('US') },
})

const schema = objectOf(branches())

/** The shape of `company.json`, by the rules with which the office edits the same facts. */
export const companyFileSchema: z.ZodType<CompanyFile> = schema
	.superRefine((value, found) => {
		for (const { names, holds, message } of factRules)
			if (!holds(value as unknown as Facts))
				found.addIssue({ code: 'custom', message, path: stepsOf(names[0] ?? '') })
	})
	.transform((value) => {
		const { $schema: _, version: _version, sample: _sample, paints, ...facts } = value
		return { paints, facts } as unknown as CompanyFile
	})

/** The same for editors: a JSON schema. */
export function companyJsonSchema(): object {
	return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
}

function branches(): Branch {
	const tree = fixed()
	for (const { name, schema: rule } of factFields.values()) {
		const steps = stepsOf(name)
		if (!elsewhere.has(steps[0] ?? '')) put(tree, steps, rule)
	}
	return tree
}

function put(branch: Branch, [first = '', ...rest]: readonly string[], rule: z.ZodType): void {
	if (rest.length === 0) {
		branch[first] = rule
		return
	}
	const inner = branch[first] ?? {}
	if (inner instanceof z.ZodType) throw new TypeError(`${first} is a fact and a group of facts`)
	branch[first] = inner
	put(inner, rest, rule)
}

function objectOf(branch: Branch): z.ZodObject<Record<string, z.ZodType>> {
	return z.strictObject(
		Object.fromEntries(
			Object.entries(branch).map(([name, value]) => {
				if (value instanceof z.ZodType) return [name, value]
				const object = objectOf(value)
				return [name, mayBeNull.has(name) ? object.nullable() : object]
			}),
		),
	)
}

function isTimeZone(name: string): boolean {
	return Intl.supportedValuesOf('timeZone').includes(name)
}
