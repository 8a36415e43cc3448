import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { routeListIn, routeListName } from '#server/route_list.ts'
import { assertBuilt } from '#test/built.ts'

const assets = join(import.meta.dirname, '../../build/client/assets')

beforeAll(assertBuilt)

test('SD-60 no style sheet of a page is loaded again by a part of it that loads later', () => {
	const { routes } = routeListIn(assets, routeListName(assets))
	const sheets = Object.values(routes).flatMap(({ css }) => css)
	expect(sheets.length).toBeGreaterThan(0)
	// React Router appends `#` to a sheet that lazy parts import too; Vite then treats it as another sheet and
	// adds it again.
	expect(sheets.filter((path) => path.endsWith('#'))).toEqual([])
})
