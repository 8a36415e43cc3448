import type { Company } from './company.ts'

/** Values of facts by their names in `facts_schema.ts`. */
export type FactValues = Readonly<Record<string, unknown>>

type Branch = Record<string, unknown>

/**
 * Property names that differ from those in stored facts, which servers of earlier versions read too; stored
 * name to property.
 */
const renamed: ReadonlyMap<string, string> = new Map([['keeps', 'retention']])

/**
 * Returns the fact at a path: `prices.recycling`, `portals.billing`, `paints.rolloff.body`. Undefined if
 * there is no such path.
 */
export function getFact(company: Company, name: string): unknown {
	const { branch, last } = parentOf(company, name)
	return branch && Object.hasOwn(branch, last) ? branch[last] : undefined
}

/** Like `getFact`, for a name that is not of portals or paints. */
export function factIn(facts: Company['facts'], name: string): unknown {
	return stepsOf(name).reduce<unknown>(stepInto, facts)
}

/** Sets the fact at a path. Throws a RangeError if there is no such path. */
export function setFact(company: Company, name: string, value: unknown): void {
	const { branch, last } = parentOf(company, name)
	if (!branch || !Object.hasOwn(branch, last)) throw new RangeError(`No such fact: ${name}`)
	branch[last] = value
}

/** The property names along a path: `keeps.photoDays` is `retention`, `photoDays`. */
export function stepsOf(name: string): string[] {
	return name.split('.').map((step) => renamed.get(step) ?? step)
}

function parentOf(company: Company, name: string): { branch: Branch | undefined; last: string } {
	const { facts, portals, paints } = company
	const apart: Branch = { portals, paints }
	const steps = stepsOf(name)
	const last = steps.pop() ?? ''
	const root = Object.hasOwn(apart, steps[0] ?? '') ? apart : facts
	const branch = steps.reduce<unknown>(stepInto, root)
	return { branch: isBranch(branch) ? branch : undefined, last }
}

function stepInto(branch: unknown, step: string): unknown {
	return isBranch(branch) && Object.hasOwn(branch, step) ? branch[step] : undefined
}

function isBranch(value: unknown): value is Branch {
	return typeof value === 'object' && value !== null
}
