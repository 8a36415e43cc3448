import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type SourceNode = Record<string, unknown>

/** Calls `see` for each syntax node of all source files of the product, except tests. */
export function eachNode(see: (node: SourceNode, file: string) => void): void {
	const isOurs = (file: string) => !/\.test\.tsx?$/.test(file)
	for (const file of globSync('{app,platform,server,db}/**/*.{ts,tsx}').filter(isOurs))
		visit(parseSync(file, readFileSync(file, 'utf8')).program, (node) => see(node, file))
}

/** Calls `see` for each node of a syntax tree. */
export function visit(node: unknown, see: (node: SourceNode) => void): void {
	if (typeof node !== 'object' || node === null) return
	if (!Array.isArray(node)) see(node as SourceNode)
	for (const part of Object.values(node)) visit(part, see)
}
