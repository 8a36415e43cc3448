/** The colors of the page in either scheme, for what a browser draws around it, from the page's palette as a style sheet. */
export function pageColors(themeCss: string): { light: string; dark: string } {
	const valueOf = (name: string, unread: string) => themeCss.split(`${name}:`)[1]?.split(/[;}]/)[0] ?? unread
	return {
		light: `hsl(${valueOf('--background', '214 24% 97%')})`,
		dark: `hsl(${valueOf('--dark-background', '218 22% 9%')})`,
	}
}
