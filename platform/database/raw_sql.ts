import { IdentifierNode, type OperationNode, RawNode } from 'kysely'
import type { ColumnKind } from './table.ts'

/** Thrown for a query whose result columns have no known kind. */
export class UnknownColumn extends Error {}

/** Reports whether the stored value differs between the stores; times do not. */
export function isCoded(kind: ColumnKind | undefined): boolean {
	return kind !== undefined && kind !== 'time'
}

/** Every word and identifier in a query fragment, including raw SQL; words inside string literals count too. */
export function wordsIn(node: OperationNode): Set<string> {
	const words = new Set<string>()
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) part.forEach(visit)
		if (typeof part !== 'object' || part === null || !('kind' in part)) return
		const found = part as OperationNode
		if (IdentifierNode.is(found)) words.add(found.name)
		if (RawNode.is(found))
			for (const text of found.sqlFragments) for (const word of text.match(/\w+/g) ?? []) words.add(word)
		Object.values(found).forEach(visit)
	}
	visit(node)
	return words
}
