import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { assertBuilt } from '#test/built.ts'

const root = join(import.meta.dirname, '..')

test('a mistake in a file of content is one sentence with its file and line, and ends the start', async () => {
	assertBuilt()
	const folder = mkdtempSync(join(tmpdir(), 'hauler-content-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	mkdirSync(join(folder, 'build/server'), { recursive: true })
	cpSync(join(root, 'build/server/index.js'), join(folder, 'build/server/index.js'))
	cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
	cpSync(join(root, 'package.json'), join(folder, 'package.json'))
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	writeFileSync(join(folder, 'content/services.json'), '[\n\t{ "slug": "trash", "name": 7 }\n]\n')
	const start = promisify(execFile)(process.execPath, ['build/server/index.js'], {
		cwd: folder,
		env: { DATA_DIR: join(folder, 'data'), PORT: '0' },
	})
	await expect(start).rejects.toMatchObject({
		code: 1,
		stdout: '',
		stderr:
			"The server could not start: content/services.json, line 2: 'name' must be a string.\ncontent/services.json, line 2: 'description' is missing.\n",
	})
})
