// Must be the first import, because the other modules read the content while they load.
import { endContentWatch } from './content_mistakes.ts'
import { createServer } from 'node:http'
import { runCommand } from './commands.ts'
import { composeSite } from './compose_site.ts'
import { type Environment, readEnvironment } from './env.ts'
import { openLog } from '#platform/log/open_log.ts'
import { logUncaughtErrors } from '#platform/process/log_uncaught_errors.ts'
import { stopOnSignal } from '#platform/process/stop.ts'
import { logSetup } from './log_setup.ts'

export { composeSite, readEnvironment }

/**
 * Longer than the front proxy keeps an idle connection (nginx: 60 s): if this side closed first, a form might already be on its way, and
 * proxies do not retry a POST.
 */
const keepAliveMs = 75_000
/** Longer than a form with photos may take (`receive_photos.server.ts`); other bodies have their own limit. */
const longestRequestMs = 41 * 60_000

async function start(environment: Environment): Promise<void> {
	const { log, logRequest, flush } = openLog(environment.LOG_LEVEL)
	logUncaughtErrors(log)
	logSetup(environment, Object.keys(process.env), log)
	const site = await composeSite(environment, { log, logRequest })
	const server = createServer(
		{ keepAliveTimeout: keepAliveMs, requestTimeout: longestRequestMs },
		site.listener,
	)
	const giveUp = (error: Error) => {
		process.stderr.write(`The server could not listen on port ${environment.PORT}: ${error.message}.\n`)
		process.exit(1)
	}
	server.once('error', giveUp)
	server.listen(environment.PORT, environment.HOST, () => {
		server.off('error', giveUp)
		// A connection that could not be accepted, probably for lack of file descriptors; later ones may succeed.
		server.on('error', (error) => log.error({ error: String(error) }, 'connection not accepted'))
		log.info({ port: environment.PORT, store: site.services.store.kind, pid: process.pid }, 'listening')
	})

	stopOnSignal(server, {
		log,
		drainMs: environment.DRAIN_SECONDS * 1000,
		drain: () => site.drain(),
		before: () => site.endStreams(),
		endWork: (end) => site.endWork(end),
		after: (end) => site.close(end),
		flush,
	})
}

function run(): void {
	const words = process.argv.slice(2)
	const environment = readEnvironmentOrExit()
	if (words.length > 0) return void runCommand(environment, words)
	start(environment).catch((error: unknown) => {
		process.stderr.write(
			`The server could not start: ${error instanceof Error ? error.message : String(error)}\n`,
		)
		process.exit(1)
	})
}

function readEnvironmentOrExit(): Environment {
	try {
		return readEnvironment(process.env)
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	}
}

endContentWatch()
// Not if the build is imported, as by tests that compose the site themselves. `import.meta.main` is undefined before Node 24.2.
if (import.meta.main !== false) run()
