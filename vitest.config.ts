import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { hangMs } from './test/hang_ms.ts'

// Hundreds of processes load the same libraries: what one has compiled, the next only reads from the cache.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

/**
 * Files that change something for their whole process (modules, globals, environment or clock) or kill a process. Also those that use
 * sharp: the site lets it read fewer formats in its process than the pictures' tests need.
 */
const leavesTraces =
	/#test\/(server_process|crawl|front|nginx|postgres_server|s3_server|subject_box)\.ts|runServer|node:child_process|resetModules|from 'sharp'|vi\.(mock|stub\w+|setSystemTime|useFakeTimers)|process\.env/

/** Files that need the store templates or the PostgreSQL of the global setup. */
const opensStores = /#test\/(\w*server\w*|stores|serve_store|content_services|office_leads|staff|smtp)\.ts/

const files = globSync('{app,platform,server,db,art,test,bench,deploy}/**/*.test.{ts,tsx}', {
	cwd: import.meta.dirname,
}).toSorted()
const text = new Map(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]))
const thatHave = (pattern: RegExp, among = files) =>
	among.filter((file) => pattern.test(text.get(file) ?? ''))
const apart = thatHave(leavesTraces)
const together = files.filter((file) => !apart.includes(file))
const withStores = thatHave(opensStores, together)
const setupFiles = ['./test/postgres_accepts.ts']
const globalSetup = ['./test/built.ts', './test/store_templates.ts', './test/postgres.ts']

export default defineConfig({
	// JSX as in the build, which files sharing a process may have loaded: React's development runtime is not there then.
	oxc: { jsx: { development: false } },
	test: {
		// Tests serve the build itself, not modules transformed by Vite.
		server: { deps: { external: [/\/build\/server\//] } },
		// A guard against hanging, the same for all tests: a busy machine may starve one, and waiting for an event takes no longer than the
		// event.
		testTimeout: 900_000,
		hookTimeout: 900_000,
		expect: { poll: { timeout: hangMs } },
		// More than there are cores: many wait for a timer or a process while others, and the journeys, work.
		maxWorkers: 3,
		reporters: ['default'],
		// A separate process for each file would take longer to start and to load the build than most files take to run.
		projects: [
			{ extends: true, test: { name: 'apart', include: apart, globalSetup, setupFiles } },
			{
				extends: true,
				test: {
					name: 'stores',
					include: withStores,
					isolate: false,
					// As the build sets it, before a file loads one half of React's development build.
					env: { NODE_ENV: 'production' },
					restoreMocks: true,
					globalSetup,
					setupFiles,
				},
			},
			{
				extends: true,
				test: {
					name: 'pure',
					include: together.filter((file) => !withStores.includes(file)),
					isolate: false,
					restoreMocks: true,
				},
			},
		],
	},
})
