import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { assertBuilt } from '#test/built.ts'

const assets = join(import.meta.dirname, '../../build/client/assets')

beforeAll(assertBuilt)

test('SD-60 no style sheet of a page is loaded again with a part of it that loads late', () => {
	const manifest = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
	const sheets = [...readFileSync(join(assets, manifest), 'utf8').matchAll(/"([^"]*\.css)(#?)"/g)]
	expect(sheets.length).toBeGreaterThan(0)
	// React Router marks a sheet by # when late parts import it too; Vite then takes it for another and adds it again.
	expect(sheets.filter(([, , mark]) => mark === '#').map(([, path]) => path)).toEqual([])
})
