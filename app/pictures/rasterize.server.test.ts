import { expect, test } from 'vitest'
import { recognize } from './recognize.server.ts'
import { rasterize } from './rasterize.server.ts'

const drawing = (shape: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30">${shape}</svg>`

test('a drawing becomes a PNG of the width asked for', async () => {
	const png = await rasterize(drawing('<rect width="60" height="30" fill="#063"/>'), 120)
	expect(recognize(png)).toMatchObject({ ok: true, kind: 'png' })
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 60])
})

test('a translucent shape far outside of the picture is left out', async () => {
	const beyond = '<path opacity=".3" d="M100000 5h20v10h-20z"/>'
	await expect(rasterize(drawing(beyond), 120)).resolves.toBeInstanceOf(Buffer)
})

test('a file that is no drawing is refused, and the next drawing still works', async () => {
	await expect(rasterize('not a drawing', 120)).rejects.toThrow('unsupported image format')
	await expect(rasterize(drawing('<rect width="9" height="9"/>'), 120)).resolves.toBeInstanceOf(Buffer)
})
