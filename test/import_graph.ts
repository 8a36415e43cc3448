import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/** The imports of each source file of the product except tests, including type-only and dynamic imports. */
export function importGraph(): ReadonlyMap<string, readonly string[]> {
	const files = globSync('{app,platform,server,db,art}/**/*.{ts,tsx}').filter(
		(file) => !/\.test\.tsx?$/.test(file),
	)
	const known = new Set(files)
	return new Map(files.map((file) => [file, importsOf(file).filter((imported) => known.has(imported))]))
}

function importsOf(file: string): string[] {
	const text = readFileSync(file, 'utf8')
	const { module } = parseSync(file, text)
	const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
		text.slice(start + 1, end - 1),
	)
	const specifiers = [
		...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...module.staticExports.flatMap(({ entries }) =>
			entries.map((entry) => entry.moduleRequest?.value ?? ''),
		),
		...late,
	]
	return [...new Set(specifiers.map((specifier) => pathOf(specifier, file)))]
}

/** The path that a specifier (`#app/…` or `./…`) refers to; empty for a package. */
function pathOf(specifier: string, from: string): string {
	if (specifier.startsWith('#')) return specifier.slice(1)
	return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : ''
}

/** Groups of files that import each other, directly or indirectly. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
	const reached = new Map([...graph.keys()].map((file) => [file, reachedFrom(file, graph)]))
	const circles = new Map<string, string[]>()
	for (const [file, targets] of reached) {
		const circle = [...targets].filter((target) => reached.get(target)?.has(file)).toSorted()
		if (circle.length > 0) circles.set(circle.join(), circle)
	}
	return [...circles.values()]
}

function reachedFrom(file: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
	const reached = new Set<string>()
	const waiting = [...(graph.get(file) ?? [])]
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (reached.has(next)) continue
		reached.add(next)
		waiting.push(...(graph.get(next) ?? []))
	}
	return reached
}
