import { type Kysely, sql } from 'kysely'
import type { Store } from '#db/store.server.ts'

type Row = Record<string, unknown>

/** Every table of a store with its rows as stored, sorted by their values. */
export async function rowsOf(store: Pick<Store, 'db'>): Promise<Map<string, Row[]>> {
	const tables = await store.db.introspection.getTables()
	const db = store.db.withoutPlugins() as Kysely<unknown>
	const found = tables
		.filter(({ isView }) => !isView)
		.map(async ({ name }) => {
			const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
			const keyed = rows.map((row) => [JSON.stringify(Object.values(row)), row] as const)
			return [name, keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)] as const
		})
	return new Map(await Promise.all(found))
}

/**
 * A store's tables, columns in order, checks, keys, indexes and triggers, a line each. Normalized, so that a store altered by
 * migrations equals one created with the same schema in other words.
 */
export async function schemaOf({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<string[]> {
	const query = kind === 'sqlite' ? onSqlite : onPostgres
	const { rows } = await query.execute(db.withoutPlugins() as Kysely<unknown>)
	const lines = rows.flatMap(({ line, checks }) => [
		normalized(line),
		...(checks === null ? [] : checksIn(checks).map((check) => normalized(`check ${line} ${check}`))),
	])
	return lines.toSorted()
}

/** `checks` is a table definition to extract check constraints from, or null. */
interface Line {
	line: string
	checks: string | null
}

const onSqlite = sql<Line>`
	with tables as (select name, sql from sqlite_schema where type = 'table' and name not like 'kysely_%')
	select concat('table ', l.name, iif(l.strict, ' strict', ''), iif(l.wr, ' without rowid', '')) as line, t.sql as checks
		from tables t join pragma_table_list(t.name) l
	union all select concat_ws(' ', 'column', t.name, c.cid, c.name, c.type, iif(c."notnull", 'not null', null), c.dflt_value,
			iif(c.pk > 0, 'key ' || c.pk, null)), null
		from tables t join pragma_table_xinfo(t.name) c
	union all select concat('reference ', t.name, ' (', group_concat(k."from" order by k.seq), ') to ', k."table", ' (',
			group_concat(k."to" order by k.seq), ') update ', k.on_update, ' delete ', k.on_delete), null
		from tables t join pragma_foreign_key_list(t.name) k group by t.name, k.id
	union all select concat('unique ', t.name, ' (',
			(select group_concat(x.name order by x.seqno) from pragma_index_xinfo(i.name) x where x."key"), ')'), null
		from tables t join pragma_index_list(t.name) i where i.origin = 'u'
	union all select sql, null from sqlite_schema where type <> 'table' and sql is not null`

const onPostgres = sql<Line>`
	select concat_ws(' ', 'column', table_name,
			row_number() over (partition by table_name order by ordinal_position), column_name, data_type, is_nullable,
			column_default, collation_name) as line, null as checks
		from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'
	union all select indexdef, null from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'
	union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), null
		from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely_%'
	union all select pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
	union all select concat_ws(' ', 'function', proname, prosrc), null
		from pg_proc where pronamespace = 'public'::regnamespace
	union all select concat_ws(' ', 'view', viewname, definition), null from pg_views where schemaname = 'public'`

/** The text without quotes around names and without insignificant white space. */
function normalized(text: string): string {
	return text
		.replaceAll(/"(\w+)"/g, '$1')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/(?<=\() | (?=\))/g, '')
		.trim()
}

/** The conditions of a definition's checks, with their parentheses. Assumes no parentheses in string literals. */
function checksIn(definition: string): string[] {
	return Array.from(definition.matchAll(/\bcheck (?=\()/g), ({ index, 0: { length } }) => {
		const start = index + length
		let depth = 0
		for (let at = start; ; at++) {
			if (definition[at] === '(') depth += 1
			if (definition[at] === ')') depth -= 1
			if (depth === 0) return definition.slice(start, at + 1)
		}
	})
}
