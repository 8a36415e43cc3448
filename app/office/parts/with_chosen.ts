import type { Option } from '#app/company/option.ts'

/** What can be chosen now, and what is chosen though it is not offered any more: as `known` names it, else by its value. */
export function withChosen<One extends Option>(
	offered: readonly One[],
	known: readonly One[],
	chosen: string,
): readonly (One | Option)[] {
	if (chosen === '' || offered.some(({ value }) => value === chosen)) return offered
	return [...offered, known.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen }]
}
