import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth'
import { tokenHash } from '#platform/http/secret_token.ts'

/**
 * Wraps better-auth's database adapter so that sessions are stored under the hashes of their tokens. A session looked up
 * by token gets its token back; any other has the hash, which is useless to an attacker.
 */
export function withHashedSessions(adapter: DBAdapter): DBAdapter {
	return {
		...adapter,
		...hashing(adapter),
		transaction: (work) => adapter.transaction((trx) => work(hashing(trx))),
	}
}

function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
	return {
		...adapter,
		create: async (query) => withToken(await adapter.create(hashed(query)), tokenIn(query)),
		findOne: async (query) => withToken(await adapter.findOne(hashed(query)), tokenIn(query)),
		findMany: (query) => adapter.findMany(hashed(query)),
		count: (query) => adapter.count(hashed(query)),
		update: async (query) => withToken(await adapter.update(hashed(query)), tokenIn(query)),
		updateMany: (query) => adapter.updateMany(hashed(query)),
		delete: (query) => adapter.delete(hashed(query)),
		deleteMany: (query) => adapter.deleteMany(hashed(query)),
		consumeOne: async (query) => withToken(await adapter.consumeOne(hashed(query)), tokenIn(query)),
		incrementOne: async (query) => withToken(await adapter.incrementOne(hashed(query)), tokenIn(query)),
	}
}

interface Query {
	model: string
	where?: Where[] | undefined
	data?: object
}

function hashed<AnyQuery extends Query>(query: AnyQuery): AnyQuery {
	if (query.model !== 'session') return query
	const hashedQuery = { ...query }
	if (query.where) hashedQuery.where = query.where.map(hashedWhere)
	if (query.data && 'token' in query.data) {
		hashedQuery.data = { ...query.data, token: tokenHash(String(query.data.token)) }
	}
	return hashedQuery
}

function hashedWhere(where: Where): Where {
	if (where.field !== 'token') return where
	const { value } = where
	return {
		...where,
		value: Array.isArray(value) ? value.map((one) => tokenHash(String(one))) : tokenHash(String(value)),
	}
}

/** The token in a query about sessions. */
function tokenIn({ model, where, data }: Query): string | undefined {
	if (model !== 'session') return undefined
	const named = where?.find(({ field }) => field === 'token')?.value
	const token = named ?? (data as { token?: unknown } | undefined)?.token
	return typeof token === 'string' ? token : undefined
}

function withToken<Row>(row: Row, token: string | undefined): Row {
	return row && token !== undefined ? { ...row, token } : row
}
