import { isDeepStrictEqual } from 'node:util'

/** The three states of a three-way merge: as the form was opened, as stored now, and as typed. */
interface ThreeStates<State extends object> {
	/** Null, or without a field, if unknown: every difference then counts as changed by both. */
	base: Readonly<Partial<State>> | null
	theirs: Readonly<State>
	/** Fields the form did not have are taken from `theirs`. */
	mine: Readonly<Partial<State>>
}

export interface Merged<State extends object> {
	/** `mine` where it differs from `base`, `theirs` everywhere else. */
	values: State
	/** Fields that both sides changed differently. `values` has `mine`; the user decides. */
	collisions: (keyof State & string)[]
}

/** Merges concurrent changes to one record field by field, so that nobody reverts fields they did not touch. */
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
