/** What one row of its kind, one day or one filter shows as well as another: an address of the office or the site without its name. */
export function kindOf(path: string): string {
	return path
		.replace(/[?&](?:list|at)=[^&]*/g, '')
		.replace(
			/[0-9a-f-]{36}|(?<=[?&](?!kind)\w+=)[^&]+|(?<=\/(?:help|residential|roll-off-dumpsters|commercial|pickup-day|calendar|palettes|streets|content\/\w+)\/)(?!(?:new|export|import)\b)[\w.-]+/g,
			'*',
		)
}

/** An address without the place or the size that its link has chosen in a form of the page. */
export function withoutChoice(path: string): string {
	return path.replace(/(?<=[?&](?:area|town|size)=)(?!unknown)[^&]+/g, '*')
}
