import { eachNode } from '#test/source_tree.ts'

export interface Pattern {
	source: string
	flags: string
	files: string[]
}

/** The distinct regular expression literals in the product, and the files that construct patterns with `RegExp`. */
export function findPatterns(): { written: Pattern[]; composing: string[] } {
	const written = new Map<string, Pattern>()
	const composing = new Set<string>()
	eachNode(({ type, regex, callee }, file) => {
		if (type === 'Literal' && regex) {
			const { pattern: source, flags } = regex as { pattern: string; flags: string }
			const known = written.get(`/${source}/${flags}`) ?? { source, flags, files: [] }
			written.set(`/${source}/${flags}`, { ...known, files: [...known.files, file] })
		}
		if ((callee as { name?: string } | undefined)?.name === 'RegExp') composing.add(file)
	})
	return { written: [...written.values()], composing: [...composing].toSorted() }
}
