import { existsSync } from 'node:fs'
import { link, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { schemaOf } from '#platform/database/migrate.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'

/** A new store built next to the one in use, which it replaces when complete. */
export interface StagedStore {
	store: Store
	/** Replaces the current store; returns where that was moved, or null if there was none. Closes the new store. */
	swapIn(): Promise<string | null>
	/** Discards the new store. */
	discard(): Promise<void>
}

/** Thrown if the store is open elsewhere; the message is a sentence for the operator. */
export class StoreInUse extends Error {}

const fileName = 'store.sqlite'
const schemaName = 'restoring'
const ownName = 'hauler-restore'
/** PostgreSQL may list a server's connections for a moment after the server has exited. */
const lingerMs = 2000

/** Creates an empty store next to the current one. Throws `StoreInUse` if the current one is open elsewhere. */
export async function stageStore(
	{ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
	folder: string,
	stamp: string,
): Promise<StagedStore> {
	return databaseUrl ? stagePostgres(databaseUrl, stamp) : stageSqlite(dataDir, folder, stamp)
}

async function stageSqlite(dataDir: string, folder: string, stamp: string): Promise<StagedStore> {
	const present = join(dataDir, fileName)
	refuseIfOpen(present)
	const store = await openStore({ dataDir: folder, appSecret: null })
	return {
		store,
		async swapIn() {
			await store.close()
			// Anything that closing did not checkpoint into the file would be left behind in the log.
			checkpointAndLeaveWal(join(folder, fileName))
			refuseIfOpen(present)
			const before = existsSync(present) ? `${present}.before-${stamp}` : null
			// Renames over the current file, so that there is always one: a starting server would otherwise create an empty one.
			if (before) await link(present, before)
			await rename(join(folder, fileName), present)
			return before
		},
		discard: () => store.close(),
	}
}

function refuseIfOpen(file: string): void {
	if (!existsSync(file)) return
	try {
		checkpointAndLeaveWal(file)
	} catch (error) {
		throw new StoreInUse(`${file} is in use (${String(error)}). Stop the server first. Nothing was changed.`)
	}
}

/**
 * Leaves WAL mode, which merges the log into the file, so that the file can be moved by itself. Throws if another process has the file open
 * or the disk is full.
 */
function checkpointAndLeaveWal(file: string): void {
	const database = new DatabaseSync(file, { timeout: 0 })
	try {
		const mode = database.prepare('pragma journal_mode = delete').get()?.journal_mode
		if (mode !== 'delete') throw new Error(`${file} stays in mode ${String(mode)}.`)
	} finally {
		database.close()
	}
}

async function stagePostgres(databaseUrl: string, stamp: string): Promise<StagedStore> {
	const control = await openStore({ databaseUrl: underOwnName(databaseUrl), dataDir: '', appSecret: null })
	const dropStaged = () => dropSchema(control)
	try {
		await refuseIfConnected(control)
		// Left over from an interrupted restore.
		await dropStaged()
		await sql`create schema ${sql.ref(schemaName)}`.execute(control.db)
	} catch (error) {
		await control.close()
		throw error
	}
	const url = new URL(underOwnName(databaseUrl))
	url.searchParams.set('options', `-c search_path=${schemaName}`)
	const store = await openStore({ databaseUrl: url.href, dataDir: '', appSecret: null })
	return {
		store,
		async swapIn() {
			await store.close()
			await refuseIfConnected(control)
			const present = await schemaOf(control.db)
			const before = `before_restore_${stamp.replace(/\W/g, '_').toLowerCase()}`
			await control.db.transaction().execute(async (trx) => {
				await sql`alter schema ${sql.ref(present)} rename to ${sql.ref(before)}`.execute(trx)
				await sql`alter schema ${sql.ref(schemaName)} rename to ${sql.ref(present)}`.execute(trx)
			})
			await control.close()
			return `the schema ${before}`
		},
		async discard() {
			await store.close()
			await dropStaged()
			await control.close()
		},
	}
}

const dropSchema = ({ db }: Pick<Store, 'db'>) =>
	sql`drop schema if exists ${sql.ref(schemaName)} cascade`.execute(db)

/** On PostgreSQL, drops the schema left by a killed restore; a running restore is recognized by its connection's name. */
export async function dropLeftSchema(store: Store): Promise<void> {
	if (store.kind !== 'postgres') return
	const { rows } = await sql`select from pg_namespace where nspname = ${schemaName} and not exists
		(select from pg_stat_activity where datname = current_database() and application_name = ${ownName})`.execute(
		store.db,
	)
	if (rows.length > 0) await store.withoutTimeLimit((db) => dropSchema({ db }))
}

function underOwnName(databaseUrl: string): string {
	const url = new URL(databaseUrl)
	url.searchParams.set('application_name', ownName)
	return url.href
}

async function refuseIfConnected(control: Store): Promise<void> {
	const deadline = Date.now() + lingerMs
	let connections = await othersIn(control)
	while (connections > 0 && Date.now() < deadline) {
		await sleep(50)
		connections = await othersIn(control)
	}
	if (connections === 0) return
	throw new StoreInUse(
		`The database is in use (other connections: ${connections}). Stop the servers first. Nothing was changed.`,
	)
}

async function othersIn({ db }: Store): Promise<number> {
	const { rows } = await sql<{
		connections: number
	}>`select count(*)::int as connections from pg_stat_activity
		where datname = current_database() and backend_type = 'client backend' and application_name <> ${ownName}`.execute(
		db,
	)
	return rows[0]?.connections ?? 0
}

/** Replaces the folder `present` with `from`; returns where the old folder was moved, or null if there was none. */
export async function swapFolder(from: string, present: string, stamp: string): Promise<string | null> {
	await mkdir(from, { recursive: true })
	const before = existsSync(present) ? `${present}.before-${stamp}` : null
	if (before) await rename(present, before)
	await rename(from, present)
	return before
}
