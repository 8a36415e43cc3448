import path from 'node:path'

const linkPattern = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g
const codePattern = /`([^`\n]+)`/g
const pathPattern =
	/^(?:app|art|bench|bin|companies|content|db|deploy|docs|places|platform|public|server|test|words)\/[\w./-]+$/
const filePattern =
	/(?<![\w./-])(?:app|art|bench|bin|companies|content|db|deploy|docs|places|platform|public|server|test|words)\/[\w./-]+\.(?:css|env|json|md|sh|tsx?|ya?ml)\b/g

/** Names of files that the reader is to create. */
const toBeMade = /NNNN|YYYY|\bNAME\b|\/\.env$/

const isElsewhere = (target: string) => /^[a-z]+:/.test(target)

/** A sentence for each link or path in a Markdown page that leads to no file. */
export function deadPointersOnPage(file: string, text: string, exists: (path: string) => boolean): string[] {
	const links = [...text.matchAll(linkPattern)]
		.map(([, target = '']) => target)
		.filter((target) => !isElsewhere(target))
		.map((target) => path.join(path.dirname(file), target))
	const paths = [...text.matchAll(codePattern)]
		.flatMap(([, code = '']) => code.split(/\s+/))
		.filter((word) => pathPattern.test(word))
	return dead(file, [...links, ...paths], exists)
}

/** A sentence for each file that a comment names and that does not exist. */
export function deadPointersInComment(
	file: string,
	text: string,
	exists: (path: string) => boolean,
): string[] {
	return dead(file, text.match(filePattern) ?? [], exists)
}

function dead(file: string, targets: readonly string[], exists: (path: string) => boolean): string[] {
	return [...new Set(targets)]
		.filter((target) => !toBeMade.test(target) && !exists(target))
		.map((target) => `${file}: there is no ${target}.`)
}
