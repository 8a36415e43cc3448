import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

/**
 * Creates an empty database on the server at `url` (PostgreSQL 15 or later), or a copy of `template`, which must have
 * no connections. Copying the files takes a third of the time of copying through the WAL.
 */
export async function createDatabase(
	url: string,
	template = 'template0',
): Promise<{ name: string; databaseUrl: string }> {
	const name = `hauler_${randomUUID().replaceAll('-', '')}`
	await query(url, `create database ${name} template ${template} strategy file_copy`)
	const databaseUrl = new URL(url)
	databaseUrl.pathname = `/${name}`
	return { name, databaseUrl: databaseUrl.href }
}

/** Drops a database if it exists, terminating all connections to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
	await query(url, `drop database if exists ${name} with (force)`)
}

/** This process's connection to each server, reused because connecting takes as long as dropping a database. */
const pools = new Map<string, Pool>()

async function query(url: string, text: string): Promise<void> {
	const pool = pools.get(url) ?? openPool(url)
	pools.set(url, pool)
	await pool.query(text)
}

function openPool(url: string): Pool {
	const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
	// An idle connection breaks when its server stops; the next query opens another.
	pool.on('error', () => {})
	return pool
}
