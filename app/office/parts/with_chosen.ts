interface Choice {
	value: string
	label: string
}

/** What can be chosen now, and what is chosen though it is not offered any more: as `known` names it, else by its value. */
export function withChosen<One extends Choice>(
	offered: readonly One[],
	known: readonly One[],
	chosen: string,
): readonly (One | Choice)[] {
	if (chosen === '' || offered.some(({ value }) => value === chosen)) return offered
	return [...offered, known.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen }]
}
