import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of a build: these files, and all files below these folders except tests. */
const sources = [
	'app',
	'art',
	'platform',
	'server',
	'db',
	'public',
	'package.json',
	'package-lock.json',
	'vite.config.ts',
	'react-router.config.ts',
	'tsconfig.json',
]

/** The file in the build that holds the hash of its sources. */
export const sumFile = '.made-from'

/** Hashes the sources of the build of the project in `root`, or the given ones. */
export function sourceSum(root: string, of: readonly string[] = sources): string {
	const sum = createHash('sha256')
	for (const source of of) addTo(sum, root, source)
	return sum.digest('hex')
}

/** Reports whether `root` has a build of the current sources. */
export function isBuildFresh(root: string): boolean {
	const file = join(root, 'build', sumFile)
	return existsSync(file) && readFileSync(file, 'utf8') === sourceSum(root)
}

function addTo(sum: ReturnType<typeof createHash>, root: string, name: string): void {
	const path = join(root, name)
	if (statSync(path).isDirectory()) {
		for (const inside of readdirSync(path).toSorted()) addTo(sum, root, join(name, inside))
	} else if (!/\.test\.tsx?$/.test(name)) {
		const bytes = readFileSync(path)
		sum.update(`${name}\0${bytes.length}\0`).update(bytes)
	}
}
