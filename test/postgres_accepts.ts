import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely'
import { DatabaseError, Pool } from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { onBothStores } from './both_stores.ts'

/**
 * Vitest's setup for each file: prepares every statement that a test runs on SQLite on PostgreSQL too, which is stricter about
 * types, grouping and empty lists. This is why most tests run on SQLite alone.
 */
const asked = ((globalThis as { asked?: Asked }).asked ??= listen())

interface Asked {
	/** The statements of this process not prepared yet, with the first test that ran them. */
	waiting: Map<string, string>
	pool: Pool | null
}

const prepared = /^\s*(select|insert|update|delete|with)\b/i
/** Matches statements that only SQLite supports. */
const ofSqlite = /\b(sqlite_|pragma_|rowid\b)/

function listen(): Asked {
	const waiting = new Map<string, string>()
	const known = new Set<string>()
	const inPostgres = new PostgresQueryCompiler()
	const compile = SqliteQueryCompiler.prototype.compileQuery
	SqliteQueryCompiler.prototype.compileQuery = function (node, queryId) {
		const compiled = compile.call(this, node, queryId)
		const { currentTestName = '' } = expect.getState()
		const isNew = !known.has(compiled.sql) && prepared.test(compiled.sql) && !ofSqlite.test(compiled.sql)
		if (!isNew || onBothStores.has(currentTestName.split(' > ')[0] ?? '')) return compiled
		known.add(compiled.sql)
		waiting.set(inPostgres.compileQuery(node, queryId).sql, currentTestName)
		return compiled
	}
	return { waiting, pool: null }
}

afterAll(async () => {
	const server = inject('postgres')
	if (asked.waiting.size === 0 || !server?.ok) return
	asked.pool ??= openPool(server.url, server.templates.prepared)
	const refused: string[] = []
	for (const [statement, test] of asked.waiting) {
		try {
			await asked.pool.query(`prepare asked as ${statement}`)
			await asked.pool.query('deallocate asked')
		} catch (error) {
			if (!(error instanceof DatabaseError)) throw error
			// 42P01 is an unknown table: one that the test creates itself.
			if (error.code !== '42P01') refused.push(`${error.message} (${test}): ${statement}`)
		}
	}
	asked.waiting.clear()
	if (refused.length > 0) throw new Error(`PostgreSQL refuses:\n${refused.join('\n')}`)
})

function openPool(url: string, name: string): Pool {
	const address = new URL(url)
	address.pathname = `/${name}`
	const pool = new Pool({ connectionString: address.href, max: 1, allowExitOnIdle: true })
	// The idle connection breaks when the server stops.
	pool.on('error', () => {})
	return pool
}
