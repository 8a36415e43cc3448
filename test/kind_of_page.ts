/** An address with ids, slugs, days and filter values replaced by `*`; pages with the same result differ only in their data. */
export function kindOf(path: string): string {
	return path
		.replace(/[?&](?:list|at)=[^&]*/g, '')
		.replace(
			/[0-9a-f-]{36}|(?<=[?&](?!kind)\w+=)[^&]+|(?<=\/(?:help|residential|roll-off-dumpsters|commercial|pickup-day|calendar|palettes|streets|content\/\w+)\/)(?!(?:new|export|import)\b)[\w.-]+/g,
			'*',
		)
}

/** An address without the area, town or size that a link preselects in a form. */
export function withoutChoice(path: string): string {
	return path.replace(/(?<=[?&](?:area|town|size)=)(?!unknown)[^&]+/g, '*')
}
