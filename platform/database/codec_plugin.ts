import { RawNode } from 'kysely'
import type {
	KyselyPlugin,
	PluginTransformQueryArgs,
	PluginTransformResultArgs,
	QueryId,
	UnknownRow,
} from 'kysely'
import { decode } from './codec.ts'
import { type Codec, ParameterEncoder } from './parameter_encoder.ts'
import { type Kinds, type KindsOfTable, resultKinds } from './query_kinds.ts'
import { isCoded, UnknownColumn, wordsIn } from './raw_sql.ts'
import type { Table } from './table.ts'

/**
 * Decodes rows to the shape of `schema.ts` and encodes parameters for their columns on either store, by the table and column in the query,
 * whatever their aliases. Throws `UnknownColumn` if the query leaves the column open. Run raw SQL that needs neither on
 * `db.withoutPlugins()`.
 */
export class CodecPlugin implements KyselyPlugin {
	readonly #parameters: ParameterEncoder
	readonly #codec: Codec
	readonly #kindsOfTable: KindsOfTable
	/** The column kinds of each query's result, until the result arrives. */
	readonly #results = new WeakMap<QueryId, Kinds>()
	readonly #rawQueries = new WeakMap<QueryId, RawNode>()

	constructor(codec: Codec, tables: Readonly<Record<string, Table<unknown>>>) {
		const known = new Map(
			Object.entries(tables).map(([name, { kinds }]) => [name, new Map(Object.entries(kinds))] as const),
		)
		this.#codec = codec
		this.#kindsOfTable = (table) => known.get(table)
		this.#parameters = new ParameterEncoder(codec, this.#kindsOfTable)
	}

	transformQuery({ node, queryId }: PluginTransformQueryArgs) {
		const scope = { sources: [], named: new Map(), around: null, kindsOfTable: this.#kindsOfTable }
		const coded = [...resultKinds(node, scope)].filter(([, kind]) => isCoded(kind))
		if (coded.length > 0) this.#results.set(queryId, new Map(coded))
		if (RawNode.is(node)) this.#rawQueries.set(queryId, node)
		return this.#parameters.transformNode(node, queryId)
	}

	async transformResult({ result, queryId }: PluginTransformResultArgs) {
		const [first] = result.rows
		const raw = this.#rawQueries.get(queryId)
		if (first && raw) this.#refuseCoded(raw, first)
		const kinds = this.#results.get(queryId)
		return kinds ? { ...result, rows: result.rows.map((row) => this.#decodeRow(row, kinds)) } : result
	}

	#decodeRow(row: UnknownRow, kinds: Kinds): UnknownRow {
		const decoded = { ...row }
		for (const [column, kind] of kinds)
			if (kind && column in row) decoded[column] = decode(kind, row[column], this.#codec.seal)
		return decoded
	}

	#refuseCoded(query: RawNode, row: UnknownRow): void {
		const words = new Set([...wordsIn(query), ...Object.keys(row)])
		for (const table of words)
			for (const [column, kind] of this.#kindsOfTable(table) ?? [])
				if (isCoded(kind) && words.has(column))
					throw new UnknownColumn(
						`Raw SQL does not tell that ${column} is of ${table}: build the query, or run it without plugins.`,
					)
	}
}
