/** Returns the text as one of `values`; null if it is not among them. */
export function oneOf<const Value extends string>(
	values: readonly Value[],
	text: string | null | undefined,
): Value | null {
	return values.find((value) => value === text) ?? null
}
