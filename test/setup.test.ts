import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const project = { name: 'small', version: '1.0.0', dependencies: { part: 'file:part' } }

/** A project of one package and one source file. */
function smallProject() {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-setup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	for (const name of ['bin', 'app', 'platform', 'server', 'db', 'public', 'part'])
		mkdirSync(join(folder, name))
	copyFileSync(join(import.meta.dirname, '../bin/_setup'), join(folder, 'bin/_setup'))
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
	write('app/page.ts', 'export const page = 1\n')
	for (const name of ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json']) write(name, '')
	write('part/package.json', '{ "name": "part", "version": "1.0.0" }')
	write('package.json', JSON.stringify(project))
	const packages = {
		'': project,
		part: { version: '1.0.0' },
		'node_modules/part': { resolved: 'part', link: true },
	}
	write(
		'package-lock.json',
		JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, packages }),
	)
	/** Does what `bin/start` begins with; what it says, and the sum that tells one build's sources from another's. */
	const setUp = () => {
		const script = 'source bin/_setup; echo "sum $(source_sum)"'
		const output = execFileSync('bash', ['-c', script, 'bin/start'], { cwd: folder, encoding: 'utf8' })
		return { isInstalled: output.includes('Installing packages'), sum: /sum (.*)/.exec(output)?.[1] }
	}
	return { write, setUp }
}

test('bin/start installs and builds anew when package.json changes, and does neither when nothing does', () => {
	const { write, setUp } = smallProject()
	const first = setUp()
	expect(first).toEqual({ isInstalled: true, sum: expect.stringMatching(/^\d+ \d+$/) })
	expect(setUp()).toEqual({ isInstalled: false, sum: first.sum })
	write('package.json', JSON.stringify({ ...project, imports: { '#app/*': './app/*' } }))
	const changed = setUp()
	expect(changed.isInstalled).toBe(true)
	expect(changed.sum).not.toBe(first.sum)
	write('app/page.ts', 'export const page = 2\n')
	expect(setUp()).toEqual({ isInstalled: false, sum: expect.not.stringMatching(changed.sum ?? '') })
})
