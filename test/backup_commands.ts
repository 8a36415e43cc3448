import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { backUp } from '#server/backup/backup_command.ts'
import { restore } from '#server/backup/restore_command.ts'
import { readEnvironment } from '#server/env.ts'
import { testAppSecret } from './app_secret.ts'
import type { Connection, FreshStore } from './stores.ts'

const root = join(import.meta.dirname, '..')

export interface Ended {
	code: number
	stdout: string
	stderr: string
}

/** Runs a command of the built program, as `bin/backup` and `bin/restore` do, and waits until it ends. */
export function run(
	connection: Connection,
	words: string[],
	environment: Record<string, string> = {},
): Promise<Ended> {
	return start(connection, words, environment).ended
}

/** Starts such a command and returns its process too, so that a test can kill it. */
export function start(
	connection: Connection,
	words: string[],
	environment: Record<string, string> = {},
): { process: ChildProcess; ended: Promise<Ended> } {
	const env = {
		PATH: process.env.PATH,
		NODE_ENV: 'production',
		DATA_DIR: connection.dataDir,
		APP_SECRET: testAppSecret,
		// As in `startServer`.
		NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
		...(connection.databaseUrl ? { DATABASE_URL: connection.databaseUrl } : {}),
		...environment,
	}
	const { promise, resolve } = Promise.withResolvers<Ended>()
	const child = execFile(
		process.execPath,
		['build/server/index.js', ...words],
		{ cwd: root, env },
		(error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
	)
	return { process: child, ended: promise }
}

/** Runs a command in this process; errors become exit code 1. */
export async function runHere(
	connection: Connection,
	[name = '', ...words]: string[],
	environment: Record<string, string> = {},
): Promise<Ended> {
	const settings = readEnvironment({
		DATA_DIR: connection.dataDir,
		APP_SECRET: testAppSecret,
		...(connection.databaseUrl ? { DATABASE_URL: connection.databaseUrl } : {}),
		...environment,
	})
	try {
		const message = await (name === 'backup' ? backUp : restore)(settings, words)
		return { code: 0, stdout: message, stderr: '' }
	} catch (error) {
		return { code: 1, stdout: '', stderr: error instanceof Error ? error.message : String(error) }
	}
}

export function freshFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

/** The path of the only archive in a folder; fails if there are other files. */
export function archiveIn(folder: string): string {
	const names = readdirSync(folder)
	expect(names).toEqual([expect.stringMatching(/^hauler-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)])
	return join(folder, String(names[0]))
}

/** The store's connection, on PostgreSQL with a new data folder for pictures. */
export const folderOf = (store: FreshStore): Connection =>
	store.connection.databaseUrl ? { ...store.connection, dataDir: freshFolder() } : store.connection
