import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['{app,server,db,art,test,bench}/**/*.test.{ts,tsx}'],
		globalSetup: ['./test/postgres.ts'],
		testTimeout: 60_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
		retry: process.env.CI ? 1 : 0,
		reporters: ['default'],
	},
})
