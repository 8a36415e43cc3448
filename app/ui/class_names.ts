/** Joins the given class names, without empty ones, for a `class` attribute. */
export function classNames(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(' ')
}
