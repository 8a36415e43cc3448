import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceSum } from '#server/build_sources.ts'

/** A stand-in for the build, which would take too long. */
const build = `mkdir -p build && node --input-type=module -e 'import { writeFileSync } from "node:fs"
	import { sourceSum, sumFile } from "./server/build_sources.ts"
	writeFileSync("build/" + sumFile, sourceSum("."))'`
/** A `package.json` that depends on this file of its only package. */
const projectWith = (part: string) => ({
	name: 'small',
	version: '1.0.0',
	scripts: { build },
	dependencies: { part: `file:${part}` },
})

/** Creates a project with one package and one source file. */
function smallProject() {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-setup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	for (const name of ['bin', 'app', 'art', 'platform', 'server', 'db', 'public', 'part'])
		mkdirSync(join(folder, name))
	for (const file of ['bin/_setup', 'server/build_sources.ts'])
		copyFileSync(join(import.meta.dirname, '..', file), join(folder, file))
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
	write('app/page.ts', 'export const page = 1\n')
	for (const name of ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json']) write(name, '')
	write('part/package.json', '{ "name": "part", "version": "1.0.0" }')
	execFileSync('npm', ['pack', './part'], { cwd: folder, stdio: 'ignore' })
	const part = join(folder, 'part-1.0.0.tgz')
	/** Writes `package.json` and `package-lock.json`, which demand this version of the package. */
	const demand = (version: string, file: string, changes = {}) => {
		const project = { ...projectWith(file), ...changes }
		const packages = { '': project, 'node_modules/part': { version, resolved: `file:${file}` } }
		write('package.json', JSON.stringify(project))
		write(
			'package-lock.json',
			JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, packages }),
		)
	}
	demand('1.0.0', part)
	/** Runs the setup step of `bin/start`; returns what it did and the hash of the sources. */
	const setUp = () => {
		const script = 'source bin/_setup; bring_build'
		const output = execFileSync('bash', ['-c', script, 'bin/start'], {
			cwd: folder,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		return {
			isInstalled: output.includes('Installing packages'),
			isBuilt: output.includes('Building the site'),
			sum: sourceSum(folder),
		}
	}
	return { folder, part, write, demand, setUp }
}

test('bin/start installs again when package.json changes, and builds again when package.json or a source file changes', () => {
	const { part, write, demand, setUp } = smallProject()
	const first = setUp()
	expect(first).toEqual({ isInstalled: true, isBuilt: true, sum: expect.stringMatching(/^[0-9a-f]{64}$/) })
	expect(setUp()).toEqual({ isInstalled: false, isBuilt: false, sum: first.sum })
	demand('1.0.0', part, { imports: { '#app/*': './app/*' } })
	const changed = setUp()
	expect(changed).toMatchObject({ isInstalled: true, isBuilt: true })
	expect(changed.sum).not.toBe(first.sum)
	write('app/page.ts', 'export const page = 2\n')
	expect(setUp()).toEqual({ isInstalled: false, isBuilt: true, sum: expect.not.stringMatching(changed.sum) })
	write('app/page.test.ts', 'a test is not built\n')
	expect(setUp().isBuilt).toBe(false)
})

test('a failed installation leaves the installed packages in place, since a running server reads them', () => {
	const { folder, part, demand, setUp } = smallProject()
	const versionThere = () =>
		(JSON.parse(readFileSync(join(folder, 'node_modules/part/package.json'), 'utf8')) as { version: string })
			.version
	setUp()
	expect(versionThere()).toBe('1.0.0')
	const next = join(folder, 'part-2.0.0.tgz')
	demand('2.0.0', next)
	expect(setUp).toThrow('The packages could not be installed.')
	expect(versionThere()).toBe('1.0.0')
	writeFileSync(join(folder, 'part/package.json'), '{ "name": "part", "version": "2.0.0" }')
	execFileSync('npm', ['pack', './part'], { cwd: folder, stdio: 'ignore' })
	expect(setUp().isInstalled).toBe(true)
	expect(versionThere()).toBe('2.0.0')
	demand('1.0.0', part)
	expect(setUp().isInstalled).toBe(true)
	expect(versionThere()).toBe('1.0.0')
})
