import type { TestProject } from 'vitest/node'
import { dropDatabase } from './postgres_database.ts'
import { startPostgres } from './postgres_server.ts'
import { type Made, sharedByProjects } from './shared_by_projects.ts'
import { makeDatabaseTemplates, type StoreTemplates } from './store_templates.ts'

/** The PostgreSQL on which tests may create databases, with its template databases; or why there is none. */
export type TestPostgres =
	{ ok: true; url: string; templates: StoreTemplates & { prepared: string } } | { ok: false; problem: string }

declare module 'vitest' {
	interface ProvidedContext {
		postgres: TestPostgres
	}
}

/**
 * Vitest's global setup: provides the PostgreSQL of `TEST_DATABASE_URL` (whose user must be allowed to create databases) or
 * a temporary one. If there is neither, the tests that need it fail with the reason.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { value, end } = await sharedByProjects('postgres', open)
	project.provide('postgres', value)
	return end
}

async function open(): Promise<Made<TestPostgres>> {
	const given = process.env.TEST_DATABASE_URL
	try {
		const durable = Boolean(process.env.CRASH_TEST)
		const server = given ? { url: given, stop: async () => {} } : await startPostgres({ durable })
		const templates = await makeDatabaseTemplates(server.url).catch(async (error: unknown) => {
			await server.stop()
			throw error
		})
		return {
			value: { ok: true, url: server.url, templates },
			async end() {
				for (const name of Object.values(templates)) await dropDatabase(server.url, name)
				await server.stop()
			},
		}
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		const problem = given
			? `No PostgreSQL for the tests: TEST_DATABASE_URL does not work (${reason}).`
			: reason
		console.error(problem)
		return { value: { ok: false, problem }, end: async () => {} }
	}
}
