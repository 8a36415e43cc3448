/** Which of these values a text is; null where it is none of them. */
export function oneOf<const Value extends string>(
	values: readonly Value[],
	text: string | null | undefined,
): Value | null {
	return values.find((value) => value === text) ?? null
}
