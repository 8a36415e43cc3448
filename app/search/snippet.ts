const longest = 150

/** The text's beginning, at most 150 characters (SE-02), cut at a word. */
export function snippet(text: string): string {
	if (text.length <= longest) return text
	const at = text.lastIndexOf(' ', longest - 1)
	return `${text.slice(0, at > 0 ? at : longest - 1).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}
