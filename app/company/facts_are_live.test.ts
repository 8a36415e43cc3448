import { expect, test, vi } from 'vitest'

vi.mock('#app/company/facts.ts', () => ({
	get facts() {
		throw new Error('a fact was read while modules load')
	},
	adoptFacts() {},
}))

const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '/server/**/*.ts', '!/**/*.test.*'], {
	query: '?raw',
	import: 'default',
	eager: true,
})
// Modules that start something when loaded are left out.
const modules = import.meta.glob([
	'/app/**/*.{ts,tsx}',
	'/server/**/*.ts',
	'!/**/*.test.*',
	'!/app/entry.*.tsx',
	'!/server/{main,dev}.ts',
])
const readers = Object.keys(sources).filter((path) =>
	/\/(facts|contact_links|promises|consent|placeholders|sizes|calculator|toasts)\.ts'/.test(
		sources[path] ?? '',
	),
)

test('no module reads a company fact while it loads, since the office may change it later', async () => {
	expect(readers.length).toBeGreaterThan(100)
	const faults: string[] = []
	for (const path of readers) {
		await modules[path]?.().catch((error: unknown) => {
			if (String(error).includes('a fact was read')) faults.push(path)
		})
	}
	expect(faults).toEqual([])
}, 60_000)
