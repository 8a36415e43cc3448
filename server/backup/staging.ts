import { existsSync } from 'node:fs'
import { link, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { schemaOf } from '#platform/database/migrate.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'

/** A new store beside the one in use, which replaces it once it is complete. */
export interface StagedStore {
	store: Store
	/** Replaces the present store; returns where that was moved, or null if there was none. Closes the new store. */
	swapIn(): Promise<string | null>
	/** Removes it. */
	discard(): Promise<void>
}

/** The store is open elsewhere; the message is a sentence for the operator. */
export class StoreInUse extends Error {}

const fileName = 'store.sqlite'
const schemaName = 'restoring'
const ownName = 'hauler-restore'
/** PostgreSQL may list the connections of a server a moment longer than the server lives. */
const lingerMs = 2000

/** Throws `StoreInUse`. */
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
			// What closing could not fold into the file would be left behind, beside it.
			foldLog(join(folder, fileName))
			refuseIfOpen(present)
			const before = existsSync(present) ? `${present}.before-${stamp}` : null
			// A rename over the present one: at no moment is there none, in whose place a server would create an empty one.
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
		foldLog(file)
	} catch (error) {
		throw new StoreInUse(`${file} is in use (${String(error)}). Stop the server first. Nothing was changed.`)
	}
}

/**
 * Leaves WAL mode, which folds the log into the file, so that the file alone can be moved. Throws while another process has it
 * open, and where the disk has no room for it.
 */
function foldLog(file: string): void {
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
		// Left over from an attempt that was interrupted.
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

/** On PostgreSQL: removes the new store of a restore that was killed; one that runs is connected under its own name. */
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

/** Replaces the present folder by `from`; returns where that was moved, or null. */
export async function swapFolder(from: string, present: string, stamp: string): Promise<string | null> {
	await mkdir(from, { recursive: true })
	const before = existsSync(present) ? `${present}.before-${stamp}` : null
	if (before) await rename(present, before)
	await rename(from, present)
	return before
}
