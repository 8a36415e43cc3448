import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['{app,platform,server,db,art,test,bench,deploy}/**/*.test.{ts,tsx}'],
		globalSetup: ['./test/built.ts', './test/store_templates.ts', './test/postgres.ts'],
		// What is served is the build itself, not what Vite would make of it.
		server: { deps: { external: [/\/build\/server\//] } },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Two for each core: many wait for a timer or a process while others work.
		maxWorkers: 4,
		retry: process.env.CI ? 1 : 0,
		reporters: ['default'],
	},
})
