export interface ThemeVariable {
	/** With its dashes: `--primary`, or `--dark-primary` for the dark scheme. */
	name: string
	/** A bare HSL triple: `162 60% 19%`. */
	value: string
}

/**
 * The palette as one CSS rule for the page's own style element, in the given order (TH-01); '' if there are no
 * variables. These must come from a composed palette, which contains nothing that could end the rule.
 */
export function themeStyle(variables: readonly ThemeVariable[]): string {
	if (variables.length === 0) return ''
	return `:root{${variables.map(({ name, value }) => `${name}:${value}`).join(';')}}`
}
