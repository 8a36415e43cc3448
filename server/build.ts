import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { compress } from './encoding.ts'

/**
 * `npm run build`: the server and the browser's files, and the browser's files once more without the office, so that no
 * byte that visitors load depends on it (docs/decisions/2026-11-21-visitors-have-a-build-of-their-own.md).
 */
const build = join(import.meta.dirname, '../build')
const run = promisify(execFile)
const react = join(import.meta.dirname, '../node_modules/.bin/react-router')
const reactRouterBuild = (environment: Record<string, string> = {}) =>
	run(react, ['build'], { cwd: join(build, '..'), env: { ...process.env, ...environment } })

await Promise.all([reactRouterBuild(), reactRouterBuild({ BUILD_FOR: 'visitors' })])

const visitors = join(build, 'visitors')
writeFileSync(join(build, 'visitors.json'), manifestOf(join(visitors, 'client/assets')))
// What both have has the same name, for names tell the content.
cpSync(join(visitors, 'client/assets'), join(build, 'client/assets'), { recursive: true })
rmSync(visitors, { recursive: true })
await compressBelow(join(build, 'client'))

/** The routes' list as JSON, out of the script that sets it. */
function manifestOf(assets: string): string {
	const assignment = 'window.__reactRouterManifest='
	const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))
	const text = name && more.length === 0 ? readFileSync(join(assets, name), 'utf8') : ''
	if (!text.startsWith(assignment)) throw new Error('The build has no list of routes, or several.')
	return text.slice(assignment.length).replace(/;\s*$/, '')
}

/** Writes `.br` and `.gz` beside every text file, so that serving costs nothing. */
async function compressBelow(folder: string): Promise<void> {
	const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!compressible.has(extname(name))) continue
		const path = join(folder, name)
		const bodies = await compress(readFileSync(path))
		writeFileSync(`${path}.br`, bodies.br)
		writeFileSync(`${path}.gz`, bodies.gzip)
	}
}
