const comment = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** A source text with spaces for its comments, line by line as it was. */
export function withoutComments(text: string): string {
	return text.replaceAll(comment, (words) => words.replaceAll(/[^\n]/g, ' '))
}
