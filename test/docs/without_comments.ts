const comment = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** A source text with its comments replaced by spaces; line breaks stay. */
export function withoutComments(text: string): string {
	return text.replaceAll(comment, (words) => words.replaceAll(/[^\n]/g, ' '))
}
