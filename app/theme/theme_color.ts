/** The page's background colors in both schemes, for the browser's own interface, from the palette as a style sheet. */
export function pageColors(themeCss: string): { light: string; dark: string } {
	const valueOf = (name: string, unread: string) => themeCss.split(`${name}:`)[1]?.split(/[;}]/)[0] ?? unread
	return {
		light: `hsl(${valueOf('--background', '214 24% 97%')})`,
		dark: `hsl(${valueOf('--dark-background', '218 22% 9%')})`,
	}
}
