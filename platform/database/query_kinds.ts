import {
	AggregateFunctionNode,
	AliasNode,
	AndNode,
	BinaryOperationNode,
	CastNode,
	ColumnNode,
	DeleteQueryNode,
	FunctionNode,
	IdentifierNode,
	InsertQueryNode,
	ListNode,
	OperatorNode,
	OrNode,
	ParensNode,
	ReferenceNode,
	SelectAllNode,
	SelectQueryNode,
	TableNode,
	UnaryOperationNode,
	UpdateQueryNode,
	ValueNode,
} from 'kysely'
import type { OperationNode, SelectionNode } from 'kysely'
import { isCoded, UnknownColumn, wordsIn } from './raw_sql.ts'
import type { ColumnKind } from './table.ts'

export type Kinds = ReadonlyMap<string, ColumnKind | undefined>
/** Returns the kinds of a table's columns; undefined for an unknown table. */
export type KindsOfTable = (table: string) => Kinds | undefined
type Query = SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode

/** The tables in scope of a query: its own, those of outer queries, and CTEs. */
export interface Scope {
	readonly sources: readonly { name: string; kinds: Kinds }[]
	readonly named: ReadonlyMap<string, Kinds>
	readonly around: Scope | null
	readonly kindsOfTable: KindsOfTable
}

export function isQuery(node: OperationNode): node is Query {
	return (
		SelectQueryNode.is(node) ||
		InsertQueryNode.is(node) ||
		UpdateQueryNode.is(node) ||
		DeleteQueryNode.is(node)
	)
}

/** The scope inside `query`, which is nested in the scope `around`. */
export function scopeOf(query: Query, around: Scope | null, kindsOfTable: KindsOfTable): Scope {
	const named = new Map(around?.named)
	const outside: Scope = { sources: [], named, around, kindsOfTable }
	for (const { name, expression } of query.with?.expressions ?? []) {
		if (name.columns) throw new UnknownColumn('Name the columns in the query itself, not beside its name.')
		named.set(name.table.table.identifier.name, resultKinds(expression, outside))
	}
	const sources = sourceNodes(query).map((node) => sourceOf(node, outside))
	const target = sources[0]
	if (InsertQueryNode.is(query) && target) sources.push({ ...target, name: 'excluded' })
	return { ...outside, sources }
}

function sourceNodes(query: Query): OperationNode[] {
	const joined = InsertQueryNode.is(query) ? [] : (query.joins ?? []).map((join) => join.table)
	if (InsertQueryNode.is(query)) return query.into ? [query.into] : []
	if (DeleteQueryNode.is(query)) return [...query.from.froms, ...(query.using?.tables ?? []), ...joined]
	const updated = UpdateQueryNode.is(query) && query.table ? [query.table] : []
	const tables = updated.flatMap((node) => (ListNode.is(node) ? node.items : [node]))
	return [...tables, ...(query.from?.froms ?? []), ...joined]
}

function sourceOf(node: OperationNode, scope: Scope): { name: string; kinds: Kinds } {
	if (AliasNode.is(node)) return { name: nameOf(node.alias), kinds: sourceOf(node.node, scope).kinds }
	if (ParensNode.is(node)) return sourceOf(node.node, scope)
	if (isQuery(node)) return { name: '', kinds: resultKinds(node, scope) }
	if (!TableNode.is(node)) return { name: '', kinds: new Map() }
	const name = node.table.identifier.name
	return { name, kinds: scope.named.get(name) ?? scope.kindsOfTable(name) ?? new Map() }
}

/**
 * Returns the kind of the column that a name refers to. An unqualified name is a column of the innermost query; throws `UnknownColumn` if
 * only an outer query is known to have it.
 */
export function kindOfColumn(node: OperationNode, scope: Scope): ColumnKind | undefined {
	const column = ReferenceNode.is(node) ? node.column : node
	if (!ColumnNode.is(column)) return undefined
	const { name } = column.column
	const table = ReferenceNode.is(node) ? node.table?.table.identifier.name : undefined
	for (let at: Scope | null = scope; at !== null; at = at.around) {
		const source = at.sources.find((one) =>
			table === undefined ? one.kinds.get(name) !== undefined : one.name === table,
		)
		if (!source) continue
		if (table === undefined && at !== scope) throw new UnknownColumn(`Say of which table ${name} is.`)
		return source.kinds.get(name)
	}
	return undefined
}

/** The kind of each column of a query's result. Throws `UnknownColumn` if that cannot be known. */
export function resultKinds(query: OperationNode, around: Scope): Kinds {
	if (!isQuery(query)) return new Map()
	const scope = scopeOf(query, around, around.kindsOfTable)
	const selections = SelectQueryNode.is(query) ? query.selections : query.returning?.selections
	const kinds = selectedKinds(selections ?? [], scope)
	for (const { expression } of SelectQueryNode.is(query) ? (query.setOperations ?? []) : []) {
		const others = [...resultKinds(expression, around).values()]
		if (others.some((kind, at) => kind !== [...kinds.values()][at]))
			throw new UnknownColumn('The queries of a union have columns of different kinds.')
	}
	return kinds
}

function selectedKinds(selections: readonly SelectionNode[], scope: Scope): Kinds {
	const kinds = new Map<string, ColumnKind | undefined>()
	let stars = 0
	for (const { selection } of selections) {
		const starred = starredSources(selection, scope)
		stars += starred.length
		for (const source of starred) for (const [name, kind] of source.kinds) kinds.set(name, kind)
		if (starred.length > 0) continue
		const named = AliasNode.is(selection) ? selection : { alias: selection, node: selection }
		kinds.set(nameOf(named.alias), kindOfExpression(named.node, scope))
	}
	// If two tables have a column of the same name, the result row has the later one's value.
	if (stars > 1 && [...kinds.values()].some(isCoded))
		throw new UnknownColumn('Name the columns: all of several tables may have one name for two kinds.')
	return kinds
}

function starredSources(selection: OperationNode, { sources }: Scope): Scope['sources'] {
	if (SelectAllNode.is(selection)) return sources.filter(({ name }) => name !== 'excluded')
	if (!ReferenceNode.is(selection) || !SelectAllNode.is(selection.column)) return []
	return sources.filter(({ name }) => name === selection.table?.table.identifier.name)
}

const truths = new Set(['not', 'exists', 'not exists'])
const arithmetic = new Set(['+', '-', '*', '/', '%', '^', '&', '|', '#', '<<', '>>', '||'])

function kindOfExpression(node: OperationNode, scope: Scope): ColumnKind | undefined {
	if (ReferenceNode.is(node) || ColumnNode.is(node)) return kindOfColumn(node, scope)
	if (ParensNode.is(node)) return kindOfExpression(node.node, scope)
	if (AndNode.is(node) || OrNode.is(node)) return 'boolean'
	if (ValueNode.is(node)) return typeof node.value === 'boolean' ? 'boolean' : undefined
	if (CastNode.is(node)) return undefined
	if (SelectQueryNode.is(node)) return [...resultKinds(node, scope).values()][0]
	const operator = operatorOf(node)
	if (BinaryOperationNode.is(node) && !arithmetic.has(operator)) return 'boolean'
	if (UnaryOperationNode.is(node) && truths.has(operator)) return 'boolean'
	if (AggregateFunctionNode.is(node)) {
		if (['count', 'sum', 'avg'].includes(node.func)) return undefined
		const [only] = node.aggregated
		if (['min', 'max'].includes(node.func) && only) return kindOfExpression(only, scope)
	}
	if (FunctionNode.is(node) && node.func === 'coalesce') return commonKind(node.arguments, scope)
	refuseCoded(node, scope)
	return undefined
}

function commonKind(nodes: readonly OperationNode[], scope: Scope): ColumnKind | undefined {
	const [first, ...others] = new Set(nodes.map((node) => kindOfExpression(node, scope)))
	if (others.length > 0) throw new UnknownColumn('A column is of one kind or of another.')
	return first
}

/** Throws for an expression that may or may not preserve the kind of its operands. */
function refuseCoded(node: OperationNode, scope: Scope): void {
	const words = wordsIn(node)
	for (const { kinds } of scope.sources)
		for (const [name, kind] of kinds)
			if (isCoded(kind) && words.has(name))
				throw new UnknownColumn(
					`What becomes of ${name} in this expression is not known: select the column itself.`,
				)
}

function operatorOf(node: OperationNode): string {
	if (!BinaryOperationNode.is(node) && !UnaryOperationNode.is(node)) return ''
	return OperatorNode.is(node.operator) ? node.operator.operator : ''
}

function nameOf(node: OperationNode): string {
	if (IdentifierNode.is(node)) return node.name
	const column = ReferenceNode.is(node) ? node.column : node
	if (ColumnNode.is(column)) return column.column.name
	throw new UnknownColumn('A column of the result has no name that could be read.')
}
