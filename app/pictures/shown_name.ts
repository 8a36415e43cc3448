/** The last part of a file's name as browsers send it, without control characters and short enough to be shown. */
export function shownName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? ''
	return (
		last
			.replace(/[\p{C}]/gu, '')
			.trim()
			.slice(0, 120) || 'picture'
	)
}
