import type { Option } from '#app/company/option.ts'

/** Returns the available options plus the chosen one if it is no longer available: as in `known`, or else labeled by its value. */
export function withChosen<One extends Option>(
	offered: readonly One[],
	known: readonly One[],
	chosen: string,
): readonly (One | Option)[] {
	if (chosen === '' || offered.some(({ value }) => value === chosen)) return offered
	return [...offered, known.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen }]
}
