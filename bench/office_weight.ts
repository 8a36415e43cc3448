import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitorsManifestUrl } from '#app/boot/visitors_manifest.ts'
import { routeListIn, routeListName } from '#server/route_list.ts'
import { printTable } from './table.ts'

/**
 * Measures what the back office costs visitors, who never see it: the compressed scripts and styles of every public page,
 * as built, and as built from a copy whose `app/routes.ts` has no office. Exits with 1 if the difference is more than
 * `maxBytes`. `node bench/office_weight.ts`
 */
const maxBytes = 1200

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const withOffice = weigh(join(root, 'build'))
const without = weigh(buildWithoutOffice())
rmSync(folder, { recursive: true, force: true })

const rows = [...without].map(([id, bytes]) => {
	const now = withOffice.get(id) ?? Number.NaN
	return [id, String(bytes), String(now), String(now - bytes)]
})
const most = Math.max(...rows.map(([, , , more]) => Number(more)))
printTable(['route', 'bytes without the office', 'with it', 'more'], rows)
console.log(`The most is ${most} bytes; the limit is ${maxBytes}.`)
process.exitCode = most <= maxBytes ? 0 : 1

function buildWithoutOffice(): string {
	const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
	for (const file of files) cpSync(join(root, file), join(folder, file))
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	const path = join(folder, 'app/routes.ts')
	const routes = readFileSync(path, 'utf8')
	const withoutOffice = routes.replace(/const office = \[[^]*?\n\] satisfies/, 'const office = [] satisfies')
	if (withoutOffice === routes) throw new Error('The office was not found in app/routes.ts.')
	writeFileSync(path, withoutOffice)
	execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
	return join(folder, 'build')
}

/** Bytes that a visitor's browser loads for each public route, layouts included. */
function weigh(build: string): Map<string, number> {
	const assets = join(build, 'client/assets')
	const list = visitorsManifestUrl(routeListName(assets))
	const { entry, routes } = routeListIn(assets, list)
	return new Map(
		Object.entries(routes).map(([id, { module, imports, css }]) => {
			const urls = new Set([`/assets/${list}`, entry.module, ...entry.imports, module, ...imports, ...css])
			const sizes = [...urls].map((one) => statSync(join(build, 'client', `${one}.br`)).size)
			return [id, sizes.reduce((sum, size) => sum + size, 0)]
		}),
	)
}
