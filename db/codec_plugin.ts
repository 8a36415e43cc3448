import {
	ColumnNode,
	OperationNodeTransformer,
	PrimitiveValueListNode,
	ReferenceNode,
	ValueListNode,
	ValueNode,
	ValuesNode,
} from 'kysely'
import type {
	BinaryOperationNode,
	ColumnUpdateNode,
	InsertQueryNode,
	KyselyPlugin,
	OperationNode,
	PluginTransformQueryArgs,
	PluginTransformResultArgs,
	QueryId,
	UnknownRow,
} from 'kysely'
import { decode, encode, kindOf } from './codec.ts'
import type { Seal } from '#platform/database/seal.ts'

interface Codec {
	store: 'sqlite' | 'postgres'
	seal: Seal
}

/** Gives rows the shape of `schema.ts` and parameters the shape of their column, on either store. */
export class CodecPlugin implements KyselyPlugin {
	readonly #parameters: ParameterEncoder
	readonly #codec: Codec

	constructor(codec: Codec) {
		this.#codec = codec
		this.#parameters = new ParameterEncoder(codec)
	}

	transformQuery({ node, queryId }: PluginTransformQueryArgs) {
		return this.#parameters.transformNode(node, queryId)
	}

	async transformResult({ result }: PluginTransformResultArgs) {
		const { store, seal } = this.#codec
		// On PostgreSQL `pg` has decoded booleans and JSON already.
		if (store === 'postgres' && !('sealed_value' in (result.rows[0] ?? {}))) return result
		return { ...result, rows: result.rows.map((row) => decodeRow(row, seal)) }
	}
}

function decodeRow(row: UnknownRow, seal: Seal): UnknownRow {
	const decoded: UnknownRow = {}
	for (const [column, value] of Object.entries(row)) {
		const kind = kindOf(column)
		decoded[column] = kind ? decode(kind, value, seal) : value
	}
	return decoded
}

/** Encodes the values that stand beside a column name: inserted, set or compared. */
class ParameterEncoder extends OperationNodeTransformer {
	readonly #codec: Codec

	constructor(codec: Codec) {
		super()
		this.#codec = codec
	}

	protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
		const query = super.transformInsertQuery(node, queryId)
		if (!query.values || !ValuesNode.is(query.values) || !query.columns) return query
		const names = query.columns.map((column) => column.column.name)
		const rows = query.values.values.map((row) =>
			PrimitiveValueListNode.is(row)
				? PrimitiveValueListNode.create(row.values.map((value, at) => this.#encode(names[at], value)))
				: ValueListNode.create(row.values.map((value, at) => this.#encodeNode(names[at], value))),
		)
		return { ...query, values: ValuesNode.create(rows) }
	}

	protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
		const update = super.transformColumnUpdate(node, queryId)
		return { ...update, value: this.#encodeNode(nameOf(update.column), update.value) }
	}

	protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId) {
		const operation = super.transformBinaryOperation(node, queryId)
		const name = nameOf(operation.leftOperand)
		return { ...operation, rightOperand: this.#encodeNode(name, operation.rightOperand) }
	}

	#encodeNode(name: string | undefined, node: OperationNode): OperationNode {
		if (ValueNode.is(node) && !node.immediate) return ValueNode.create(this.#encode(name, node.value))
		if (PrimitiveValueListNode.is(node))
			return PrimitiveValueListNode.create(node.values.map((value) => this.#encode(name, value)))
		return node
	}

	#encode(name: string | undefined, value: unknown): unknown {
		const kind = name === undefined ? undefined : kindOf(name)
		return kind ? encode(kind, value, this.#codec) : value
	}
}

function nameOf(node: OperationNode): string | undefined {
	if (ColumnNode.is(node)) return node.column.name
	return ReferenceNode.is(node) && ColumnNode.is(node.column) ? node.column.column.name : undefined
}
