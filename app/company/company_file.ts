import { z } from 'zod'
import type { Company } from './company.ts'
import type { ContainerPaints } from './paints.ts'
import { stepsOf } from './fact_path.ts'
import { timeZoneOfState } from './time_zones.ts'
import type { Facts } from './facts_type.ts'
import type { Portals } from './portals.ts'
import { factFields, factRules } from './facts_schema.ts'

/**
 * The contents of a `company.json`: all facts except those derived from rows or from other facts, such as
 * sizes, routes and closed pages.
 */
interface CompanyFile {
	facts: Omit<
		Facts,
		| 'carts'
		| 'lawnCan'
		| 'rolloffs'
		| 'commercial'
		| 'dumpsterPickups'
		| 'routes'
		| 'closedPages'
		| 'logo'
		| 'mark'
	>
	paints: ContainerPaints
	/** Override the environment's portals. */
	portals: Partial<Portals>
	/** The path of a picture in the company's folder. */
	logo: string | null
}

const uploadedName = /^\/uploads\/[0-9a-f-]{36}-\d{1,4}\.webp$/

interface Branch {
	[name: string]: Branch | z.ZodType
}

/** Groups of facts that may be null as a whole if the company does not know them. */
const mayBeNull: ReadonlySet<string> = new Set(['founded', 'rating'])

/** Not required in a file. Portals are not required either; they default to the environment's. */
const notAsked: ReadonlySet<string> = new Set(['live', 'logo'])

/** The fields that the office cannot change. */
const fixed = (): Branch => ({
	$schema: z.string().optional(),
	version: z.literal(1, 'must be 1: please use the version of the product that wrote this file.'),
	sample: z.boolean().default(false),
	live: z.boolean().default(false),
	logo: z
		.string()
		.regex(uploadedName, 'must be the path of a picture in uploaded_pictures.json.')
		.nullable()
		.default(null),
	address: { country: z.literal('US') },
})

const schema = objectOf(branches())

/** The schema of `company.json`; the same rules apply when the office edits these facts. */
export const companyFileSchema: z.ZodType<CompanyFile> = schema
	.superRefine((value, found) => {
		if (zoneOf(value as unknown as Zoneless) === undefined)
			found.addIssue({ code: 'custom', message: 'is missing.', path: ['timeZone'] })
		for (const { names, holds, message } of factRules)
			if (!holds(value as unknown as Facts))
				found.addIssue({ code: 'custom', message, path: stepsOf(names[0] ?? '') })
	})
	.transform((value) => {
		const { $schema: _, version: _version, sample: _sample, paints, portals, logo, ...facts } = value
		const timeZone = zoneOf(value as unknown as Zoneless)
		return { paints, facts: { ...facts, timeZone }, portals, logo } as unknown as CompanyFile
	})

/** The JSON schema of `company.json`, for editors. */
export function companyJsonSchema(): object {
	return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
}

/**
 * The contents of a `company.json` that would start a company like this one; `portals` are only those of the
 * company itself.
 */
export function companyFileOf(
	{ facts, paints }: Company,
	{ isSample, portals }: { isSample: boolean; portals: Partial<Portals> },
): object {
	return knownFactsOf(branches(), { version: 1, sample: isSample, ...facts, paints, portals }) as object
}

/** The part of a value that the file's schema has names for, in schema order. */
function knownFactsOf(branch: Branch, value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value
	const entries = new Map(Object.entries(value))
	return Object.fromEntries(
		Object.entries(branch)
			.filter(([name]) => entries.has(name))
			.map(([name, inner]) => {
				const own = entries.get(name)
				return [name, inner instanceof z.ZodType ? own : knownFactsOf(inner, own)]
			}),
	)
}

function branches(): Branch {
	const tree = fixed()
	for (const { name, schema: rule } of factFields.values()) {
		const steps = stepsOf(name)
		if (notAsked.has(steps[0] ?? '')) continue
		put(tree, steps, steps[0] === 'portals' ? rule.optional() : nullIfMissing(rule))
	}
	put(tree, ['timeZone'], z.optional(factFields.get('timeZone')?.schema ?? z.string()))
	return tree
}

/** What may be none is none where the file leaves it out. */
function nullIfMissing(rule: z.ZodType): z.ZodType {
	return rule.safeParse(null).success ? rule.prefault(null) : rule
}

type Zoneless = Pick<Facts, 'address'> & Partial<Pick<Facts, 'timeZone'>>

/** The time zone in the file, or else that of most of its state. */
function zoneOf({ timeZone, address }: Zoneless): string | undefined {
	return timeZone ?? timeZoneOfState(address.state)
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
				if (name === 'portals') return [name, object.prefault({})]
				return [name, mayBeNull.has(name) ? object.nullable() : object]
			}),
		),
	)
}
