import { isDeepStrictEqual } from 'node:util'

/** The three states of a three-way merge: as the form was opened, as the store has it now, and as it was typed. */
interface ThreeStates<State extends object> {
	/** Null, or without a field, where it is not known: then every difference counts as changed by both. */
	base: Readonly<Partial<State>> | null
	theirs: Readonly<State>
	/** A field that the form did not have is taken from `theirs`. */
	mine: Readonly<Partial<State>>
}

export interface Merged<State extends object> {
	/** Mine where I changed it, theirs everywhere else. */
	values: State
	/** Fields that both changed differently. `values` has mine; a person decides. */
	collisions: (keyof State & string)[]
}

/** Merges two people's changes to one record field by field, so that nobody reverts what they did not touch. */
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
