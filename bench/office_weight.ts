import { execFileSync } from 'node:child_process'
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './table.ts'

/**
 * What the back office costs those who never see it: the scripts and styles of every public page, compressed, as built
 * and built once more from a copy of the tree whose `app/routes.ts` has no office. `node bench/office_weight.ts`
 */
interface Entry {
	id: string
	module: string
	imports?: string[]
	css?: string[]
	parentId?: string
}
interface Manifest {
	entry: { module: string; imports: string[] }
	routes: Record<string, Entry>
}

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const withOffice = weigh(join(root, 'build/client'))
const without = weigh(buildWithoutOffice())
rmSync(folder, { recursive: true, force: true })

const rows = [...without].map(([id, bytes]) => {
	const now = withOffice.get(id) ?? Number.NaN
	return [id, String(bytes), String(now), String(now - bytes)]
})
printTable(['route', 'bytes without the office', 'with it', 'more'], rows)

function buildWithoutOffice(): string {
	const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
	for (const file of files) cpSync(join(root, file), join(folder, file))
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	const path = join(folder, 'app/routes.ts')
	const routes = readFileSync(path, 'utf8')
	const office = routes.indexOf("\tlayout('office/")
	if (office === -1) throw new Error('The office was not found in app/routes.ts.')
	writeFileSync(path, `${routes.slice(0, office)}] satisfies RouteConfig\n`)
	execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
	return join(folder, 'build/client')
}

/** Bytes of what a visitor's browser loads for each public route, its parents included. */
function weigh(client: string): Map<string, number> {
	const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+-public\.js$/.test(file))
	if (name === undefined) throw new Error('Please build the site first: npm run build.')
	const text = readFileSync(join(client, 'assets', name), 'utf8')
	const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), -1)) as Manifest
	const chainOf = (one: Entry): Entry[] => {
		const parent = one.parentId === undefined ? undefined : routes[one.parentId]
		return parent ? [one, ...chainOf(parent)] : [one]
	}
	return new Map(
		Object.values(routes).map((one) => {
			const chain = chainOf(one).flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
			const urls = new Set([`/assets/${name}`, entry.module, ...entry.imports, ...chain])
			const sizes = [...urls].map((url) => statSync(join(client, `${url}.br`)).size)
			return [one.id, sizes.reduce((sum, size) => sum + size, 0)]
		}),
	)
}
