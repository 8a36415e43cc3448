/** The class names that hold, joined for a `class` attribute. */
export function classNames(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(' ')
}
