import { isDeepStrictEqual } from 'node:util'

/** One record three times: as a form was opened with it, as it stands in the store by now, and as it was typed. */
export interface ThreeStates<State extends object> {
	/** Null, or without a name, where that is not known: then whatever differs counts as changed by both. */
	base: Readonly<Partial<State>> | null
	theirs: Readonly<State>
	/** A name that the form did not hold is theirs. */
	mine: Readonly<Partial<State>>
}

export interface Merged<State extends object> {
	/** Mine where I changed it, theirs everywhere else. */
	values: State
	/** What both changed to something different. `values` has mine there; a person decides. */
	collisions: (keyof State & string)[]
}

/** Brings together what two people did to one record, name by name, so that nobody takes back what they never touched. */
export function mergeThreeWays<State extends object>(
	{ base, theirs, mine }: ThreeStates<State>,
	isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual,
): Merged<State> {
	const values: State = { ...theirs }
	const collisions: (keyof State & string)[] = []
	for (const name of Object.keys(mine) as (keyof State & string)[]) {
		const was = (value: unknown) => base !== null && Object.hasOwn(base, name) && isSame(value, base[name])
		const typed = mine[name] as State[typeof name]
		if (was(typed)) continue
		if (!was(theirs[name]) && !isSame(typed, theirs[name])) collisions.push(name)
		values[name] = typed
	}
	return { values, collisions }
}
