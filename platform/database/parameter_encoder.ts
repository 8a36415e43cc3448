import {
	AliasNode,
	AndNode,
	ColumnNode,
	InsertQueryNode,
	OperationNodeTransformer,
	PrimitiveValueListNode,
	TableNode,
	UpdateQueryNode,
	ValueListNode,
	ValueNode,
	ValuesNode,
} from 'kysely'
import type { BinaryOperationNode, ColumnUpdateNode, OperationNode, QueryId } from 'kysely'
import { storable } from '#platform/text/storable.ts'
import { encode } from './codec.ts'
import { isQuery, kindOfColumn, type KindsOfTable, type Scope, scopeOf } from './query_kinds.ts'
import { type Seal, plaintextSeal } from './seal.ts'
import type { ColumnKind } from './table.ts'

export interface Codec {
	store: 'sqlite' | 'postgres'
	seal: Seal
}

/**
 * Encodes values that are inserted into, assigned to or compared with a column, and makes every text of a query storable: text that the
 * server cuts or composes may contain an unpaired surrogate.
 */
export class ParameterEncoder extends OperationNodeTransformer {
	readonly #codec: Codec
	readonly #kindsOfTable: KindsOfTable

	constructor(codec: Codec, kindsOfTable: KindsOfTable) {
		super()
		this.#codec = codec
		this.#kindsOfTable = kindsOfTable
	}

	protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
		const query = super.transformInsertQuery(node, queryId)
		if (!query.values || !ValuesNode.is(query.values) || !query.columns) return query
		const kinds = query.columns.map((column) => this.#kindInTarget(query, column))
		const rows = query.values.values.map((row) =>
			PrimitiveValueListNode.is(row)
				? PrimitiveValueListNode.create(row.values.map((value, at) => this.#encode(kinds[at], value)))
				: ValueListNode.create(row.values.map((value, at) => this.#encodeNode(kinds[at], value))),
		)
		return { ...query, values: ValuesNode.create(rows) }
	}

	protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
		const update = super.transformColumnUpdate(node, queryId)
		const query = this.nodeStack.findLast(isQuery)
		const kind = query && this.#kindInTarget(query, update.column)
		return { ...update, value: this.#encodeNode(kind, update.value) }
	}

	protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId) {
		const operation = super.transformBinaryOperation(node, queryId)
		const scope = this.#scope()
		const kind = scope && kindOfColumn(operation.leftOperand, scope)
		return { ...operation, rightOperand: this.#encodeNode(kind, operation.rightOperand) }
	}

	protected override transformValue(node: ValueNode): ValueNode {
		return typeof node.value === 'string' ? { ...node, value: this.#text(node.value) } : node
	}

	protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
		const isText = (value: unknown) => typeof value === 'string'
		if (!node.values.some(isText)) return node
		return {
			...node,
			values: node.values.map((value) => (isText(value) ? this.#text(value as string) : value)),
		}
	}

	/** Backups and restores copy texts unchanged. */
	#text(text: string): string {
		return this.#codec.seal === plaintextSeal ? text : storable(text)
	}

	/** An assigned column belongs to the target table, whatever tables are joined. */
	#kindInTarget(query: OperationNode, column: OperationNode): ColumnKind | undefined {
		const written = InsertQueryNode.is(query)
			? query.into
			: UpdateQueryNode.is(query)
				? query.table
				: undefined
		const target = written && AliasNode.is(written) ? written.node : written
		if (!target || !TableNode.is(target) || !ColumnNode.is(column)) return undefined
		return this.#kindsOfTable(target.table.identifier.name)?.get(column.column.name)
	}

	/** Undefined outside of a query, as in a fragment built separately. */
	#scope(): Scope | undefined {
		return this.nodeStack
			.filter(isQuery)
			.reduce<Scope | undefined>(
				(around, query) => scopeOf(query, around ?? null, this.#kindsOfTable),
				undefined,
			)
	}

	#encodeNode(kind: ColumnKind | undefined, node: OperationNode): OperationNode {
		if (ValueNode.is(node) && !node.immediate) return ValueNode.create(this.#encode(kind, node.value))
		if (PrimitiveValueListNode.is(node))
			return PrimitiveValueListNode.create(node.values.map((value) => this.#encode(kind, value)))
		if (ValueListNode.is(node))
			return ValueListNode.create(node.values.map((value) => this.#encodeNode(kind, value)))
		// The two bounds of BETWEEN.
		if (AndNode.is(node))
			return AndNode.create(this.#encodeNode(kind, node.left), this.#encodeNode(kind, node.right))
		return node
	}

	#encode(kind: ColumnKind | undefined, value: unknown): unknown {
		return kind ? encode(kind, value, this.#codec) : value
	}
}
