import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Hundreds of processes begin with the same libraries: what one has compiled, the next only reads.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

/** What a file might leave behind in its process: a server or a store, other facts, modules, globals or another clock. */
const leavesTraces =
	/#test\/(\w*server\w*|stores|serve_store|crawl|content_services|office_leads|staff|smtp|front|nginx)\.ts|node:child_process|adoptFacts|resetModules|vi\.(mock|stub\w+|setSystemTime|useFakeTimers)|process\.env/

const files = globSync('{app,platform,server,db,art,test,bench,deploy}/**/*.test.{ts,tsx}', {
	cwd: import.meta.dirname,
}).toSorted()
const pure = files.filter((file) => !leavesTraces.test(readFileSync(join(import.meta.dirname, file), 'utf8')))

export default defineConfig({
	test: {
		// What is served is the build itself, not what Vite would make of it.
		server: { deps: { external: [/\/build\/server\//] } },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// More than there are cores: many wait for a timer or a process while others, and the journeys, work.
		maxWorkers: 3,
		retry: process.env.CI ? 1 : 0,
		reporters: ['default'],
		projects: [
			{
				extends: true,
				test: {
					name: 'apart',
					include: files.filter((file) => !pure.includes(file)),
					globalSetup: ['./test/built.ts', './test/store_templates.ts', './test/postgres.ts'],
				},
			},
			// A process for each of these hundred would take longer to begin than they run.
			{ extends: true, test: { name: 'pure', include: pure, isolate: false, restoreMocks: true } },
		],
	},
})
