import { execFile, execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { roomyFolder } from './roomy_folder.ts'
import { freePort } from './free_port.ts'
import { hangMs } from './hang_ms.ts'

export interface PostgresServer {
	/** The URL of the maintenance database, with the superuser. */
	url: string
	stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL from the machine's binaries on a free loopback port. Throws a readable sentence if that
 * fails. `durable` keeps fsync on, for tests that kill processes.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
	const programs = findPrograms()
	const user = unprivilegedUser()
	const directory = mkdtempSync(path.join(roomyFolder(), 'hauler-postgres-'))
	if (user) chownSync(directory, user.uid, user.gid)
	const data = path.join(directory, 'data')
	await promisify(execFile)(
		path.join(programs, 'initdb'),
		['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
		{ ...user, cwd: directory },
	).catch((error: unknown) => fail('initdb failed', directory, String(error)))
	const port = await freePort()
	const logFile = path.join(directory, 'log')
	const log = openSync(logFile, 'w')
	const server = spawn(
		path.join(programs, 'postgres'),
		['-D', data, '-p', `${port}`, ...settings(durable).flatMap((setting) => ['-c', setting])],
		{ ...user, cwd: directory, stdio: ['ignore', log, log] },
	)
	const quit = () => server.kill('SIGQUIT')
	process.once('exit', quit)
	const url = `postgres://tester@127.0.0.1:${port}/postgres`
	if (!(await answers(url, server))) {
		quit()
		fail('the server did not start', directory, readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '')
	}
	return {
		url,
		async stop() {
			process.off('exit', quit)
			await ended(server)
			rmSync(directory, { recursive: true, force: true })
		},
	}
}

function settings(durable: boolean): string[] {
	const always = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
	return durable ? always : [...always, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
}

function fail(what: string, directory: string, why: string): never {
	rmSync(directory, { recursive: true, force: true })
	throw new Error(`No PostgreSQL for the tests: ${what} (${why.trim()}).`)
}

/** The folder of the newest version's programs, which Debian does not put in the PATH. */
function findPrograms(): string {
	const debian = '/usr/lib/postgresql'
	const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
	const folders = [
		...versions.map((version) => path.join(debian, version, 'bin')),
		...(process.env.PATH ?? '').split(path.delimiter),
	]
	const found = folders.find((folder) =>
		['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
	)
	if (!found)
		throw new Error(
			'No PostgreSQL for the tests: initdb and postgres are neither in /usr/lib/postgresql nor in the PATH.',
		)
	return found
}

/** A user to run PostgreSQL as, since it refuses to run as root; undefined if this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined
	for (const name of ['postgres', 'nobody']) {
		try {
			const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
			return { uid: id('-u'), gid: id('-g') }
		} catch {
			// The user does not exist on this machine.
		}
	}
	throw new Error(
		'No PostgreSQL for the tests: it refuses to run as root, and there is no other user to run it as.',
	)
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
	const deadline = Date.now() + hangMs
	while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
		const client = new Client({ connectionString: url })
		client.on('error', () => {})
		const connected = await client.connect().then(
			() => true,
			() => false,
		)
		await client.end().catch(() => {})
		if (connected) return true
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	return false
}

/** Stops the server with SIGINT (fast shutdown), or with SIGQUIT (immediate shutdown) after five seconds. */
async function ended(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return
	const exit = new Promise((resolve) => server.once('exit', resolve))
	server.kill('SIGINT')
	const firmly = setTimeout(() => server.kill('SIGQUIT'), 5000)
	await exit
	clearTimeout(firmly)
}
